import { addDays, dateOf, daysBetween, weekdayOf, yearAndMonthOf } from '../../lib/calendar.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import {
  NAMED_DAYS,
  type NamedDay,
  NEXT_BEFORE,
  NEXT_BEHIND,
  NEXT_MONTH,
  NEXT_YEAR,
  UNTIL,
  WITHIN,
} from './date-words.ts'
import { goodFriday } from './easter.ts'
import { type LengthSaid, lengthsSaid } from './length-said.ts'
import { monthPartsSaid } from './month-parts.ts'
import { longestOf, placesOf } from './said-words.ts'
import { type WrittenDate, writtenDates } from './written-dates.ts'

/** The days of a trip as a message says them; `end` is included. */
export interface DaysSaid {
  start: string | null
  end: string | null
  days: number | null
}

interface Day extends Match {
  start: string
  end: string | null
  /** The day as it is told, for a second one that is counted from the first. */
  again: (after: string) => string | null
  isWeekend: boolean
}

const WEEKEND_DAYS = 2
const FRIDAY = 4
const WEEKEND: ReadonlySet<string> = new Set(['weekend', 'wikendi', 'wknd', 'wkend', 'wikiendi'])

/**
 * The days that a message names, with its lengths of time. What has no year is the next of its kind: of 5 January said in
 * December it is the one that comes. "Next Friday" is that of the week that comes, "Friday" the first one.
 */
export function daysSaid(tokens: readonly Token[], today: string): DaysSaid {
  const lengths = lengthsSaid(tokens)
  const days = lengthOfTrip(lengths)
  const ahead = lengths.find((length) => length.ahead)
  const [first, ...others] = longestOf(daysIn(tokens, today, days))
  if (first === undefined) {
    const start = ahead === undefined ? null : addDays(today, ahead.unit === 'night' ? ahead.days - 1 : ahead.days)
    return { start, end: ended(start, days), days }
  }
  const end = first.end ?? endAfter(tokens, first, others, days)
  if (end !== null) {
    const span = daysBetween(first.start, end) + 1
    const isWithin = days !== null && days < span && placesOf(WITHIN, tokens).length > 0
    return isWithin
      ? { start: first.start, end: ended(first.start, days), days }
      : { start: first.start, end, days: span }
  }
  // Who stays longer than a weekend comes on its Friday.
  const start = first.isWeekend && days !== null && days > WEEKEND_DAYS ? addDays(first.start, -1) : first.start
  if (first.isWeekend && days === null) return { start, end: addDays(start, WEEKEND_DAYS - 1), days: WEEKEND_DAYS }
  return { start, end: ended(start, days), days }
}

/** A weekday that stands beside its date only explains it: "Friday 4th December". */
function daysIn(tokens: readonly Token[], today: string, length: number | null): Day[] {
  const dates = written(tokens, aroundFeast(tokens, periodBegins(tokens, today)))
  const explains = ({ from, to }: Match) => dates.some((date) => near(to, date.from) || near(date.to, from))
  const isSpan = dates.length > 1 || dates.some(({ end }) => end !== null)
  const says = ({ day, ...at }: { day: NamedDay } & Match) =>
    day.kind === 'weekday' ? !explains(at) : !(isSpan && FEASTS.has(day.kind))
  const days = named(tokens, today, length).filter(says)
  // A date says more than the week in which it lies.
  const said = dates.length > 0 ? [] : monthPartsSaid(tokens, today)
  const parts = said.map(({ start, end, ...part }) => ({
    ...part,
    ...{ start, end: part.isWeekend || length !== null ? null : end, again: () => start },
  }))
  return [...dates, ...days, ...parts]
}

/** Of a feast whose trip has days of its own only the time of the year counts: "over Christmas, 23rd to 27th". */
const FEASTS: ReadonlySet<NamedDay['kind']> = new Set(['date', 'easter'])
const BEFORE_FEAST_DAYS = 10

/** The first day that a date beside a feast may be: "New Year, 30th to 3rd". */
function aroundFeast(tokens: readonly Token[], today: string): string {
  const feast = named(tokens, today, null).find(({ day }) => FEASTS.has(day.kind))
  const since = feast === undefined ? today : addDays(feast.start, -BEFORE_FEAST_DAYS)
  return since > today ? since : today
}

function near(end: number, start: number): boolean {
  return start >= end && start - end <= 2
}

/** The first day that a date without its month or year may be: "next month, the 12th". */
function periodBegins(tokens: readonly Token[], today: string): string {
  const { year, month } = yearAndMonthOf(today)
  const nextYear = dateOf(year + 1, 1, 1) ?? today
  if (placesOf(NEXT_YEAR, tokens).length > 0) return nextYear
  if (placesOf(NEXT_MONTH, tokens).length === 0) return today
  return month === 12 ? nextYear : (dateOf(year, month + 1, 1) ?? today)
}

