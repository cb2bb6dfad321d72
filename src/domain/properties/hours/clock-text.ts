import { z } from 'zod'
import { readClock } from './read-clock.ts'
import { clockOf } from './span.ts'

/** A time of the day, "14:00"; "2pm" is read too. */
export const ClockText = z.string().transform((text, check) => {
  const clock = readClock(text.trim().toLowerCase())
  if (clock?.sure) return clockOf(clock.minutes)
  check.addIssue({ code: 'custom', message: `"${text}" is no sure time: write "14:00" or "2pm"`, input: text })
  return z.NEVER
})
