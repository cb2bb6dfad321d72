import { z } from 'zod'
import { WEEKDAYS } from '../hours/read-clauses.ts'

const Month = z.int().min(1).max(12)

/** A day as a question names it; what day that is depends on when it is asked. */
export const DayAsked = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ahead'), days: z.int().min(0).max(400) }),
  z.strictObject({ kind: z.literal('weekday'), weekday: z.enum(WEEKDAYS) }),
  z.strictObject({ kind: z.literal('date'), month: Month, day: z.int().min(1).max(31), year: z.int().nullable() }),
  z.strictObject({ kind: z.literal('month'), month: Month }),
  z.strictObject({ kind: z.literal('weekend') }),
  z.strictObject({ kind: z.literal('week') }),
])
export type DayAsked = z.infer<typeof DayAsked>

export const DayPart = z.enum(['morning', 'midday', 'afternoon', 'evening', 'night', 'late'])
export type DayPart = z.infer<typeof DayPart>

/** The hour, day or month that a question is about. */
export const WhenAsked = z.strictObject({
  /** Null for the day that it is. */
  day: DayAsked.nullable(),
  /** Times of the day in minutes, of which any may be meant. */
  minutes: z.array(z.int().min(0).max(2_880)).max(2),
  part: DayPart.nullable(),
  /** It is a day on which usual hours may not count. */
  isHoliday: z.boolean(),
})
export type WhenAsked = z.infer<typeof WhenAsked>
