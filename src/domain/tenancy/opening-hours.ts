import { clockAt } from '../../lib/temporal.ts'
import { instantOf, localDay } from '../../lib/zoned-time.ts'
import type { TenantSettings } from './schemas.ts'

type Hours = Pick<TenantSettings, 'openingHours' | 'timezone'>

const DAY_MINUTES = 24 * 60
const DAYS_AHEAD = 14

/**
 * Opening and closing of the day that is `ahead` days from now; null when it is closed. A shop that closes after midnight
 * closes the next day.
 */
export function openingOf(settings: Hours, now: Date, ahead: number): { from: Date; to: Date } | null {
  const day = localDay(now, settings.timezone, ahead)
  const hours = settings.openingHours[day.weekday]
  if (hours === 'closed') return null
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  return {
    from: instantOf(day, open, settings.timezone),
    to: instantOf(day, close > open ? close : close + DAY_MINUTES, settings.timezone),
  }
}

/** Whether it is night for the shop's customers. */
export function isQuiet({ timezone, outreach }: Pick<TenantSettings, 'timezone' | 'outreach'>, at: Date): boolean {
  const { minutes: minute } = clockAt(at.getTime(), timezone)
  const [from, to] = [minutesOf(outreach.quietHours.from), minutesOf(outreach.quietHours.to)]
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** `now` when the shop is open and it is not night, else when that is so next; null when it never is in two weeks. */
export function nextOpenAt(settings: Hours & Pick<TenantSettings, 'outreach'>, now: Date): Date | null {
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const open = openingOf(settings, now, ahead)
    if (open === null) continue
    const quietEnd = instantOf(
      localDay(now, settings.timezone, ahead),
      minutesOf(settings.outreach.quietHours.to),
      settings.timezone,
    )
    const moments = [now, open.from, quietEnd].filter((at) => at >= now && at >= open.from && at < open.to)
    const first = moments.filter((at) => !isQuiet(settings, at)).sort((a, b) => a.getTime() - b.getTime())[0]
    if (first !== undefined) return first
  }
  return null
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
