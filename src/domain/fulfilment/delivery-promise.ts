import { instantOf, localDay } from '../../lib/zoned-time.ts'
import { type DeliveryZone, openingOf, type TenantSettings } from '../tenancy/index.ts'
import type { DeliveryPromise } from './schemas.ts'

/** The working days of those who deliver. */
export type Calendar = Pick<TenantSettings, 'openingHours' | 'timezone'>

interface WorkingDay {
  from: Date
  to: Date
  ahead: number
}

const NOON = 12 * 60
const DAYS_AHEAD = 90

/** When goods of an order paid at a moment arrive in a zone; null when the shop promises nothing or never delivers. */
export function deliveryPromise(
  zone: Pick<DeliveryZone, 'promise'>,
  paidAt: Date,
  calendar: Calendar,
): DeliveryPromise | null {
  const rule = zone.promise
  const today = workingDay(calendar, paidAt, 0)
  switch (rule?.kind) {
    case undefined:
      return null
    case 'minutes':
      return withinMinutes(rule.within, paidAt, calendar, today)
    case 'same_day':
      if (today !== null && paidAt < today.to && paidAt < timeOf(calendar, paidAt, rule.paidBefore)) {
        return days(later(paidAt, today.from), today.to)
      }
      return workingDays(1, 1, paidAt, calendar)
    case 'working_days':
      return workingDays(rule.min, rule.max, paidAt, calendar)
  }
}

/** Before the riders set out it counts from then; after they are home it is the next morning. */
function withinMinutes(
  minutes: number,
  paidAt: Date,
  calendar: Calendar,
  today: WorkingDay | null,
): DeliveryPromise | null {
  if (today !== null && paidAt < today.to) {
    const start = later(paidAt, today.from)
    return { kind: 'times', from: start.toISOString(), to: plus(start, minutes).toISOString() }
  }
  const next = nthWorkingDay(calendar, paidAt, 1)
  if (next === null) return null
  const noon = instantOf(localDay(paidAt, calendar.timezone, next.ahead), NOON, calendar.timezone)
  return { kind: 'times', from: next.from.toISOString(), to: later(plus(next.from, minutes), noon).toISOString() }
}

function workingDays(min: number, max: number, paidAt: Date, calendar: Calendar): DeliveryPromise | null {
  const first = nthWorkingDay(calendar, paidAt, min)
  const last = nthWorkingDay(calendar, paidAt, max)
  return first && last && days(first.from, last.to)
}

function days(from: Date, to: Date): DeliveryPromise {
  return { kind: 'days', from: from.toISOString(), to: to.toISOString() }
}

/** The n-th working day after the day of a moment. */
function nthWorkingDay(calendar: Calendar, at: Date, n: number): WorkingDay | null {
  let left = n
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = workingDay(calendar, at, ahead)
    if (day !== null) left -= 1
    if (left === 0) return day
  }
  return null
}

function workingDay(calendar: Calendar, at: Date, ahead: number): WorkingDay | null {
  const hours = openingOf(calendar, at, ahead)
  return hours && { ...hours, ahead }
}

function timeOf({ timezone }: Calendar, day: Date, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return instantOf(localDay(day, timezone), hours * 60 + minutes, timezone)
}

function plus(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}
