import { z } from 'zod'
import { ClockTime } from './common.ts'

const Name = z.string().trim().min(1).max(200)

/** People to be met in one day, each at one place within one window for at least so many minutes. */
export const AppointmentsIntent = z.strictObject({
  start: z.strictObject({ place: Name, time: ClockTime }),
  people: z
    .array(
      z.strictObject({ name: Name, place: Name, from: ClockTime, to: ClockTime, minutes: z.int().min(0).max(1440) }),
    )
    .max(16),
})
export type AppointmentsIntent = z.infer<typeof AppointmentsIntent>

/** Minutes of travel, in one direction; between two places without an entry one cannot travel. */
export const AppointmentsData = z.strictObject({
  minutes: z.array(z.strictObject({ from: Name, to: Name, minutes: z.int().min(0) })),
})
export type AppointmentsData = z.infer<typeof AppointmentsData>

export type AppointmentStep =
  | { kind: 'travel'; from: string; to: string; start: string; end: string }
  | { kind: 'wait'; place: string; start: string; end: string }
  | { kind: 'meet'; name: string; place: string; start: string; end: string }

export interface AppointmentsOutcome {
  met: number
  steps: AppointmentStep[]
}
