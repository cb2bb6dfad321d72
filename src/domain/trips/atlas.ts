import type { Airport, DailySpend } from './schemas/index.ts'
import type { HolidayTable } from './time/holidays.ts'

/** What is so whoever asks, and changes by the year: known without asking anybody. */
export interface TripAtlas {
  airports(): readonly Airport[]
  holidays(): HolidayTable
  /** What a day costs in a city besides everything named, an estimate by tier; none where nobody has made one. */
  dailySpend(city: string): DailySpend[]
}
