import { z } from 'zod'

export const DAY_MINUTES = 24 * 60
const NOON = 12 * 60
/** A place that opens in the daytime and closes after midnight has closed by then. */
const LATE = 6 * 60
/** From here on it is a place of the night, which may close any time before noon. */
const EVENING = 18 * 60

const CLOCK = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
const Clock = z.string().regex(CLOCK, 'write a time of the 24-hour clock, as "07:30"')

/** From when to when a place is open, on its own clocks. A span that ends past midnight belongs to the day on which it begins. */
export const Span = z
  .strictObject({ from: Clock, to: Clock, last_order: Clock.optional() })
  .superRefine((span, check) => {
    const problem = problemOf(span)
    if (problem !== null) check.addIssue({ code: 'custom', message: problem })
  })
export type Span = z.infer<typeof Span>

/** Minutes after midnight of "07:30". */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** "07:30" of 450; minutes past midnight begin anew, but for the midnight that ends a day. */
export function clockOf(minutes: number): string {
  const shown = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** When a span begins and ends in minutes after the midnight before it; past midnight the end is over 1,440. */
export function minutesOfSpan({ from, to }: Pick<Span, 'from' | 'to'>): { from: number; to: number } {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  return { from: begin, to: end > begin ? end : end + DAY_MINUTES }
}

/** Until when something is ordered in a span, in the minutes of `minutesOfSpan`. */
export function lastOrderOf(span: Span): number | null {
  if (span.last_order === undefined) return null
  const at = minutesOf(span.last_order)
  return at >= minutesOf(span.from) ? at : at + DAY_MINUTES
}

/**
 * What is wrong with a span; null when nothing is. A closing time before the opening time is of the next day only where it can
 * be: "18:00 to 02:00" is a bar, "17:00 to 09:00" has its ends swapped.
 */
export function problemOf(span: Span): string | null {
  const { from, to, last_order } = span
  if (from === to) return `${from} to ${to} has no length: write "24h" for a place that never closes`
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  if (end < begin && end > LATE && (end > NOON || begin < EVENING)) {
    return `it closes at ${to}, before it opens at ${from}: swap them, or correct one`
  }
  const last = lastOrderOf(span)
  if (last !== null && last > minutesOfSpan(span).to)
    return `the last order at ${last_order} is not between ${from} and ${to}`
  return null
}

/** The spans of one day in order. Two that share a minute contradict each other. */
export const DaySpans = z
  .array(Span)
  .max(6, 'write at most six spans a day')
  .transform((spans) => spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from)))
  .superRefine((spans, check) => {
    for (const [at, span] of spans.entries()) {
      const next = spans[at + 1]
      if (next !== undefined && minutesOf(next.from) < minutesOfSpan(span).to) {
        const [one, other] = [span, next].map(({ from, to }) => `${from} to ${to}`)
        check.addIssue({
          code: 'custom',
          message: `${one} and ${other} overlap: write them as one span, or correct one`,
        })
      }
    }
  })
export type DaySpans = z.infer<typeof DaySpans>

export const ALL_DAY: DaySpans = [{ from: '00:00', to: '24:00' }]
