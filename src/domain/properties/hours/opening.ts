import { instantOf, type LocalDay, localDay, wallClock } from '../../../lib/zoned-time.ts'
import type { Hours } from './hours.ts'
import { DAY_MINUTES, lastOrderOf, minutesOfSpan, type Span } from './span.ts'
import { spansOn } from './spans-on.ts'

const MINUTE_MS = 60_000
/** Open so long without a break, a place does not close. */
const NEVER_CLOSES_DAYS = 8
/** A place that is closed for longer has no next opening that anybody plans with. */
const NEVER_OPENS_DAYS = 400

interface OpenSpan {
  span: Span
  /** The day on which it began. */
  day: LocalDay
}

/** Whether the clocks there show a time at which it is open: what the sign at the door says, also when clocks are changed. */
export function isOpen(hours: Hours, at: Date, timezone: string): boolean {
  return openSpan(hours, at, timezone) !== null
}

/** The span in which it is open; null when it is closed. */
export function openSpan(hours: Hours, at: Date, timezone: string): OpenSpan | null {
  const today = localDay(at, timezone)
  const minute = Math.floor((wallClock(at, timezone) - Date.UTC(today.year, today.month - 1, today.day)) / MINUTE_MS)
  for (const [day, past] of [
    [today, 0],
    [localDay(at, timezone, -1), DAY_MINUTES],
  ] as const) {
    const span = spansOn(hours, day).find((one) => {
      const { from, to } = minutesOfSpan(one)
      return minute + past >= from && minute + past < to
    })
    if (span !== undefined) return { span, day }
  }
  return null
}

/** When it closes; null when it is closed already, or does not close in the week to come. */
export function closesAt(hours: Hours, at: Date, timezone: string): Date | null {
  if (!isOpen(hours, at, timezone)) return null
  return firstEdge(hours, at, timezone, NEVER_CLOSES_DAYS, (edge) => !isOpen(hours, edge, timezone))
}

/** When it opens next; null when it is open, or does not open for more than a year. */
export function nextOpening(hours: Hours, at: Date, timezone: string): Date | null {
  if (isOpen(hours, at, timezone)) return null
  return firstEdge(hours, at, timezone, NEVER_OPENS_DAYS, (edge) => isOpen(hours, edge, timezone))
}

/** Until when something may be ordered in the span that is open now; null when it is closed or the row names no such time. */
export function lastOrderAt(hours: Hours, at: Date, timezone: string): Date | null {
  const open = openSpan(hours, at, timezone)
  const last = open === null ? null : lastOrderOf(open.span)
  return open === null || last === null ? null : instantOf(open.day, last, timezone)
}

/** The first instant after `at` at which anything may change and that fits. */
function firstEdge(hours: Hours, at: Date, timezone: string, days: number, fits: (edge: Date) => boolean): Date | null {
  for (let ahead = -1; ahead <= days; ahead += 1) {
    // A day's span may end after the next day has begun.
    const found = [ahead, ahead + 1]
      .flatMap((plus) => edgesOf(hours, localDay(at, timezone, plus), timezone))
      .filter((edge) => edge > at.getTime())
      .sort((a, b) => a - b)
      .find((edge) => fits(new Date(edge)))
    if (found !== undefined) return new Date(found)
  }
  return null
}

/**
 * Instants between which nothing changes: the ends of a day's spans, its midnight, and the change of the clocks when it is on
 * that day. A time that comes twice on that day, or never, is there as either clock would have it.
 */
function edgesOf(hours: Hours, day: LocalDay, timezone: string): number[] {
  const midnight = Date.UTC(day.year, day.month - 1, day.day)
  const ends = spansOn(hours, day).flatMap((span) => Object.values(minutesOfSpan(span)))
  const [before, after] = [instantOf(day, 0, timezone), instantOf(day, 2 * DAY_MINUTES, timezone)].map((at) =>
    at.getTime(),
  )
  const [first, last] = [aheadOf(before ?? 0, timezone), aheadOf(after ?? 0, timezone)]
  const shown = [0, ...ends].map((minutes) => midnight + minutes * MINUTE_MS)
  const edges = shown.map((at) => at - first)
  if (first === last) return edges
  return [...edges, ...shown.map((at) => at - last), changeOfClocks(before ?? 0, after ?? 0, timezone)]
}

/** How far clocks are ahead of UTC. */
function aheadOf(at: number, timezone: string): number {
  return wallClock(new Date(at), timezone) - at
}

/** The minute between two instants from which on clocks are as far ahead as at the later one. */
function changeOfClocks(before: number, after: number, timezone: string): number {
  const then = aheadOf(after, timezone)
  let [from, to] = [before, after]
  while (to - from > MINUTE_MS) {
    const middle = from + Math.floor((to - from) / 2 / MINUTE_MS) * MINUTE_MS
    if (aheadOf(middle, timezone) === then) to = middle
    else from = middle
  }
  return to
}
