import { z } from 'zod'
import { ClockTime } from './common.ts'
import { Party } from './intent.ts'

/** Names are compared without regard to case and outer blanks. */
const Name = z.string().trim().min(1).max(200)
const Minor = z.int().min(0)
const Rating = z.number().min(0).max(5).nullable().default(null)
const Hard = z.boolean().default(true)
/** Every set of them is a case of its own. */
const MOST_CUISINES = 6
const DAY_MS = 86_400_000

export const TourMode = z.enum(['flight', 'car', 'taxi', 'bus'])
export type TourMode = z.infer<typeof TourMode>

/** One thing asked for. A wish that is not hard is kept only while a plan exists with it. */
export const TourWish = z.discriminatedUnion('key', [
  z.strictObject({ key: z.literal(['room_type', 'house_rule', 'cuisine', 'must_see']), value: Name, hard: Hard }),
  z.strictObject({ key: z.literal('avoid_mode'), value: TourMode, hard: Hard }),
  z.strictObject({ key: z.literal('max_transfer_min'), value: z.int().min(1), hard: Hard }),
])
export type TourWish = z.infer<typeof TourWish>

/** Everybody who travels; a bare number is that many adults. */
const TourParty = z
  .union([z.int().min(1).max(40), Party])
  .transform((party) => (typeof party === 'number' ? { adults: party, children: 0, child_ages: [] } : party))

/** The whole sum for everybody, in minor units of the currency in which the data is priced; null is no ceiling. */
const TourBudget = z
  .union([Minor, z.strictObject({ amount_minor: Minor, currency: z.string().length(3).default('USD') })])
  .transform((budget) => (typeof budget === 'number' ? { amount_minor: budget, currency: 'USD' } : budget))

/** A round trip from `origin` over one to five places, one date a day, the way out on the first and home on the last. */
export const TourIntent = z
  .strictObject({
    origin: Name,
    dest: z.strictObject({ kind: z.enum(['city', 'region']), name: Name }),
    dates: z.array(z.iso.date()).min(2).max(14),
    stops: z.int().min(1).max(5).default(1),
    party: TourParty.default({ adults: 1, children: 0, child_ages: [] }),
    budget: TourBudget.nullable().default(null),
    wishes: z.array(TourWish).max(12).default([]),
  })
  .refine(({ dates }) => dates.every((date, at) => at === 0 || follows(dates[at - 1] ?? '', date)), {
    path: ['dates'],
    error: 'must be days that follow one another',
  })
  .refine(({ dates, stops }) => stops < dates.length, { path: ['stops'], error: 'needs a night for every stop' })
  .refine(({ wishes }) => wishes.filter(({ key }) => key === 'cuisine').length <= MOST_CUISINES, {
    path: ['wishes'],
    error: `names at most ${MOST_CUISINES} cuisines`,
  })
  .refine(({ dest, stops }) => dest.kind === 'region' || stops === 1, {
    path: ['stops'],
    error: 'is 1 when the destination is a city',
  })
export type TourIntent = z.infer<typeof TourIntent>

/**
 * One way to travel, in one direction. Without a date it runs every day. `price_minor` is for a person or for a vehicle;
 * a vehicle without `seats` takes four.
 */
export const TourLink = z.strictObject({
  mode: TourMode,
  id: z.string().max(200).nullable().default(null),
  from: Name,
  to: Name,
  date: z.iso.date().nullable().default(null),
  depart: ClockTime.nullable().default(null),
  arrive: ClockTime.nullable().default(null),
  minutes: z.int().min(0).nullable().default(null),
  km: z.number().min(0).nullable().default(null),
  price_minor: Minor,
  per: z.enum(['person', 'vehicle']),
  seats: z.int().min(1).max(60).default(4),
})
export type TourLink = z.infer<typeof TourLink>

/** `price_minor` is for a room and a night; `rules` say what the house forbids ("No smoking", "pets"). */
export const TourLodging = z.strictObject({
  id: Name,
  name: Name,
  place: Name,
  price_minor: Minor,
  per: z.literal('room_night').default('room_night'),
  room_type: z.string().nullable().default(null),
  rules: z.array(z.string()).default([]),
  min_nights: z.int().min(1).default(1),
  max_guests: z.int().min(1).default(2),
  rating: Rating,
})
export type TourLodging = z.infer<typeof TourLodging>

/** A place to eat; `price_minor` is what one person pays for one meal. */
export const TourMeal = z.strictObject({
  id: Name,
  name: Name,
  place: Name,
  price_minor: Minor,
  per: z.literal('person').default('person'),
  cuisines: z.array(z.string()).default([]),
  rating: Rating,
})
export type TourMeal = z.infer<typeof TourMeal>

export const TourSight = z.strictObject({
  id: Name,
  name: Name,
  place: Name,
  lat: z.number().min(-90).max(90).nullable().default(null),
  lon: z.number().min(-180).max(180).nullable().default(null),
})
export type TourSight = z.infer<typeof TourSight>

/** All that is known: a tour uses nothing else. */
export const TourData = z.strictObject({
  places: z.array(z.strictObject({ name: Name, region: z.string().nullable().default(null) })),
  links: z.array(TourLink),
  lodging: z.array(TourLodging),
  meals: z.array(TourMeal),
  sights: z.array(TourSight),
})
export type TourData = z.infer<typeof TourData>

function follows(before: string, after: string): boolean {
  return Date.parse(after) - Date.parse(before) === DAY_MS
}
