import { aroundEach } from './facts/around.ts'
import { citedLines, withElsewhere } from './facts/cited-lines.ts'
import { countsOf } from './facts/counts.ts'
import { impliedSums } from './facts/derived.ts'
import type { Fact } from './facts/fact.ts'
import { indexFacts } from './facts/fact-index.ts'
import type { FactLedger } from './facts/fact-ledger.ts'
import { type Claim, findClaims } from './facts/find-claims.ts'
import { findFacts } from './facts/find-facts.ts'
import { type Around, isBacked } from './facts/is-backed.ts'
import { findStatements } from './facts/meaning/find-statements.ts'
import { type Knowledge, knowledgeOf } from './facts/meaning/knowledge.ts'
import { stateOf, statesOf } from './facts/meaning/states.ts'
import { tokensOf } from './facts/meaning/tokens.ts'
import { majorOf, ownedSums } from './facts/money-owners.ts'
import { isTooLong, normalise, squeeze } from './facts/normalise.ts'
import { findSecretRequests } from './facts/secrets.ts'
import type { Unbacked } from './facts/unbacked.ts'
import { unnumber } from './facts/unnumber.ts'

const NOWHERE: Around = {
  before: '',
  behind: '',
  echo: false,
  asks: false,
  retells: false,
  unknowing: false,
  offersGoods: false,
  sentence: '',
  opening: '',
  told: [],
  refuses: false,
  segment: '',
  rest: '',
}

/**
 * What a reply states without a row behind it, and what it would need; empty when the reply may leave. Denied by default:
 * figures in any writing (prices, dates, times, numbers, links, codes), states of money, orders, parcels and bookings,
 * people that come or were told, stock, colours and kinds, and whatever else a shop has rules for or praises, unless a
 * value, a passage or an action of the ledger says it. Who asks for a secret is never backed.
 */
export function findUnbackedFacts(reply: string, facts: FactLedger): Unbacked[] {
  const { own, cited } = citedLines(reply, facts)
  return [...unbackedIn(own, facts), ...cited.flatMap(({ line, said }) => unbackedIn(line, withElsewhere(facts, said)))]
}

function unbackedIn(reply: string, facts: FactLedger): Unbacked[] {
  const { text, choices } = unnumber(normalise(reply))
  const always = [
    ...findSecretRequests(text).map((request) => ({ text: request, lacks: 'any right to ask for it' })),
    ...(isTooLong(reply) ? [{ text: text.slice(-40), lacks: 'an end: it is too long to be read whole' }] : []),
  ]
  // Code chose and filled it by the rows: there is nothing in it to look for in them.
  if (facts.own?.includes(reply)) return always
  const timezone = facts.timezone ?? 'UTC'
  const ours = [...(facts.literals ?? []), ...(facts.own ?? [])]
  const data = indexFacts(facts.values, ours, timezone, facts.now)
  const said = indexFacts([], facts.said ?? [], timezone)
  const knowledge = knowledgeOf(facts.values, ours)
  const sums = ownedSums(facts.values)
  const stated = findFacts(text)
  const context = aroundEach(text, stated, new Set(sums.map(majorOf)))
  const backing = { data, said, choices, sums, implied: impliedSums(facts.values), ...countsOf(text, knowledge) }
  const figures = stated.filter((fact, at) => !isBacked(fact, backing, context[at] ?? NOWHERE))
  const known = [...data.prose, ...(facts.own ?? []).map((sentence) => squeeze(normalise(sentence)))]
  const isQuoted = (clause: string) => known.some((prose) => prose.includes(squeeze(clause)))
  const claims = findClaims(text).filter((claim) => !isProven(claim, facts, knowledge) && !isQuoted(claim.clause))
  const found = [
    ...figures.map(({ text: figure, kind }) => ({ text: figure, lacks: `a row or a passage with this ${kind}` })),
    ...claims.map(({ text: claim, provenBy }) => ({ text: claim, lacks: `an action "${provenBy.join('" or "')}"` })),
  ]
  const statements = findStatements(withoutLinks(text, stated), {
    facts,
    knowledge,
    backed: stated.filter((fact) => !figures.includes(fact)),
    unbacked: found.map((one) => one.text),
  })
  return withoutDoubles([...found, ...always, ...statements.filter((statement) => !isQuoted(statement.text))])
}

function withoutDoubles(found: readonly Unbacked[]): Unbacked[] {
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

function isProven({ provenBy, clause, isRule }: Claim, facts: FactLedger, knowledge: Knowledge): boolean {
  return provenBy.some(
    (action) => isDone(action, clause, facts, knowledge) || (isRule && knowledge.said.has(stateOf(action))),
  )
}

/** True of every order that the clause names; of the order asked about when it names none that is known. */
function isDone(action: string, clause: string, facts: FactLedger, knowledge: Knowledge): boolean {
  return statesOf({ tokens: tokensOf(clause) }, knowledge, facts).has(stateOf(action))
}

/** A link is checked as a whole: its parts are no words. */
function withoutLinks(text: string, stated: readonly Fact[]): string {
  return stated
    .filter(({ kind }) => kind === 'url' || kind === 'email')
    .reduce(
      (rest, { at, text: link }) => rest.slice(0, at) + ' '.repeat(link.length) + rest.slice(at + link.length),
      text,
    )
}
