import { z } from 'zod'
import { setting } from './setting.ts'

/** A local time, "08:30". */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const DayHours = z.union([
  z.strictObject({
    open: z.string().meta(setting(['Opens', 'Inafunguliwa'])),
    close: z.string().meta(setting(['Closes', 'Inafungwa'])),
  }),
  z.literal('closed'),
])

/** From when to when, each day of the week. */
export const WeekHours = z.record(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), DayHours)
export type WeekHours = z.infer<typeof WeekHours>
