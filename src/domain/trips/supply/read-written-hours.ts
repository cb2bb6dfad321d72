import { addDays } from '../../../lib/calendar.ts'
import type { SuppliedVenue } from '../schemas/supply.ts'
import { hoursOfWeek } from '../time/hours-of-week.ts'
import type { HoursRule, Season } from '../time/hours-rule.ts'
import { parseHours } from '../time/parse-hours.ts'

type Hours = Pick<SuppliedVenue, 'opening_hours' | 'blackout_dates' | 'closed_on_holidays'>

/** The years for which closed seasons are written out as days. */
const YEARS = [2026, 2027, 2028]
const ALL_WEEK = 7
const A_MONDAY = '2026-01-05'
/** More than a season has. */
const MOST_DAYS = 366

/**
 * Hours as people write them ("Mo-Fr 09:00-17:00; PH off; Apr 15-Jun 15 off"), as a row keeps them: one week, and the days on which it
 * does not count. What a week cannot say is refused, never left out.
 */
export function readWrittenHours(
  text: string,
): { outcome: 'read'; hours: Hours } | { outcome: 'refused'; problem: string } {
  const parsed = parseHours(text)
  if (parsed.outcome === 'unreadable') {
    return { outcome: 'refused', problem: `${parsed.problem} (character ${parsed.at + 1})` }
  }
  const [seasonal, weekly] = [parsed.rules.filter(isSeasonal), parsed.rules.filter((rule) => !isSeasonal(rule))]
  if (seasonal.some(({ weekdays, spans }) => spans.length > 0 || weekdays.length < ALL_WEEK)) {
    return {
      outcome: 'refused',
      problem: 'hours that change with the season are rows of their own, each with its days',
    }
  }
  if (weekly.some(({ holidays, spans }) => holidays && spans.length > 0 && !isAlways(parsed.rules))) {
    return { outcome: 'refused', problem: 'hours of public holidays cannot be kept: write "PH off", or leave them out' }
  }
  const { opening_hours, closed_on_holidays } = hoursOfWeek(weekly, A_MONDAY, () => false)
  const blackout_dates = [...new Set(seasonal.flatMap(({ seasons }) => seasons.flatMap(daysOf)))].sort()
  return { outcome: 'read', hours: { opening_hours, closed_on_holidays, blackout_dates } }
}

function isSeasonal({ seasons }: HoursRule): boolean {
  return seasons.length > 0
}

/** `24/7` names holidays too, and says nothing of them that the week does not. */
function isAlways(rules: readonly HoursRule[]): boolean {
  return rules.length === 1 && rules[0]?.spans.some(({ start, end }) => start === '00:00' && end === '24:00') === true
}

/** Every day of a season, in each of the years where it names none. */
function daysOf({ from, to }: Season): string[] {
  const key = (part: Season['from'], year: number) =>
    `${year}-${String(part.month).padStart(2, '0')}-${String(part.day).padStart(2, '0')}`
  const years = from.year === null ? YEARS : [from.year]
  return years.flatMap((year) => {
    const first = key(from, year)
    const last = to.year !== null ? key(to, to.year) : key(to, key(to, year) < first ? year + 1 : year)
    const days = Array.from({ length: MOST_DAYS }, (_, more) => addDays(first, more))
    return days.filter((day) => day <= last)
  })
}
