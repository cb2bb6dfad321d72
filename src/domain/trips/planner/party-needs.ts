import type { IntentV1, Lodging, TransitLeg, Wish } from '../schemas/index.ts'
import { withKids } from '../verifiers/plan-view.ts'

/** Ways of going that a wish rules out, hard or not: planning never takes one when there is another. */
export function avoidedModes(intent: IntentV1): ReadonlySet<string> {
  return new Set(intent.wishes.flatMap((wish) => (wish.key === 'avoid_mode' ? [wish.value] : [])))
}

/** The longest a leg may take, in minutes. */
export function longestTransfer(intent: IntentV1): number {
  return intent.wishes.reduce(
    (least, wish) => (wish.key === 'max_transfer_min' ? Math.min(least, wish.value) : least),
    Number.POSITIVE_INFINITY,
  )
}

/** How many of the wishes about lodging one leaves unmet: hard ones, and all. */
export function unmetByLodging(intent: IntentV1, lodging: Lodging): { hard: number; all: number } {
  const unmet = intent.wishes.filter((wish) => !lodgingMeets(wish, lodging))
  const children = withKids(intent) && lodging.kid_friendly !== true ? 1 : 0
  return { hard: unmet.filter(({ hard }) => hard).length, all: unmet.length + children }
}

function lodgingMeets(wish: Wish, lodging: Lodging): boolean {
  if (wish.key === 'room_type') return lodging.room_type === wish.value
  if (wish.key === 'house_rule') return !lodging.house_rules.includes(`no_${wish.value}`)
  return true
}

/** Whole minutes of a leg, rounded up: nobody catches a train by rounding down. */
export function legMinutes(leg: Pick<TransitLeg, 'duration_seconds'>): number {
  return Math.ceil(leg.duration_seconds / 60)
}
