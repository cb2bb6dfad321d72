import { z } from 'zod'
import { Price } from '../data/price.ts'
import { strictKeys } from '../data/strict-keys.ts'
import { LongText, Text } from '../data/text.ts'
import { ClockText } from '../hours/clock-text.ts'

const ITEM = { head: true } as const
const Words = z.array(Text).max(50)

export const RoomType = strictKeys({
  name: Text.max(120),
  aliases: Words.optional(),
  size_m2: z.number().positive().max(10_000).optional(),
  beds: Text.optional(),
  sleeps: z.int().min(1).max(100).optional(),
  view: Text.optional(),
  amenities: Words.optional(),
  /** One for each season, or one for all the year. */
  rates: z.array(Price).max(20).optional(),
})
export type RoomType = z.infer<typeof RoomType>

export const Tower = strictKeys({
  name: Text.max(120),
  location: Text.optional(),
  room_types: z.array(RoomType).max(100),
})

export const Hotel = strictKeys(
  {
    towers: z.array(Tower).max(50).optional(),
    check_in: ClockText.optional(),
    check_out: ClockText.optional(),
    location: Text.optional(),
    description: LongText.optional(),
  },
  ITEM,
)

export const Tier = strictKeys({ name: Text.max(120), benefits: Words })

export const Promotion = strictKeys(
  {
    program: Text.optional(),
    tiers: z.array(Tier).max(20).optional(),
    terms: LongText.optional(),
    price: Price.optional(),
    description: LongText.optional(),
  },
  ITEM,
)

export const Faq = strictKeys({ question: Text, answer: LongText }, ITEM)

export const Destination = strictKeys(
  {
    id: Text.max(80),
    destination: Text.max(120),
    property_name: Text.max(120).optional(),
    description: LongText.optional(),
    highlights: Words.optional(),
    best_season: Text.optional(),
    /** Words of which any in a question says that it is about this place. */
    tags: Words.optional(),
    visa: LongText.optional(),
    flight_hours: z.number().positive().max(48).optional(),
  },
  ITEM,
)
