import type { Fact } from '../fact.ts'
import type { FactLedger } from '../fact-ledger.ts'
import { instantParts } from '../instant.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { judgeHours, weekdayAt } from './judge-hours.ts'
import { judgePerson } from './judge-person.ts'
import { judgeStates } from './judge-states.ts'
import { judgeStock } from './judge-stock.ts'
import { judgeSubjects } from './judge-subjects.ts'
import { judgeValues } from './judge-values.ts'
import { judgeWords } from './judge-words.ts'
import { type Knowledge, knowledgeOf } from './knowledge.ts'
import { statesOf } from './states.ts'

const CLOCK = /(?:^| )\d{1,2}[:.]\d{2}|(?:^| )\d{1,2} ?(?:am|pm)|(?:^| )saa (?!hi|zi|zote|yote)/u

/** The clauses of a reply that state something of business which no row, passage or action of its ledger says. */
export function findStatements(
  text: string,
  facts: FactLedger,
  knowledge: Knowledge,
  { backed, unbacked }: { backed: readonly Fact[]; unbacked: readonly string[] },
): string[] {
  const said = knowledgeOf([], facts.said ?? [])
  const today = todayOf(facts)
  return clausesOf(text)
    .filter((clause) => {
      const states = statesOf(clause, knowledge, facts)
      const figuresBacked = !unbacked.some((figure) => clause.text.includes(figure))
      return (
        judgeStates(clause, states) ||
        judgePerson(clause, states) ||
        judgeSubjects(clause, knowledge, said) ||
        judgeStock(clause, knowledge, figuresBacked) ||
        judgeValues(clause, knowledge, said.said) ||
        judgeWords(clause, knowledge, said, {
          clause: holds(clause.text, backed),
          sentence: holds(clause.whole, backed),
        }) ||
        judgeHours(clause, knowledge, today, hasTime(clause))
      )
    })
    .map(({ text: clause }) => clause)
}

/** "Fridays we close: 8 am to 12:30" has its time behind the colon. */
function hasTime({ words, sentence, text }: Clause): boolean {
  return CLOCK.test(text.endsWith(':') ? sentence : words)
}

function holds(text: string, facts: readonly Fact[]): boolean {
  return facts.some((fact) => text.includes(fact.text))
}

function todayOf({ now, timezone = 'UTC' }: FactLedger): number | null {
  if (now === undefined) return null
  const { year, month, day } = instantParts(now, timezone)
  return weekdayAt(now, year, month, day)
}
