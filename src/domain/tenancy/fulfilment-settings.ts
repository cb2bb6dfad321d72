import { z } from 'zod'
import { foldWords } from '../../lib/fold-words.ts'
import { setting } from './setting.ts'
import { ClockTime, WeekHours } from './week-hours.ts'

const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)
const Name = z.string().min(1).max(80)

const KIND = setting(['How soon', 'Kwa haraka gani'])

/** How soon a zone is served. A working day is a day on which the shop delivers. */
export const PromiseRule = z.discriminatedUnion('kind', [
  /** At the door so many minutes after the payment; what is paid when the riders are home comes the next morning. */
  z.strictObject({
    kind: z.literal('minutes').meta(KIND),
    within: z
      .int()
      .min(1)
      .max(720)
      .meta(setting(['Minutes', 'Dakika'])),
  }),
  /** Paid before this time it comes the same day, else on the next working day. */
  z.strictObject({
    kind: z.literal('same_day').meta(KIND),
    paidBefore: ClockTime.meta(setting(['Paid before', 'Iliyolipwa kabla ya'])),
  }),
  z
    .strictObject({
      kind: z.literal('working_days').meta(KIND),
      min: z
        .int()
        .min(1)
        .max(30)
        .meta(setting(['At least', 'Angalau'])),
      max: z
        .int()
        .min(1)
        .max(60)
        .meta(setting(['At most', 'Isizidi'])),
    })
    .refine(({ min, max }) => min <= max, 'the longest time is shorter than the shortest'),
])
export type PromiseRule = z.infer<typeof PromiseRule>

export const DeliveryZone = z.strictObject({
  id: Key.meta(setting(['Short name', 'Jina fupi'])),
  name: Name.meta(setting(['Name', 'Jina'])),
  /** Places of the zone, as customers call them. */
  aliases: z
    .array(Name)
    .default([])
    .meta(setting(['Places in it', 'Maeneo yake'])),
  feeMinor: z
    .int()
    .min(0)
    .meta(setting(['Fee', 'Ada'], { unit: 'money' })),
  /** Goods worth at least this, before any discount, are delivered free; null when never. */
  freeFromMinor: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .meta(setting(['Free from', 'Bure kuanzia'], { unit: 'money' })),
  /** Null when the shop promises no time. */
  promise: PromiseRule.nullable()
    .default(null)
    .meta(setting(['How soon', 'Kwa haraka gani'])),
  /** Every place that no other zone names. */
  elsewhere: z
    .boolean()
    .default(false)
    .meta(setting(['Every place that no other zone names', 'Kila mahali pasipotajwa'])),
  /** Where the customer gets it: at her door, or at the office of a courier in her town. */
  handover: z
    .enum(['door', 'courier_office'])
    .default('door')
    .meta(setting(['Handed over', 'Inakabidhiwa'])),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

export const PickupPlace = z.strictObject({
  id: Key.meta(setting(['Short name', 'Jina fupi'])),
  name: Name.meta(setting(['Name', 'Jina'])),
  /** How to find it, in the shop's own words. */
  address: z
    .string()
    .min(1)
    .max(300)
    .meta(setting(['How to find it', 'Jinsi ya kuipata'])),
  /** Minutes of opening time after the payment; null when the shop promises none. */
  readyMinutes: z
    .int()
    .min(0)
    .max(10_080)
    .nullable()
    .default(null)
    .meta(setting(['Ready after', 'Tayari baada ya'], { unit: 'minutes' })),
})
export type PickupPlace = z.infer<typeof PickupPlace>

/** How goods reach customers. Without zones and places the shop has said nothing about it. */
export const FulfilmentSettings = z
  .strictObject({
    /** `with_order`: the fee is part of what is paid in the chat; `on_delivery`: it is paid when the goods are handed over. */
    feeCollected: z
      .enum(['with_order', 'on_delivery'])
      .default('with_order')
      .meta(setting(['The fee is paid', 'Ada inalipwa'])),
    /** The smallest worth of goods, before any discount, that is delivered; null when there is none. */
    minimumMinor: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .meta(setting(['The least that is delivered', 'Kiasi cha chini cha kuwasilisha'], { unit: 'money' })),
    zones: z
      .array(DeliveryZone)
      .max(200)
      .default([])
      .meta(setting(['Delivery zones', 'Maeneo ya uwasilishaji'])),
    pickup: z
      .array(PickupPlace)
      .max(20)
      .default([])
      .meta(setting(['Places to pick up', 'Mahali pa kuchukua'])),
    /** When deliveries are made; null means in the opening hours. */
    deliveryHours: WeekHours.nullable()
      .default(null)
      .meta(
        setting(['Hours of delivery', 'Saa za uwasilishaji'], {
          help: ['Empty: the opening hours.', 'Tupu: saa za kufungua.'],
        }),
      ),
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
