import { instantOf, wallClock } from '../../../lib/zoned-time.ts'
import type { FlightOption } from '../schemas/evidence.ts'
import type { FlightSchedule } from '../schemas/supply.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Nobody wants to be in the air between midnight and this. */
const NIGHT_ENDS_MS = 5 * 60 * MINUTE_MS

/** The flight of a schedule on one day at its origin, "2026-12-24"; null on a day on which it does not fly. */
export function flightOn(ref: string, schedule: FlightSchedule, date: string): Omit<FlightOption, 'provenance'> | null {
  const day = new Date(`${date}T00:00:00Z`)
  if (!schedule.days.includes((day.getUTCDay() + 6) % 7)) return null
  const leaves = instantOf(dayOf(day), minutesOf(schedule.departs), schedule.origin_tz)
  const lands = new Date(leaves.getTime() + schedule.duration_seconds * 1_000)
  const percent = schedule.season_percent?.[day.getUTCMonth()] ?? 100
  const { airline, origin, dest, duration_seconds, tier } = schedule
  return {
    flight_id: `${ref}@${date}`,
    ...{ airline, origin, dest, duration_seconds, tier },
    departure: leaves.toISOString(),
    arrival: lands.toISOString(),
    // Rounded as fares are: to whole dollars.
    price_usd_cents: Math.round((schedule.price_usd_cents * percent) / 10_000) * 100,
    overnight: isOvernight(leaves, lands, schedule.origin_tz),
  }
}

/** Whether any part of 00:00 to 05:00 on the clocks of the origin is spent in the air. */
export function isOvernight(leaves: Date, lands: Date, tz: string): boolean {
  const up = wallClock(leaves, tz)
  const midnight = Math.floor(up / DAY_MS) * DAY_MS
  return up < midnight + NIGHT_ENDS_MS || wallClock(lands, tz) > midnight + DAY_MS
}

function dayOf(day: Date) {
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
