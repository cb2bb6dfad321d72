import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import { DeliveryPromise, FeeCollected, type FulfilmentChoice, Pin } from '../fulfilment/index.ts'

/** The fulfilment of an order as its row keeps it. */
export const StoredFulfilment = z.object({
  kind: z.enum(['delivery', 'pickup']),
  placeId: z.string(),
  placeName: z.string(),
  address: z.string().nullable(),
  pin: Pin.nullable(),
  feeMinor: z.int(),
  feeCollected: FeeCollected.nullable(),
  /** Fixed when the order was paid. */
  promise: z
    .object({ kind: DeliveryPromise.shape.kind, from: z.coerce.date(), to: z.coerce.date() })
    .transform(({ kind, from, to }) => ({ kind, from: from.toISOString(), to: to.toISOString() }))
    .nullable(),
})
export type StoredFulfilment = z.infer<typeof StoredFulfilment>

/** Reads it from the order `o`; null when she has not said how she wants her goods. */
export const fulfilmentSql = (): Prisma.Sql => Prisma.sql`
  CASE WHEN o.fulfilment_kind IS NOT NULL THEN jsonb_build_object('kind', o.fulfilment_kind, 'placeId', o.fulfilment_place_id,
    'placeName', o.fulfilment_place_name, 'address', o.fulfilment_address, 'feeMinor', o.delivery_fee_minor,
    'feeCollected', o.fee_collected,
    'pin', CASE WHEN o.fulfilment_latitude IS NOT NULL THEN jsonb_build_object('latitude', o.fulfilment_latitude,
      'longitude', o.fulfilment_longitude, 'label', o.fulfilment_pin_label) END,
    'promise', CASE WHEN o.promise_kind IS NOT NULL THEN jsonb_build_object('kind', o.promise_kind, 'from', o.promise_from,
      'to', o.promise_to) END) END`

/** The part of the fee that the customer pays in the chat. */
export function chargedFeeMinor(fulfilment: Pick<StoredFulfilment, 'feeMinor' | 'feeCollected'> | null): number {
  return fulfilment?.feeCollected === 'with_order' ? fulfilment.feeMinor : 0
}

export function choiceOf({ kind, placeId, address, pin }: StoredFulfilment): FulfilmentChoice {
  return kind === 'pickup' ? { kind, placeId } : { kind, zoneId: placeId, address, pin }
}

/** The columns as the typed client writes them. */
export function fulfilmentColumns(fulfilment: StoredFulfilment | null) {
  return {
    fulfilmentKind: fulfilment?.kind ?? null,
    fulfilmentPlaceId: fulfilment?.placeId ?? null,
    fulfilmentPlaceName: fulfilment?.placeName ?? null,
    fulfilmentAddress: fulfilment?.address ?? null,
    fulfilmentLatitude: fulfilment?.pin?.latitude ?? null,
    fulfilmentLongitude: fulfilment?.pin?.longitude ?? null,
    fulfilmentPinLabel: fulfilment?.pin?.label ?? null,
    deliveryFeeMinor: fulfilment?.feeMinor ?? 0,
    feeCollected: fulfilment?.feeCollected ?? null,
    promiseKind: fulfilment?.promise?.kind ?? null,
    promiseFrom: fulfilment?.promise?.from ?? null,
    promiseTo: fulfilment?.promise?.to ?? null,
  }
}
