import type { Fact } from '../fact.ts'
import type { FactLedger } from '../fact-ledger.ts'
import { findFacts } from '../find-facts.ts'
import { instantParts } from '../instant.ts'
import { namesSecret } from '../secrets.ts'
import type { Unbacked } from '../unbacked.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { judgeHaggle } from './judge-haggle.ts'
import { judgeHours, type Now, weekdayAt } from './judge-hours.ts'
import { judgeOffers } from './judge-offers.ts'
import { judgePerson } from './judge-person.ts'
import { judgePolarity } from './judge-polarity.ts'
import { judgeStates, speaksOf } from './judge-states.ts'
import { judgeStock } from './judge-stock.ts'
import { judgeSubjects } from './judge-subjects.ts'
import { judgeValues } from './judge-values.ts'
import { judgeWaiting } from './judge-waiting.ts'
import { judgeWords } from './judge-words.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { statesOf } from './states.ts'

const CLOCK = /(?:^| )\d{1,2}[:.]\d{2}|(?:^| )\d{1,2} ?(?:am|pm)|(?:^| )saa (?!hi|zi|zote|yote)/u

/** What a clause is held against besides its own words. */
interface Grounds {
  facts: FactLedger
  knowledge: Knowledge
  said: Knowledge
  backed: readonly Fact[]
  unbacked: readonly string[]
}

/** Every kind of statement, and what makes one of its kind true. */
const JUDGES: readonly (readonly [string, (clause: Clause, grounds: Grounds) => boolean])[] = [
  [
    'an action or a status that says so',
    (clause, grounds) => judgeStates(clause, statesIn(clause, grounds), grounds.knowledge),
  ],
  ['a payment or booking still open', (clause, grounds) => judgeWaiting(clause, statesIn(clause, grounds))],
  ['an offer that ends as told', (clause, { knowledge, facts }) => judgeOffers(clause, knowledge, facts.now)],
  [
    'a price of ours that she agreed to',
    (clause, { knowledge, said, backed }) =>
      judgeHaggle(clause, knowledge, said, holdsPrice(clause, knowledge, backed)),
  ],
  ['a handoff to a person', (clause, grounds) => judgePerson(clause, statesIn(clause, grounds))],
  [
    'a row or a passage on the same subject',
    (clause, { knowledge, said }) => !isOnSecrets(clause) && judgeSubjects(clause, knowledge, said),
  ],
  [
    'the stock of a row',
    (clause, { knowledge, said, unbacked }) =>
      judgeStock(clause, knowledge, said, !unbacked.some((figure) => clause.text.includes(figure))),
  ],
  ['an option of a row', (clause, { knowledge, said }) => judgeValues(clause, knowledge, said.said)],
  ['a row or a passage with these words', isInStrangeWords],
  ['a passage that does not say otherwise', (clause, { knowledge }) => judgePolarity(clause, knowledge)],
  [
    'opening hours that agree',
    (clause, { knowledge, facts }) => judgeHours(clause, knowledge, hasTime(clause), nowOf(facts)),
  ],
]

/** The clauses of a reply that state something of business which no row, passage or action of its ledger says. */
export function findStatements(text: string, grounds: Omit<Grounds, 'said'>): Unbacked[] {
  const said = knowledgeOf([], grounds.facts.said ?? [])
  return clausesOf(text).flatMap((clause) => {
    const judge = JUDGES.find(([, isUnbacked]) => isUnbacked(clause, { ...grounds, said }))
    return judge === undefined ? [] : [{ text: clause.text, lacks: judge[0] }]
  })
}

function statesIn(clause: Clause, { knowledge, facts }: Grounds): Set<string> {
  return statesOf(clause, knowledge, facts)
}

/** Of a person who was told the words are free. */
function isInStrangeWords(clause: Clause, grounds: Grounds): boolean {
  const { knowledge, said, backed } = grounds
  if (isOnSecrets(clause)) return false
  if (speaksOf(clause, 'person') && statesIn(clause, grounds).has('person')) return false
  const leadsIn = /:$/.test(clause.text) && backed.length > 0
  const anchors = { clause: leadsIn || holds(clause.text, backed), sentence: holds(clause.whole, backed) }
  return judgeWords(clause, knowledge, said, anchors)
}

/** "We never ask for your PIN": of a secret only the request is judged, and what happened to money. */
function isOnSecrets({ text, mentions }: Clause): boolean {
  return namesSecret(text) && !mentions.some(({ kind }) => kind === 'state' || kind === 'grant')
}

/** "Fridays we close: 8 am to 12:30" has its time behind the colon. */
function hasTime({ words, sentence, text }: Clause): boolean {
  return CLOCK.test(text.endsWith(':') ? sentence : words) || findFacts(text).some(({ kind }) => kind === 'time')
}

function holds(text: string, facts: readonly Fact[]): boolean {
  return facts.some((fact) => text.includes(fact.text))
}

/** A figure of the rows stands in the sentence: what she agrees to is told. */
function holdsPrice({ whole }: Clause, { numbers }: Knowledge, facts: readonly Fact[]): boolean {
  return facts.some((fact) => {
    const figure = fact.kind === 'money' ? fact.amount : fact.kind === 'number' ? fact.value : 0
    return figure >= SMALLEST_PRICE && numbers.has(figure) && whole.includes(fact.text)
  })
}

const SMALLEST_PRICE = 20

function nowOf({ now, timezone = 'UTC' }: FactLedger): Now | null {
  if (now === undefined) return null
  const { year, month, day, minutes } = instantParts(now, timezone)
  return { weekday: weekdayAt(now, year, month, day), minutes }
}
