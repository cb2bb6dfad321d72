import { z } from 'zod'
import { checkSeason, SEASON } from '../data/season.ts'
import { writtenOr } from '../data/written-or.ts'
import { WEEKDAYS } from './read-clauses.ts'
import { readHours } from './read-hours.ts'
import { DaySpans } from './span.ts'

/** One day: a list of spans, or as text "closed", "24h", "7am-10pm". */
const Day = writtenOr(
  (text): unknown => {
    const read = readHours(text)
    return 'problem' in read ? read : (read.week.mon ?? [])
  },
  () => DaySpans,
)

const week = z.strictObject(
  { mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day },
  { error: ({ code }) => (code === 'unrecognized_keys' ? `days are written ${WEEKDAYS.join(', ')}` : undefined) },
)

/** A whole week: day by day, or as text. */
const Week = writtenOr(
  (text) => {
    const read = readHours(text)
    if ('problem' in read) return read
    if (read.exceptions.length > 0) return { problem: 'dates stand under "exceptions" here' }
    return wholeWeek(read.week)
  },
  () => z.preprocess(wholeWeek, week),
)
export type Week = z.infer<typeof week>

/**
 * When a place is open: every week, in seasons instead of it, and on single days instead of both. The first season that holds a
 * day counts. Written as text or as its parts; what comes out can be written again.
 */
export const Hours = writtenOr(
  (text) => {
    const read = readHours(text)
    if ('problem' in read) return read
    return {
      week: wholeWeek(read.week),
      exceptions: read.exceptions.map(({ date, spans }) => ({ date, hours: spans })),
    }
  },
  () =>
    z
      .strictObject({
        week: Week,
        seasons: z
          .array(z.strictObject({ ...SEASON, week: Week }).superRefine(checkSeason))
          .max(12)
          .default([]),
        exceptions: z
          .array(z.strictObject({ date: z.iso.date(), hours: Day }))
          .max(200)
          .default([]),
      })
      .superRefine(({ exceptions }, check) => {
        const dates = exceptions.map(({ date }) => date)
        const twice = dates.findIndex((date, at) => dates.indexOf(date) < at)
        if (twice < 0) return
        check.addIssue({
          code: 'custom',
          path: ['exceptions', twice],
          message: `${dates[twice]} stands there twice: leave one`,
        })
      }),
)
export type Hours = z.infer<typeof Hours>

/** A day that is not named is closed. */
function wholeWeek(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written
  const closed = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as unknown]))
  return { ...closed, ...written }
}
