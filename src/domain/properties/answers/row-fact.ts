import { z } from 'zod'
import type { Money } from '../../../lib/money.ts'
import type { Reservation } from '../categories/places.ts'
import type { Ages } from '../data/ages.ts'
import type { PriceUnit } from '../data/price.ts'
import type { Season } from '../data/season.ts'
import type { Week } from '../hours/hours.ts'
import type { Schedule } from '../hours/schedule.ts'

/** What can be asked of an item. */
export const Asked = z.enum([
  'about',
  'hours',
  'open_now',
  'price',
  'location',
  'cuisine',
  'dress_code',
  'diet',
  'booking',
  'phone',
  'capacity',
  'age_limit',
  'schedule',
  'sleeps',
  'beds',
  'size',
  'view',
  'amenities',
  'check_in',
  'check_out',
  'games',
  'terms',
  'validity',
  'benefits',
  'answer',
  'visa',
  'best_season',
  'highlights',
  'flight',
])
export type Asked = z.infer<typeof Asked>

/** Facts that are said as they stand in the row. */
export type WordsField =
  | 'about'
  | 'location'
  | 'cuisine'
  | 'dress_code'
  | 'diet'
  | 'phone'
  | 'beds'
  | 'view'
  | 'amenities'
  | 'games'
  | 'terms'
  | 'answer'
  | 'visa'
  | 'best_season'
  | 'highlights'

/** One fact of a row as data: said by a template, and backed by it. Instants are ISO text, days "2026-11-23", times "14:00". */
export type RowFact =
  | { kind: 'words'; field: WordsField; words: string[] }
  | { kind: 'count'; field: 'capacity' | 'sleeps' | 'size_m2' | 'flight_hours'; count: number }
  | { kind: 'ages'; ages: Ages }
  | { kind: 'booking'; booking: Reservation }
  | { kind: 'clock'; field: 'check_in' | 'check_out'; time: string }
  | { kind: 'price'; of: string | null; low: Money; high: Money; per: PriceUnit | null; season: Season | null }
  | { kind: 'week'; week: Week }
  /** What is said to a question of yes or no, before the facts. */
  | { kind: 'verdict'; yes: boolean }
  | { kind: 'open_at'; at: string; isOpen: boolean; lastOrderAt: string | null }
  | { kind: 'open_on'; date: string; spans: { from: string; to: string }[] }
  /** `opensOn`: the day after it, written as the days of the season are. */
  | { kind: 'closed_season'; season: Season; opensOn: string }
  /** Nothing is set for a day on which usual hours may not count. */
  | { kind: 'usual_hours' }
  | { kind: 'open'; closesAt: string | null; lastOrderAt: string | null }
  | { kind: 'shut'; opensAt: string | null }
  /** Times of every week in which it begins, where it does so, and when it does next. */
  | { kind: 'show'; title: string; weekly: Schedule['weekly']; nextAt: string | null }
  | { kind: 'tier'; name: string; benefits: string[] }
  | { kind: 'until' | 'ended' | 'begins'; date: string }

export interface RowAnswer {
  /** Of what is told: the item, or the room, show or tier of it that was asked about. */
  name: string
  /** Empty when the row does not say what is asked. */
  facts: RowFact[]
  /** The day on which the row was last checked, when that is longer ago than rows are trusted without a word. */
  asOf: string | null
}
