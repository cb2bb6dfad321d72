import type { DeliveryZone } from '../tenancy/index.ts'

/**
 * What delivery to a zone costs. The threshold of free delivery is measured on the goods before any discount, as the minimum
 * of an offer is: so a discount never brings a fee back, and an order is never dearer for having an offer.
 */
export function deliveryFee(zone: Pick<DeliveryZone, 'feeMinor' | 'freeFromMinor'>, subtotalMinor: number): number {
  return zone.freeFromMinor !== null && subtotalMinor >= zone.freeFromMinor ? 0 : zone.feeMinor
}
