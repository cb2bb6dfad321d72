import { addDays, daysBetween } from '../../../lib/calendar.ts'
import { clockAt, momentAt } from '../../../lib/temporal.ts'
import { isQuiet, type TenantSettings } from '../../tenancy/index.ts'
import { TRIP_WATCH } from '../limits.ts'
import { minutesOf } from '../time/local-time.ts'

/** The shop's clock, and its nights. */
export type ShopClock = Pick<TenantSettings, 'timezone' | 'outreach'>

/**
 * When a trip is looked at next, after `after`; null once its first day is too near: nobody plans anew under people who are on their
 * way. `start` is that day.
 */
export function nextCheckAt(start: string, shop: ShopClock, after: Date): Date | null {
  const checks = TRIP_WATCH.daysBefore.map((days) => awakeFrom(shop, addDays(start, -days), minutesOf(TRIP_WATCH.at)))
  return checks.find((at) => at > after) ?? null
}

/** The moment itself by day, or the end of the night it falls into. */
export function notAtNight(shop: ShopClock, at: Date): Date {
  if (!isQuiet(shop, at)) return at
  const { date, minutes } = clockAt(at.getTime(), shop.timezone)
  const dawn = minutesOf(shop.outreach.quietHours.to)
  const day = minutes < dawn ? date : addDays(date, 1)
  return new Date(momentAt(day, dawn, shop.timezone).ms)
}

/** Days until the first one of a trip, on the shop's calendar; below zero once it has begun. */
export function daysUntil(start: string, { timezone }: Pick<ShopClock, 'timezone'>, now: Date): number {
  const today = clockAt(now.getTime(), timezone).date
  return daysBetween(today, start)
}

function awakeFrom(shop: ShopClock, date: string, minutes: number): Date {
  return notAtNight(shop, new Date(momentAt(date, minutes, shop.timezone).ms))
}
