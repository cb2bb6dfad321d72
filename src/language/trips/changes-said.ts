import type { PhraseList } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { lengthsSaid } from './length-said.ts'
import { partyChange } from './party-change.ts'
import { longestOf, placesOf } from './said-words.ts'
import {
  A_DAY_MORE,
  CHANGES,
  CHEAPER,
  EARLIER,
  JOINS,
  LASTS,
  LATER,
  LESS_BY,
  LOCKS,
  MORE_BY,
  MOVES,
  NAMES_BUDGET,
  NO_SUCH,
  OTHER_BUSINESS,
  QUESTIONS,
  REMOVES,
  REPLACES,
  SWAPS,
  UNLOCKS,
  UP_TO,
} from './talk-words.ts'
import type { TripSaid } from './trip-said.ts'
import type { By, ChangeSaid, TripTalk } from './trip-talk.ts'
import { visitsSaid } from './visit-said.ts'

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
  const named = visitsSaid(tokens, plan.visits)
  const doing = named[0] === undefined ? null : doneTo(tokens, named[0].at)
  if (doing !== null) return named.map(({ visit }) => ({ kind: doing, slotId: visit.slotId }))
  // To another day than it has nothing can be moved but with all that is on it.
  if (named.length > 0 && has(MOVES)) return []
  const shift = has(QUESTIONS) || has(OTHER_BUSINESS) ? null : shiftSaid(tokens)
  if (shift !== null) return [{ kind: 'shift', days: shift }]
  if (has(A_DAY_MORE)) return [{ kind: 'dates', start: null, days: 1, by: 'more' }]
  const asks = has(CHANGES) || has(JOINS) || has(LASTS) || (said.budget !== null && has(NAMES_BUDGET))
  if (asks && !has(QUESTIONS) && !has(OTHER_BUSINESS)) {
    const by = byIn(has)
    const days = by === 'to' ? said.days : daysAgainst(tokens, said.days)
    const wanted = wishesSaid({ ...said, days, lasts: has(LASTS) }, by, partyChange(tokens))
    if (wanted.length > 0) return wanted
  }
  return has(CHEAPER)
    ? [said.budget === null ? { kind: 'cheaper' } : { kind: 'budget', budget: said.budget, by: byIn(has) }]
    : []
}

/** What is to be done with a visit: by the words that stand nearest to its name. Of what stands in other words only the whole counts. */
function doneTo(tokens: readonly Token[], at: number): (typeof OF_VISITS)[number]['kind'] | null {
  const said = OF_VISITS.flatMap(({ kind, list }) => placesOf(list, tokens).map((match) => ({ ...match, kind })))
  const refused = placesOf(NO_SUCH, tokens)
    .filter(({ to }) => to <= at && at - to <= 1)
    .map((match) => ({ ...match, kind: 'remove' as const }))
  const far = ({ from, to }: { from: number; to: number }) => (to <= at ? at - to : from - at)
  const [nearest] = longestOf([...said, ...refused]).toSorted((a, b) => far(a) - far(b))
  return nearest?.kind ?? null
}

/** "One day later", "tusogeze mbele siku mbili": days after what is planned; null where nothing of the kind is said. */
function shiftSaid(tokens: readonly Token[]): number | null {
  const isLater = placesOf(LATER, tokens).length > 0
  if (!isLater && placesOf(EARLIER, tokens).length === 0) return null
  const [length, ...more] = lengthsSaid(tokens)
  if (length === undefined || more.length > 0) return null
  const days = length.unit === 'night' ? length.days - 1 : length.days
  return isLater ? days : -days
}

/** "Ongeza siku moja" is a day more, "punguza hadi 120k" a sum. */
function byIn(has: (list: PhraseList) => boolean): By {
  if (has(UP_TO)) return 'to'
  return has(MORE_BY) ? 'more' : has(LESS_BY) ? 'less' : 'to'
}

function wishesSaid(
  { budget, start, days, themes, pace, tier, lasts }: TripSaid & { lasts: boolean },
  by: By,
  party: ReturnType<typeof partyChange>,
): ChangeSaid[] {
  const changes: ChangeSaid[] = []
  if (budget !== null) changes.push({ kind: 'budget', budget, by })
  if (lasts && start !== null && days === null) changes.push({ kind: 'until', end: start })
  else if (start !== null || days !== null) changes.push({ kind: 'dates', start, days, by: start === null ? by : 'to' })
  if (party !== null && party.party.adults + party.party.children > 0) changes.push({ kind: 'party', ...party })
  if (themes.length > 0 || pace !== null || tier !== null) changes.push({ kind: 'wishes', themes, pace, tier })
  return changes
}

/** A night more or less is a day more or less, although a trip of one night takes two. */
function daysAgainst(tokens: readonly Token[], days: number | null): number | null {
  const [length] = lengthsSaid(tokens)
  return days !== null && length?.unit === 'night' ? days - 1 : days
}

/** "Swap day 1 and day 3", "badilisha siku ya kwanza na ya tatu": numbers behind the word that says days, not those that count them. */
function daysNamed(tokens: readonly Token[], days: number): { a: number; b: number } | null {
  const words = plainWords(tokens).filter((word) => !OF_DAY.has(word))
  for (const [at, word] of words.entries()) {
    const a = DAY_WORDS.has(word) ? dayAt(words[at + 1]) : null
    if (a === null) continue
    const behind = words.slice(at + 2)
    const second = behind.findIndex((one) => !JOINS_DAYS.has(one) && !DAY_WORDS.has(one))
    const b = second > 0 ? dayAt(behind[second]) : null
    if (b !== null && a !== b && [a, b].every((day) => day >= 1 && day <= days)) return { a, b }
  }
  return null
}

function dayAt(word: string | undefined): number | null {
  if (word === undefined) return null
  return /^\d{1,2}$/.test(word) ? Number(word) : (ORDINALS.get(word) ?? null)
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  ['kwanza one', 'pili mbili two', 'tatu three', 'nne four', 'tano five', 'sita six', 'saba seven'].flatMap(
    (words, at) => words.split(' ').map((word): [string, number] => [word, at + 1]),
  ),
)
const DAY_WORDS: ReadonlySet<string> = new Set(['day', 'days', 'siku'])
const OF_DAY: ReadonlySet<string> = new Set(['ya', 'za', 'number', 'no'])
const JOINS_DAYS: ReadonlySet<string> = new Set(['and', 'na', 'with', 'for', 'to', 'kwa'])
