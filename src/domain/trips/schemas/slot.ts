import { z } from 'zod'
import { ClockTime } from './common.ts'

const Span = z
  .strictObject({ day: z.union([z.string().min(1), z.int()]), from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from' })

/** A meeting of so many minutes, within the hours and outside everything busy. Days come in the order of `hours`. */
export const SlotIntent = z.strictObject({
  minutes: z.int().min(1).max(1440),
  hours: z.array(Span).min(1),
  busy: z.array(Span).default([]),
})
export type SlotIntent = z.infer<typeof SlotIntent>

export interface FreeSlot {
  day: string | number
  from: string
  to: string
}
