import { z } from 'zod'

const Name = z.string().trim().min(1).max(200)
const Day = z.int().min(1).max(366)

/** Stays whose order is to be found. The day of a journey counts for both places, so the lengths overlap by one day. */
export const RouteIntent = z.strictObject({
  days: Day,
  stays: z
    .array(z.strictObject({ place: Name, days: Day }))
    .min(1)
    .max(14),
  /** When one must be at a place: the stay covers the window, or lies within it when it is the shorter of the two. */
  windows: z.array(z.strictObject({ place: Name, from_day: Day, to_day: Day })).default([]),
})
export type RouteIntent = z.infer<typeof RouteIntent>

/** Direct connections, each in one direction. */
export const RouteData = z.strictObject({ links: z.array(z.strictObject({ from: Name, to: Name })) })
export type RouteData = z.infer<typeof RouteData>

/** `solutions` counts the orders that satisfy everything, up to 50. */
export interface RouteOutcome {
  status: 'completed' | 'infeasible'
  stops: { place: string; from_day: number; to_day: number }[]
  solutions: number
}
