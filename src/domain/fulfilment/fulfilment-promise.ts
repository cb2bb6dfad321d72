import { deliveryPromise } from './delivery-promise.ts'
import { pickupPromise } from './pickup-promise.ts'
import { deliveryCalendar, type FulfilmentTerms } from './quote-fulfilment.ts'
import type { DeliveryPromise } from './schemas.ts'

/** What the shop promises of a place for goods paid at a moment; null for a place it does not have any more. */
export function fulfilmentPromise(
  terms: FulfilmentTerms,
  { kind, placeId }: { kind: 'delivery' | 'pickup'; placeId: string },
  paidAt: Date,
): DeliveryPromise | null {
  const { zones, pickup } = terms.fulfilment
  if (kind === 'pickup') {
    const place = pickup.find(({ id }) => id === placeId)
    return place === undefined ? null : pickupPromise(place, paidAt, terms)
  }
  const zone = zones.find(({ id }) => id === placeId)
  return zone === undefined ? null : deliveryPromise(zone, paidAt, deliveryCalendar(terms))
}
