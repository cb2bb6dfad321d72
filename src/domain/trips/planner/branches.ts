import { TRIP_LIMITS } from '../limits.ts'
import type { IntentV1 } from '../schemas/index.ts'
import { budgetProfile } from './budget-profile.ts'
import type { Frame } from './frames.ts'

/**
 * The frames that are planned side by side: of at most two airports and two tiers each the one that is nearest to how the budget
 * divides, among those within the budget; where none is, the cheapest.
 * @param frames all of a trip, cheapest first
 */
export function branchesOf(intent: IntentV1, frames: readonly Frame[]): Frame[] {
  const sorted = frames.toSorted((a, b) => compare(intent, a, b))
  const best = [...new Map(sorted.toReversed().map((frame) => [groupOf(frame), frame])).values()].sort((a, b) =>
    compare(intent, a, b),
  )
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

function compare(intent: IntentV1, a: Frame, b: Frame): number {
  const over = (frame: Frame): number => Math.max(0, frame.totalCents - intent.budget_usd_cents)
  return over(a) - over(b) || distance(intent, a) - distance(intent, b) || a.totalCents - b.totalCents
}

/** Cents by which flights and nights miss their shares of the budget. */
function distance(intent: IntentV1, frame: Frame): number {
  const profile = budgetProfile(intent.budget_usd_cents)
  return Math.abs(frame.flightsCents - profile.flightsCents) + Math.abs(frame.lodgingCents - profile.lodgingCents)
}

function firstFew<Item>(items: readonly Item[], count: number): ReadonlySet<Item> {
  return new Set([...new Set(items)].slice(0, count))
}
