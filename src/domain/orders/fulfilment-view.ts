import type { Money } from '../../lib/money.ts'
import { type FulfilmentTerms, type FulfilmentView, fulfilmentPromise, shortfallMinor } from '../fulfilment/index.ts'
import type { StoredFulfilment } from './stored-fulfilment.ts'

/**
 * The fulfilment of an order as it is shown. `unpaid` carries the shop's terms while nothing is paid: the promise is then what
 * paying now would give; later it is the one that was given.
 */
export function toFulfilmentView(
  stored: StoredFulfilment,
  order: { currency: string; subtotalMinor: number },
  unpaid: { terms: FulfilmentTerms; now: Date } | null,
): FulfilmentView {
  const { kind, placeId, placeName, address, pin, feeMinor, feeCollected } = stored
  const promise = unpaid === null ? stored.promise : fulfilmentPromise(unpaid.terms, stored, unpaid.now)
  if (kind === 'pickup' || feeCollected === null) return { kind: 'pickup', placeId, placeName, address, promise }
  const money = (amountMinor: number): Money => ({ amountMinor, currency: order.currency })
  const short = unpaid === null ? 0 : shortfallMinor(unpaid.terms.fulfilment, order.subtotalMinor)
  return {
    kind,
    zoneId: placeId,
    zoneName: placeName,
    address,
    pin,
    fee: money(feeMinor),
    feeCollected,
    promise,
    shortfall: short === 0 ? null : money(short),
  }
}
