import { z } from 'zod'
import { Money } from '../../lib/money.ts'
import { PromiseRule } from '../tenancy/schemas.ts'

/** A place on the map that the customer shared. It says where the rider goes; the zone is still named in words. */
export const Pin = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  label: z.string().min(1).max(200).nullable(),
})
export type Pin = z.infer<typeof Pin>

/** What a customer chose. Ids are those of the shop's settings. */
export const FulfilmentChoice = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('delivery'),
    zoneId: z.string().max(40),
    /** Estate, street, house: as she said it. */
    address: z.string().min(1).max(300).nullable(),
    pin: Pin.nullable(),
  }),
  z.strictObject({ kind: z.literal('pickup'), placeId: z.string().max(40) }),
])
export type FulfilmentChoice = z.infer<typeof FulfilmentChoice>

/**
 * When the goods are there. `times`: between two moments; `days`: on the days of both, whatever the hour. Of an order that is
 * not paid it is what paying now would give.
 */
export const DeliveryPromise = z.strictObject({
  kind: z.enum(['times', 'days']),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})
export type DeliveryPromise = z.infer<typeof DeliveryPromise>

/** When the fee is paid: with the order in the chat, or when the goods are handed over. */
export const FeeCollected = z.enum(['with_order', 'on_delivery'])
export type FeeCollected = z.infer<typeof FeeCollected>

/** How an order reaches its customer. */
export const FulfilmentView = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('delivery'),
    zoneId: z.string(),
    zoneName: z.string(),
    address: z.string().nullable(),
    pin: Pin.nullable(),
    /** Zero when it is free. Part of the order's total only when collected with the order. */
    fee: Money,
    feeCollected: FeeCollected,
    promise: DeliveryPromise.nullable(),
    /** How much more the goods must cost before the shop delivers them; null when they are enough. */
    shortfall: Money.nullable(),
  }),
  z.strictObject({
    kind: z.literal('pickup'),
    placeId: z.string(),
    placeName: z.string(),
    address: z.string().nullable(),
    promise: DeliveryPromise.nullable(),
  }),
])
export type FulfilmentView = z.infer<typeof FulfilmentView>

/** What delivery and pickup of goods of some worth would cost and when they would be there, if they were paid now. */
export const FulfilmentQuotes = z.strictObject({
  feeCollected: FeeCollected,
  shortfall: Money.nullable(),
  /** The zones that the words about the place name: none, one, or several to choose from. */
  named: z.array(z.string()),
  zones: z.array(
    z.strictObject({
      zoneId: z.string(),
      zoneName: z.string(),
      fee: Money,
      freeFrom: Money.nullable(),
      /** How soon the zone is served whatever the hour is. */
      rule: PromiseRule.nullable(),
      promise: DeliveryPromise.nullable(),
    }),
  ),
  pickup: z.array(z.strictObject({ placeId: z.string(), placeName: z.string(), promise: DeliveryPromise.nullable() })),
})
export type FulfilmentQuotes = z.infer<typeof FulfilmentQuotes>
