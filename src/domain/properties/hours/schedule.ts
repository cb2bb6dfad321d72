import { z } from 'zod'
import { instantOf, localDay, type Weekday } from '../../../lib/zoned-time.ts'
import { dateOf } from '../data/season.ts'
import { writtenOr } from '../data/written-or.ts'
import { readClauses, WEEKDAYS } from './read-clauses.ts'
import { readClock } from './read-clock.ts'
import { clockOf, minutesOf } from './span.ts'

const YEAR_DAYS = 400

const Times = z
  .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write a time of the 24-hour clock, as "20:30"'))
  .max(12)
const Parts = z.strictObject({
  weekly: z.partialRecord(z.enum(WEEKDAYS), Times).default({}),
  dates: z
    .array(z.strictObject({ date: z.iso.date(), times: Times }))
    .max(200)
    .default([]),
})

/** When something begins: at times of the week, and on single dates. As text: "Fri-Sat 8pm; 2026-12-31 9pm, 11pm". */
export const Schedule = writtenOr(readSchedule, () => Parts)
export type Schedule = z.infer<typeof Schedule>

/** When it begins next; null when it does not within a year. */
export function nextTime({ weekly, dates }: Schedule, now: Date, timezone: string): Date | null {
  for (let ahead = 0; ahead <= YEAR_DAYS; ahead += 1) {
    const day = localDay(now, timezone, ahead)
    const ofDate = dates.filter(({ date }) => date === dateOf(day)).flatMap(({ times }) => times)
    const next = [...(weekly[day.weekday] ?? []), ...ofDate]
      .map((time) => instantOf(day, minutesOf(time), timezone))
      .filter((at) => at >= now)
      .sort((a, b) => a.getTime() - b.getTime())[0]
    if (next !== undefined) return next
  }
  return null
}

function readSchedule(text: string): z.input<typeof Parts> | { problem: string } {
  const weekly: Partial<Record<Weekday, string[]>> = {}
  const dates: { date: string; times: string[] }[] = []
  for (const { days, date, said } of readClauses(text)) {
    const clocks = said.split(/\s*(?:,|&|\band\b)\s*/).map(readClock)
    if (clocks.some((clock) => clock === null || !clock.sure)) {
      return { problem: `"${said}" is no time at which something begins: write "Fri-Sat 8pm; 2026-12-31 21:00"` }
    }
    const times = clocks.flatMap((clock) => (clock === null ? [] : [clockOf(clock.minutes)]))
    if (date !== null) dates.push({ date, times })
    else for (const day of days) weekly[day] = [...(weekly[day] ?? []), ...times]
  }
  return { weekly, dates }
}
