import { datesOf } from '../../../lib/calendar.ts'
import { haversineMetres } from '../../../lib/geo.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_LIMITS } from '../limits.ts'
import type { IntentV1 } from '../schemas/index.ts'
import { budgetProfile } from './budget-profile.ts'
import type { Frame } from './frames.ts'

/** Percent of a budget that getting there and sleeping leave for what is done there, if they can. */
const LEFT_FOR_VISITS = 8
/** Farther from the bed than this nothing is visited in half a day. */
const NEAR_METRES = 40_000
const VISITS_A_DAY = 2

/**
 * The frames that are planned side by side: of at most two airports and two tiers each the one that is nearest to how the budget
 * divides, among those within the budget that leave something for visits and sleep where there is something to visit; where none is
 * within the budget, the cheapest.
 * @param frames all of a trip, cheapest first
 */
export function branchesOf(intent: IntentV1, book: FactBook, frames: readonly Frame[]): Frame[] {
  const missing = missingNear(intent, book)
  const compare = (a: Frame, b: Frame): number =>
    over(intent, a) - over(intent, b) ||
    missing(a) - missing(b) ||
    overReserve(intent, a) - overReserve(intent, b) ||
    distance(intent, a) - distance(intent, b) ||
    a.totalCents - b.totalCents
  const sorted = frames.toSorted(compare)
  const best = [...new Map(sorted.toReversed().map((frame) => [groupOf(frame), frame])).values()].sort(compare)
  const airports = firstFew(
    best.map(({ airport }) => airport),
    TRIP_LIMITS.fanOut.airports,
  )
  const tiers = firstFew(
    best.map(({ tier }) => tier),
    TRIP_LIMITS.fanOut.tiers,
  )
  return best
    .filter(({ airport, tier }) => airports.has(airport) && tiers.has(tier))
    .slice(0, TRIP_LIMITS.fanOut.branches)
}

/** Of two with one name the later stays in a map: the frames come in backwards, so the best one does. */
function groupOf({ airport, tier }: Frame): string {
  return `${airport ?? ''}|${tier}`
}

function over({ budget_usd_cents }: IntentV1, { totalCents }: Frame): number {
  return Math.max(0, totalCents - budget_usd_cents)
}

function overReserve({ budget_usd_cents }: IntentV1, { totalCents }: Frame): number {
  return Math.max(0, totalCents - Math.floor((budget_usd_cents * (100 - LEFT_FOR_VISITS)) / 100))
}

/** How many of the visits that the days have room for a bed has nothing near for. */
function missingNear({ date_window }: IntentV1, { data }: FactBook): (frame: Frame) => number {
  const wanted = Math.min(data.attractions.length, (datesOf(date_window).length - 1) * VISITS_A_DAY)
  const known = new Map<string, number>()
  return ({ lodging }) => {
    if (lodging === null) return 0
    const found = known.get(lodging.lodging_id)
    if (found !== undefined) return found
    const near = data.attractions.filter(({ location }) => haversineMetres(lodging.geo, location) <= NEAR_METRES).length
    const missing = Math.max(0, wanted - near)
    known.set(lodging.lodging_id, missing)
    return missing
  }
}

/** Cents by which flights and nights miss their shares of the budget. */
function distance(intent: IntentV1, frame: Frame): number {
  const profile = budgetProfile(intent.budget_usd_cents)
  return Math.abs(frame.flightsCents - profile.flightsCents) + Math.abs(frame.lodgingCents - profile.lodgingCents)
}

function firstFew<Item>(items: readonly Item[], count: number): ReadonlySet<Item> {
  return new Set([...new Set(items)].slice(0, count))
}
