import { z } from 'zod'
import { foldWords } from '../../lib/fold-words.ts'
import { ClockTime, WeekHours } from './week-hours.ts'

const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)
const Name = z.string().min(1).max(80)

/** How soon a zone is served. A working day is a day on which the shop delivers. */
export const PromiseRule = z.discriminatedUnion('kind', [
  /** At the door so many minutes after the payment; what is paid when the riders are home comes the next morning. */
  z.strictObject({ kind: z.literal('minutes'), within: z.int().min(1).max(720) }),
  /** Paid before this time it comes the same day, else on the next working day. */
  z.strictObject({ kind: z.literal('same_day'), paidBefore: ClockTime }),
  z
    .strictObject({ kind: z.literal('working_days'), min: z.int().min(1).max(30), max: z.int().min(1).max(60) })
    .refine(({ min, max }) => min <= max, 'the longest time is shorter than the shortest'),
])
export type PromiseRule = z.infer<typeof PromiseRule>

export const DeliveryZone = z.strictObject({
  id: Key,
  name: Name,
  /** Places of the zone, as customers call them. */
  aliases: z.array(Name).default([]),
  feeMinor: z.int().min(0),
  /** Goods worth at least this, before any discount, are delivered free; null when never. */
  freeFromMinor: z.int().min(0).nullable().default(null),
  /** Null when the shop promises no time. */
  promise: PromiseRule.nullable().default(null),
  /** Every place that no other zone names. */
  elsewhere: z.boolean().default(false),
  /** Where the customer gets it: at her door, or at the office of a courier in her town. */
  handover: z.enum(['door', 'courier_office']).default('door'),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

export const PickupPlace = z.strictObject({
  id: Key,
  name: Name,
  /** How to find it, in the shop's own words. */
  address: z.string().min(1).max(300),
  /** Minutes of opening time after the payment; null when the shop promises none. */
  readyMinutes: z.int().min(0).max(10_080).nullable().default(null),
})
export type PickupPlace = z.infer<typeof PickupPlace>

/** How goods reach customers. Without zones and places the shop has said nothing about it. */
export const FulfilmentSettings = z
  .strictObject({
    /** `with_order`: the fee is part of what is paid in the chat; `on_delivery`: it is paid when the goods are handed over. */
    feeCollected: z.enum(['with_order', 'on_delivery']).default('with_order'),
    /** The smallest worth of goods, before any discount, that is delivered; null when there is none. */
    minimumMinor: z.int().min(0).nullable().default(null),
    zones: z.array(DeliveryZone).max(200).default([]),
    pickup: z.array(PickupPlace).max(20).default([]),
    /** When deliveries are made; null means in the opening hours. */
    deliveryHours: WeekHours.nullable().default(null),
  })
  .superRefine(({ zones, pickup }, check) => {
    const refuse = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    const placed = zones.flatMap(({ name, aliases }) => [name, ...aliases])
    for (const name of doubled(placed.map(foldWords))) refuse('zones', `"${name}" is named twice`)
    for (const id of doubled(zones.map((zone) => zone.id))) refuse('zones', `the id ${id} is used twice`)
    if (zones.filter((zone) => zone.elsewhere).length > 1) refuse('zones', 'only one zone can be everywhere else')
    for (const name of doubled(pickup.map((place) => foldWords(place.name))))
      refuse('pickup', `"${name}" is named twice`)
    for (const id of doubled(pickup.map((place) => place.id))) refuse('pickup', `the id ${id} is used twice`)
  })
export type FulfilmentSettings = z.infer<typeof FulfilmentSettings>

function doubled(names: readonly string[]): string[] {
  return names.filter((name, place) => names.indexOf(name) < place)
}
