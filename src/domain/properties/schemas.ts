import { z } from 'zod'
import { Destination, Faq, Hotel, Promotion } from './categories/offerings.ts'
import { Amenity, Entertainment, Gaming, Restaurant } from './categories/places.ts'
import { isTimezone } from './data/is-timezone.ts'
import { Phone } from './data/phone.ts'
import { PropertyKind } from './data/property-kind.ts'
import { strictKeys } from './data/strict-keys.ts'
import { Text } from './data/text.ts'

export { Asked, type RowAnswer, type RowFact, type WordsField } from './answers/row-fact.ts'
export { GuestKind, RowQuestion } from './answers/row-question.ts'
export type { Reservation } from './categories/places.ts'
export type { Ages } from './data/ages.ts'
export type { Price, PriceUnit } from './data/price.ts'
export type { Season } from './data/season.ts'
export { Hours, type Week } from './hours/hours.ts'
export type { DaySpans, Span } from './hours/span.ts'

/** What each category says of its items beside their names and days. */
export const ITEM_DATA = {
  restaurants: Restaurant,
  entertainment: Entertainment,
  hotel: Hotel,
  amenities: Amenity,
  gaming: Gaming,
  promotions: Promotion,
  faq: Faq,
  destination: Destination,
} as const

export const ItemCategory = z.enum([
  'restaurants',
  'entertainment',
  'hotel',
  'amenities',
  'gaming',
  'promotions',
  'faq',
  'destination',
])
export type ItemCategory = z.infer<typeof ItemCategory>

const Day = z.iso.date()

const head = {
  name: Text,
  aliases: z.array(Text.max(120)).max(30).default([]),
  /** The day on which somebody last checked that it is true. */
  lastUpdated: Day,
  /** First and last day on which it holds; null for always. */
  validFrom: Day.nullable(),
  validUntil: Day.nullable(),
}
const itemOf = <Name extends ItemCategory, Data extends z.ZodType>(category: Name, data: Data) =>
  z.strictObject({ category: z.literal(category), ...head, data })

/** What a property says of one thing. The row is the truth: prices and hours are told from it and from nothing else. */
export const PropertyItem = z
  .discriminatedUnion('category', [
    itemOf('restaurants', Restaurant),
    itemOf('entertainment', Entertainment),
    itemOf('hotel', Hotel),
    itemOf('amenities', Amenity),
    itemOf('gaming', Gaming),
    itemOf('promotions', Promotion),
    itemOf('faq', Faq),
    itemOf('destination', Destination),
  ])
  .superRefine(({ validFrom, validUntil }, check) => {
    if (validFrom === null || validUntil === null || validFrom <= validUntil) return
    check.addIssue({ code: 'custom', path: ['validUntil'], message: `lies before valid_from, ${validFrom}: swap them` })
  })
export type PropertyItem = z.infer<typeof PropertyItem>

/** Numbers that are told in trouble. None is ever made up. */
export const Helpline = strictKeys({
  kind: z.enum(['gambling', 'crisis', 'medical', 'emergency']),
  name: Text.max(120),
  phone: Phone,
})
export type Helpline = z.infer<typeof Helpline>

export const PropertyContact = strictKeys({
  phone: Phone.optional(),
  email: z.email('write an e-mail address, as "desk@example.com"').max(200).optional(),
  /** Where guests find somebody, or whom they call from their room. */
  desk: Text.optional(),
})
export type PropertyContact = z.infer<typeof PropertyContact>

/** A place, or a desk that tells of places, whose questions we answer. */
export const NewProperty = strictKeys({
  name: Text.max(120),
  kind: PropertyKind,
  location: Text,
  timezone: z.string().refine(isTimezone, 'is no timezone: write one of the IANA names, as "Africa/Nairobi"'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'write the three letters of the currency, as "KES"'),
  contact: PropertyContact,
  helplines: z.array(Helpline).max(20).default([]),
  last_updated: Day,
})
export type NewProperty = z.infer<typeof NewProperty>

export type Property = NewProperty & { id: string; version: number }

export type StoredItem = PropertyItem & { id: string; propertyId: string }

/** What is said of a property before anything is asked of it; `topics`: the categories that have something. */
export const PropertyOverview = z.strictObject({
  name: z.string(),
  location: z.string(),
  contact: PropertyContact,
  helplines: z.array(Helpline),
  topics: z.array(ItemCategory),
})
export type PropertyOverview = z.infer<typeof PropertyOverview>
