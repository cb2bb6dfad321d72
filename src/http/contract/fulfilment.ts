import { z } from 'zod'
import { DeliveryPromise, FeeCollected, Pin } from '../../domain/fulfilment/schemas.ts'
import { MoneyWire } from './values.ts'

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
