import { z } from 'zod'
import { DeliveryPromise, FeeCollected, type FulfilmentView, Pin } from '../../domain/fulfilment/index.ts'
import { MoneyWire, moneyWire } from './money.wire.ts'

/** How an order reaches its customer. */
export const FulfilmentWire = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('delivery'),
    zone_id: z.string(),
    zone_name: z.string(),
    address: z.string().nullable(),
    pin: Pin.nullable(),
    fee: MoneyWire,
    fee_collected: FeeCollected,
    promise: DeliveryPromise.nullable(),
    shortfall: MoneyWire.nullable(),
  }),
  z.strictObject({
    kind: z.literal('pickup'),
    place_id: z.string(),
    place_name: z.string(),
    address: z.string().nullable(),
    promise: DeliveryPromise.nullable(),
  }),
])
export type FulfilmentWire = z.infer<typeof FulfilmentWire>

export function fulfilmentWire(view: FulfilmentView): FulfilmentWire {
  const { kind, address, promise } = view
  if (kind === 'pickup') return { kind, place_id: view.placeId, place_name: view.placeName, address, promise }
  return {
    kind,
    zone_id: view.zoneId,
    zone_name: view.zoneName,
    address,
    pin: view.pin,
    fee: moneyWire(view.fee),
    fee_collected: view.feeCollected,
    promise,
    shortfall: view.shortfall && moneyWire(view.shortfall),
  }
}
