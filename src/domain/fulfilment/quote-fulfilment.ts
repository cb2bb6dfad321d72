import type { Money } from '../../lib/money.ts'
import type { TenantSettings } from '../tenancy/index.ts'
import { deliveryFee } from './delivery-fee.ts'
import { type Calendar, deliveryPromise } from './delivery-promise.ts'
import { findZones } from './find-zones.ts'
import { pickupPromise } from './pickup-promise.ts'
import type { FulfilmentQuotes } from './schemas.ts'
import { shortfallMinor } from './shortfall.ts'

/** What of a shop's settings decides about fees and times. */
export type FulfilmentTerms = Pick<TenantSettings, 'fulfilment' | 'openingHours' | 'timezone' | 'currency'>

/**
 * Fees and times of every zone and place of pickup for goods of some worth, paid at a moment.
 * @param place where she wants it, in her words; null when she has not said
 */
export function quoteFulfilment(
  terms: FulfilmentTerms,
  { subtotalMinor, place }: { subtotalMinor: number; place: string | null },
  paidAt: Date,
): FulfilmentQuotes {
  const { fulfilment, currency } = terms
  const money = (amountMinor: number): Money => ({ amountMinor, currency })
  const short = shortfallMinor(fulfilment, subtotalMinor)
  return {
    feeCollected: fulfilment.feeCollected,
    shortfall: short === 0 ? null : money(short),
    named: place === null ? [] : findZones(fulfilment, place).map(({ id }) => id),
    zones: fulfilment.zones.map((zone) => ({
      zoneId: zone.id,
      zoneName: zone.name,
      fee: money(deliveryFee(zone, subtotalMinor)),
      freeFrom: zone.freeFromMinor === null ? null : money(zone.freeFromMinor),
      rule: zone.promise,
      promise: deliveryPromise(zone, paidAt, deliveryCalendar(terms)),
    })),
    pickup: fulfilment.pickup.map((place) => ({
      placeId: place.id,
      placeName: place.name,
      promise: pickupPromise(place, paidAt, terms),
    })),
  }
}

export function deliveryCalendar({ fulfilment, openingHours, timezone }: FulfilmentTerms): Calendar {
  return { timezone, openingHours: fulfilment.deliveryHours ?? openingHours }
}
