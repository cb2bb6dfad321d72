import { z } from 'zod'
import { Ages } from '../data/ages.ts'
import { Phone } from '../data/phone.ts'
import { Price } from '../data/price.ts'
import { strictKeys } from '../data/strict-keys.ts'
import { LongText, Text } from '../data/text.ts'
import { Hours } from '../hours/hours.ts'
import { Schedule } from '../hours/schedule.ts'

const ITEM = { head: true } as const
const Words = z.array(Text).max(50)

/** Whether a table is to be booked. */
export const Reservation = z.enum(['required', 'recommended', 'not_needed'])
export type Reservation = z.infer<typeof Reservation>

export const Restaurant = strictKeys(
  {
    cuisine: Text.optional(),
    hours: Hours.optional(),
    price_range: Price.optional(),
    location: Text.optional(),
    dress_code: Text.optional(),
    diet: Words.optional(),
    reservation: Reservation.optional(),
    phone: Phone.optional(),
    description: LongText.optional(),
  },
  ITEM,
)

export const Show = strictKeys({
  title: Text.max(120),
  schedule: Schedule.optional(),
  price: Price.optional(),
})

export const Entertainment = strictKeys(
  {
    venue: Text.optional(),
    hours: Hours.optional(),
    location: Text.optional(),
    shows: z.array(Show).max(100).optional(),
    capacity: z.int().min(1).max(1_000_000).optional(),
    age_limit: Ages.optional(),
    phone: Phone.optional(),
    description: LongText.optional(),
  },
  ITEM,
)

/** A treatment, a length of a game, a kind of car: things of one amenity that have prices of their own. */
export const ListedPrice = strictKeys({ name: Text.max(120), price: Price })

export const Amenity = strictKeys(
  {
    kind: z.enum(['spa', 'pool', 'golf', 'shopping', 'fitness', 'kids', 'transfer', 'other']),
    hours: Hours.optional(),
    price: Price.optional(),
    price_list: z.array(ListedPrice).max(100).optional(),
    booking_needed: z.boolean().optional(),
    age_limit: Ages.optional(),
    location: Text.optional(),
    phone: Phone.optional(),
    description: LongText.optional(),
  },
  ITEM,
)

const CHANCES = /odds|strateg|payout|pay_?table|house_?edge|rtp|probabilit|jackpot|tips|how_to_win|winning/i

/** Where people gamble, never how: it says nothing of chances. */
export const Gaming = strictKeys(
  {
    area: Text.optional(),
    games: Words.optional(),
    hours: Hours.optional(),
    min_age: z.int().min(18, 'nobody below 18 gambles here: write 18 or more').max(120).optional(),
    location: Text.optional(),
    phone: Phone.optional(),
    description: LongText.optional(),
  },
  {
    head: true,
    refuse: (key) => (CHANCES.test(key) ? `"${key}": odds and strategy are never told to guests: take it out` : null),
  },
)
