import type { PhraseList } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { clausesOf } from './clauses.ts'
import { lengthsSaid } from './length-said.ts'
import { partyChange } from './party-change.ts'
import { type PlanDay, planDaysSaid } from './plan-days.ts'
import { longestOf, placesOf } from './said-words.ts'
import {
  A_DAY_MORE,
  CHANGES,
  CHEAPER,
  EARLIER,
  INSTEAD,
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
  OTHER_THINGS,
  PUTS,
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

type Plan = NonNullable<TripTalk['plan']>

/** In this order, because "unlock" is also something that changes. */
const OF_VISITS: readonly { kind: 'lock' | 'unlock' | 'remove' | 'replace'; list: PhraseList }[] = [
  { kind: 'unlock', list: UNLOCKS },
  { kind: 'replace', list: REPLACES },
  { kind: 'remove', list: REMOVES },
  { kind: 'lock', list: LOCKS },
]

/**
 * What a message wants changed in the plan that she has. What it only mentions or asks about changes nothing: a sum, a day or a
 * wish counts beside a word that asks for a change, a visit beside what is to be done with it. Several wishes in clauses of their own,
 * "keep the dhow, but something else on Monday", are each a change.
 */
export function changesSaid(
  message: string,
  said: TripSaid,
  plan: Plan,
  read: (clause: string) => TripSaid,
): ChangeSaid[] {
  const whole = changesIn(tokenise(message), said, plan, false)
  const clauses = clausesOf(message)
  if (clauses.length < 2) return whole
  const parts: ChangeSaid[] = []
  let [goesOn, isEach] = [false, true]
  for (const clause of clauses) {
    const tokens = tokenise(clause)
    const changes = changesIn(tokens, read(clause), plan, goesOn)
    parts.push(...changes)
    goesOn ||= placesOf(MOVES, tokens).length > 0
    isEach &&= changes.length > 0
  }
  // Whoever names a sum has said how much cheaper.
  const told = parts.some(({ kind }) => kind === 'budget') ? parts.filter(({ kind }) => kind !== 'cheaper') : parts
  // "Add my sister, we are 3 now" says one thing twice.
  const things = new Set(told.map((part) => ('slotId' in part ? part.slotId : part.kind)))
  const isMore = told.length > whole.length || (isEach && told.length === whole.length)
  return isMore && things.size === told.length ? told : whole
}

/** @param goesOn what is said before it moves something, so that "the dhow on day 4" does too */
function changesIn(tokens: readonly Token[], said: TripSaid, plan: Plan, goesOn: boolean): ChangeSaid[] {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
  const days = planDaysSaid(tokens, plan)
  const named = visitsSaid(tokens, plan.visits)
  const [a, b, ...more] = days
  if (named.length === 0 && has(SWAPS) && a && b && more.length === 0 && a.day !== b.day) {
    return [{ kind: 'swap_days', a: a.day, b: b.day }]
  }
  const done = named[0] === undefined ? null : doneTo(tokens, named[0].at)
  const doing = done === 'remove' && has(INSTEAD) ? 'replace' : done
  const moved = doing === null || doing === 'replace' ? movedTo(tokens, named, days, goesOn) : []
  if (moved.length > 0) return moved
  if (doing !== null) return named.map(({ visit }) => ({ kind: doing, slotId: visit.slotId }))
  // Nobody can tell where to.
  if (named.length > 0 && (has(MOVES) || has(PUTS))) return []
  const ofDay = a && !b && has(OTHER_THINGS) ? plan.visits.filter(({ day }) => day === a.day) : []
  if (ofDay.length > 0) return ofDay.map(({ slotId }) => ({ kind: 'replace', slotId }))
  return changesOfTrip(tokens, said)
}

/** Visits with the one day that they shall be on, where that is another than they have: "move the dhow to Thursday", "dhow iwe jumanne". */
function movedTo(
  tokens: readonly Token[],
  named: ReturnType<typeof visitsSaid>,
  days: readonly PlanDay[],
  goesOn: boolean,
): ChangeSaid[] {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
  const asks = has(MOVES) || goesOn || (has(PUTS) && !has(QUESTIONS))
  const moves = named.map(({ visit, at }) => {
    const others = days.filter(({ day }) => day !== visit.day)
    const [nearest] = others.toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))
    return { slotId: visit.slotId, day: nearest?.day ?? null }
  })
  if (!asks || moves.some(({ day }) => day === null)) return []
  return moves.flatMap(({ slotId, day }) => (day === null ? [] : [{ kind: 'move', slotId, day }]))
}

/** What is to be different in all of it: days, length, people, sum, pace. */
function changesOfTrip(tokens: readonly Token[], said: TripSaid): ChangeSaid[] {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
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
