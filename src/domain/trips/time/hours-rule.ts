import { z } from 'zod'
import { Window } from '../schemas/index.ts'

/** A day of the year, or of one year. */
const YearDay = z.strictObject({
  year: z.int().nullable(),
  /** 1 to 12. */
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31),
})

/** From a day to a day, both part of it; without years it may run over the end of one. */
const Season = z.strictObject({ from: YearDay, to: YearDay })
export type Season = z.infer<typeof Season>

/** One rule of written hours. Of several that fit a day the last decides. */
export const HoursRule = z.strictObject({
  /** None: all the year. */
  seasons: z.array(Season),
  /** 0 is Monday. */
  weekdays: z.array(z.int().min(0).max(6)),
  /** It names public holidays; on those it goes before every rule that does not. */
  holidays: z.boolean(),
  /** None: closed. */
  spans: z.array(Window),
})
export type HoursRule = z.infer<typeof HoursRule>
