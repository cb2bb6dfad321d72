import { openingOf, type PickupPlace } from '../tenancy/index.ts'
import type { Calendar } from './delivery-promise.ts'
import type { DeliveryPromise } from './schemas.ts'

const DAYS_AHEAD = 14

/**
 * From when an order paid at a moment can be collected, and until when on that day. What would not be ready before the shop
 * closes is packed anew from the next opening. Null when the shop promises nothing.
 */
export function pickupPromise(
  place: Pick<PickupPlace, 'readyMinutes'>,
  paidAt: Date,
  opening: Calendar,
): DeliveryPromise | null {
  if (place.readyMinutes === null) return null
  // A shop that closes after midnight may still be in yesterday's hours.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = openingOf(opening, paidAt, ahead)
    if (day === null || day.to <= paidAt) continue
    const start = day.from > paidAt ? day.from : paidAt
    const ready = new Date(start.getTime() + place.readyMinutes * 60_000)
    if (ready < day.to) return { kind: 'times', from: ready.toISOString(), to: day.to.toISOString() }
  }
  return null
}
