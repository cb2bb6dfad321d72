import type { PhraseList } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { placesOf } from './said-words.ts'
import {
  A_DAY_MORE,
  CHANGES,
  CHEAPER,
  LESS_BY,
  LOCKS,
  MORE_BY,
  QUESTIONS,
  REMOVES,
  REPLACES,
  SWAPS,
  UNLOCKS,
  UP_TO,
} from './talk-words.ts'
import type { TripSaid } from './trip-said.ts'
import type { By, ChangeSaid, TripTalk } from './trip-talk.ts'
import { visitSaid } from './visit-said.ts'

/** In this order, because "unlock" is also something that changes. */
const OF_VISITS: readonly { kind: 'lock' | 'unlock' | 'remove' | 'replace'; list: PhraseList }[] = [
  { kind: 'unlock', list: UNLOCKS },
  { kind: 'replace', list: REPLACES },
  { kind: 'remove', list: REMOVES },
  { kind: 'lock', list: LOCKS },
]

/**
 * What a message wants changed in the plan that she has. What it only mentions or asks about changes nothing: a sum, a day or a
 * wish counts beside a word that asks for a change, a visit beside what is to be done with it.
 */
export function changesSaid(
  tokens: readonly Token[],
  said: TripSaid,
  plan: NonNullable<TripTalk['plan']>,
): ChangeSaid[] {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
  const swap = has(SWAPS) ? daysNamed(tokens, plan.days) : null
  if (swap !== null) return [{ kind: 'swap_days', ...swap }]
  const visit = visitSaid(tokens, plan.visits)
  const doing = OF_VISITS.find(({ list }) => has(list))
  if (visit !== null && doing !== undefined) return [{ kind: doing.kind, slotId: visit.slotId }]
  if (has(A_DAY_MORE)) return [{ kind: 'dates', start: null, days: 1, by: 'more' }]
  if (has(CHANGES) && !has(QUESTIONS)) {
    const wanted = wishesSaid(said, byIn(has))
    if (wanted.length > 0) return wanted
  }
  return has(CHEAPER)
    ? [said.budget === null ? { kind: 'cheaper' } : { kind: 'budget', budget: said.budget, by: byIn(has) }]
    : []
}

/** "Ongeza siku moja" is a day more, "punguza hadi 120k" a sum. */
function byIn(has: (list: PhraseList) => boolean): By {
  if (has(UP_TO)) return 'to'
  return has(MORE_BY) ? 'more' : has(LESS_BY) ? 'less' : 'to'
}

function wishesSaid({ budget, start, days, party, themes, pace, tier }: TripSaid, by: By): ChangeSaid[] {
  const changes: ChangeSaid[] = []
  if (budget !== null) changes.push({ kind: 'budget', budget, by })
  if (start !== null || days !== null) changes.push({ kind: 'dates', start, days, by: start === null ? by : 'to' })
  if (party !== null && party.adults > 0) changes.push({ kind: 'party', party })
  if (themes.length > 0 || pace !== null || tier !== null) changes.push({ kind: 'wishes', themes, pace, tier })
  return changes
}

/** "Swap day 1 and day 3". */
function daysNamed(tokens: readonly Token[], days: number): { a: number; b: number } | null {
  const words = plainWords(tokens)
  if (!words.some((word) => DAY_WORDS.has(word))) return null
  const [a, b, ...more] = words.flatMap((word) => (/^\d{1,2}$/.test(word) ? [Number(word)] : []))
  if (a === undefined || b === undefined || more.length > 0 || a === b) return null
  return [a, b].every((day) => day >= 1 && day <= days) ? { a, b } : null
}

const DAY_WORDS: ReadonlySet<string> = new Set(['day', 'days', 'siku'])
