import { addDays, weekdayOf } from '../../../lib/calendar.ts'
import type { Attraction, OpeningHours } from '../schemas/index.ts'
import type { HoursRule, Season } from './hours-rule.ts'

type Hours = Pick<Attraction, 'opening_hours' | 'blackout_dates' | 'closed_on_holidays'>

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

/**
 * What rules mean for the seven days from `first` on, which no trip is longer than: seasons and holidays with hours of their own are
 * settled, so that each weekday has one set of spans.
 */
export function hoursOfWeek(rules: readonly HoursRule[], first: string, isHoliday: (date: string) => boolean): Hours {
  const opening_hours: OpeningHours = {}
  const blackout_dates: string[] = []
  for (const offset of WEEKDAYS.keys()) {
    const date = addDays(first, offset)
    const weekday = WEEKDAYS[weekdayOf(date)]
    const rule = ruleOf(rules, date, isHoliday(date))
    if (weekday && rule) opening_hours[weekday] = rule.spans
    if (rule && rule.spans.length === 0 && rule.seasons.length > 0) blackout_dates.push(date)
  }
  return { opening_hours, blackout_dates, closed_on_holidays: rules.some(closesOnHolidays) }
}

/** The last that fits; on a holiday the last of those that name holidays, unless those only say that it is closed then. */
function ruleOf(rules: readonly HoursRule[], date: string, isHoliday: boolean): HoursRule | undefined {
  const fitting = rules.filter(({ seasons }) => seasons.length === 0 || seasons.some((season) => holds(season, date)))
  const named = isHoliday ? fitting.findLast((rule) => rule.holidays && !closesOnHolidays(rule)) : undefined
  return named ?? fitting.findLast(({ weekdays }) => weekdays.includes(weekdayOf(date)))
}

/** "PH off": kept apart from the week, so that whoever asks is told that it is for the holiday. */
function closesOnHolidays({ holidays, seasons, spans }: HoursRule): boolean {
  return holidays && seasons.length === 0 && spans.length === 0
}

function holds({ from, to }: Season, date: string): boolean {
  const year = Number(date.slice(0, 4))
  const key = (part: Season['from'], of: number) => (of * 12 + part.month) * 31 + part.day
  const at = key({ year, month: Number(date.slice(5, 7)), day: Number(date.slice(8)) }, year)
  if (from.year !== null) return key(from, from.year) <= at && at <= key(to, to.year ?? from.year)
  const [start, end] = [key(from, year), key(to, year)]
  return start <= end ? start <= at && at <= end : at >= start || at <= end
}
