import { instantOf, localDay } from '../../lib/zoned-time.ts'
import type { TenantSettings } from '../tenancy/index.ts'

const MINUTE = 60_000
const DAYS_AHEAD = 14

/**
 * When a person will have answered: the promised minutes, counted only while the shop is open. A shop that is never open
 * in the next two weeks promises as if it were.
 */
export function promiseAt(settings: Pick<TenantSettings, 'openingHours' | 'timezone' | 'handoff'>, now: Date): Date {
  let left = settings.handoff.promiseMinutes * MINUTE
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const open = openTime(settings, now, ahead)
    if (open === null) continue
    const from = Math.max(now.getTime(), open.from.getTime())
    const room = open.to.getTime() - from
    if (room <= 0) continue
    if (left <= room) return new Date(from + left)
    left -= room
  }
  return new Date(now.getTime() + settings.handoff.promiseMinutes * MINUTE)
}

/** Opening and closing of the day that is `ahead` days from now; a shop that closes after midnight closes the next day. */
function openTime(
  settings: Pick<TenantSettings, 'openingHours' | 'timezone'>,
  now: Date,
  ahead: number,
): { from: Date; to: Date } | null {
  const day = localDay(now, settings.timezone, ahead)
  const hours = settings.openingHours[day.weekday]
  if (hours === 'closed') return null
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  return {
    from: instantOf(day, open, settings.timezone),
    to: instantOf(day, close > open ? close : close + 24 * 60, settings.timezone),
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