/** Where days and nights are said, "5 days 4 nights", the days count. */
function lengthOfTrip(lengths: readonly LengthSaid[]): number | null {
  const lasting = lengths.filter((length) => !length.ahead)
  return (lasting.find(({ unit }) => unit !== 'night') ?? lasting[0])?.days ?? null
}

function ended(start: string | null, days: number | null): string | null {
  return start === null || days === null ? null : addDays(start, days - 1)
}

/** The last day, where a second one is told: "from Friday to Tuesday", "12 Dec, returning on 16 Dec". */
function endAfter(tokens: readonly Token[], first: Day, others: readonly Day[], length: number | null): string | null {
  for (const other of others) {
    // "Sat and Sun" is told with the word that joins them.
    const between = tokens.slice(first.to, other.from + 1)
    const isEnd = between.some(({ text }) => UNTIL.has(text)) || isAsLong(first, other, length)
    const end = isEnd ? other.again(first.start) : null
    if (end !== null) return end
  }
  return null
}

/** A second day is the last one too where the length that is said reaches to it: "three days: we arrive on the 16th, leave on the 18th". */
function isAsLong(first: Day, other: Day, length: number | null): boolean {
  const end = other.again(first.start)
  return length !== null && end !== null && daysBetween(first.start, end) + 1 === length
}

function written(tokens: readonly Token[], today: string): Day[] {
  return writtenDates(tokens).flatMap(({ from, to, first, last }) => {
    const again = (after: string) => dayFrom(first, after)
    const start = again(today)
    if (start === null) return []
    return [{ from, to, start, end: last === null ? null : dayFrom(last, start), again, isWeekend: false }]
  })
}

/** The first day of that form that is not before another; a year that is said is kept. Null for the 31st of June. */
function dayFrom({ year, month, day }: WrittenDate, notBefore: string): string | null {
  const since = yearAndMonthOf(notBefore)
  if (year !== null && month !== null) return dateOf(year, month, day)
  if (month !== null)
    return firstFrom(
      notBefore,
      [0, 1].map((years) => dateOf(since.year + years, month, day)),
    )
  const months = [0, 1, 2].map((later) => {
    const counted = since.month - 1 + later
    return dateOf(since.year + Math.floor(counted / 12), (counted % 12) + 1, day)
  })
  return firstFrom(notBefore, months)
}

function firstFrom(notBefore: string, days: readonly (string | null)[]): string | null {
  return days.find((day) => day !== null && day >= notBefore) ?? null
}

function named(tokens: readonly Token[], today: string, length: number | null): (Day & { day: NamedDay })[] {
  const places = NAMED_DAYS.flatMap(({ day, list }) => placesOf(list, tokens).map((match) => ({ day, ...match })))
  return longestOf(places).map(({ day, from, to }) => {
    const isNext =
      NEXT_BEFORE.has(tokens[from - 1]?.text ?? '') ||
      [to, to - 1].some((at) => NEXT_BEHIND.has(tokens[at]?.text ?? ''))
    const again = (after: string) => namedDay(day, after, false)
    // "Next week" alone is all of it.
    const start = namedDay(day, today, isNext)
    const end = day.kind === 'week' && length === null ? addDays(start, 6) : null
    const isWeekend = day.kind === 'weekend'
    // "Jamhuri weekend": the Saturday and Sunday that are nearest to the day.
    if (!isWeekend && day.kind !== 'week' && WEEKEND.has(tokens[to]?.text ?? '')) {
      return { from, to: to + 1, day, start: saturdayNear(start), end: null, again, isWeekend: true }
    }
    return { from, to, day, start, end, again, isWeekend }
  })
}

/** The Saturday of the weekend that is nearest to a day. */
function saturdayNear(date: string): string {
  const back = (weekdayOf(date) + 2) % 7
  return back <= 3 ? addDays(date, -back) : addDays(date, 7 - back)
}

function namedDay(day: NamedDay, today: string, isNext: boolean): string {
  const { year } = yearAndMonthOf(today)
  const weekday = weekdayOf(today)
  const monday = addDays(today, 7 - weekday)
  switch (day.kind) {
    case 'ahead':
      return addDays(today, day.days)
    case 'week':
      return monday
    case 'weekday':
      return isNext ? addDays(monday, day.weekday) : addDays(today, ((day.weekday - weekday + 6) % 7) + 1)
    case 'weekend': {
      const saturday = addDays(today, (FRIDAY + 1 - weekday + 7) % 7)
      return isNext ? addDays(monday, FRIDAY + 1) : saturday
    }
    case 'date':
      return dayFrom({ year: null, month: day.month, day: day.day }, today) ?? today
    case 'easter':
      return [goodFriday(year), goodFriday(year + 1)].find((friday) => friday >= today) ?? today
  }
}
