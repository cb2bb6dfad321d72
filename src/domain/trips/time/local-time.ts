import { momentAt } from '../../../lib/temporal.ts'
import type { Window } from '../schemas/index.ts'

const DAY_MINUTES = 1_440

/** Minutes since midnight of "09:30"; "24:00" is 1440. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** "09:30" of minutes since midnight, of whatever day. */
export function clockOf(minutes: number): string {
  const left = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}

/** Start and end in minutes since midnight of the day a window belongs to: past midnight the end is above 1440. */
export function minutesOfWindow({ start, end }: Window): { start: number; end: number } {
  const from = minutesOf(start)
  const to = minutesOf(end)
  return { start: from, end: to > from ? to : to + DAY_MINUTES }
}

/** A window as moments. */
export interface Span {
  startMs: number
  endMs: number
  /** One of its ends is a time that clocks skip on that day. */
  nonexistent: boolean
}

/**
 * When a window of a day really is. How long it lasts is what lies between both moments: where clocks change that is not what its
 * times say. A window that starts at a time which clocks skip moves behind the skip as a whole.
 */
export function spanOf(date: string, window: Window, tz: string): Span {
  const { start, end } = minutesOfWindow(window)
  const from = momentAt(date, start, tz)
  const to = momentAt(date, end, tz)
  const nonexistent = from.named === 'never' || to.named === 'never'
  const endMs = from.named === 'never' ? from.ms + (end - start) * 60_000 : to.ms
  return { startMs: from.ms, endMs, nonexistent }
}
