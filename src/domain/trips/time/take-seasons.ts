import type { Season } from './hours-rule.ts'
import type { HoursToken } from './read-tokens.ts'
import { type Cursor, Unreadable } from './token-cursor.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** What is written of one end of a season: without a day it is the whole month. */
interface Written {
  year: number | null
  month: number
  day: number | null
}

/** "Dec 25", "Dec 24-26,31", "Nov-Feb", "2027 Feb 8-2027 Mar 9", in a list; none when no month comes next. */
export function takeSeasons(cursor: Cursor): Season[] {
  const seasons: Season[] = []
  let last: Written | null = null
  while (startsSeason(cursor, last)) {
    const from: Written = takeEnd(cursor, last)
    const to: Written = cursor.skip('-') ? takeEnd(cursor, from) : from
    if (from.year !== null && orderOf(to) < orderOf(from)) throw cursor.wrong('these dates run backwards')
    seasons.push({
      from: { year: from.year, month: from.month, day: from.day ?? 1 },
      to: { year: to.year, month: to.month, day: to.day ?? LENGTHS[to.month - 1] ?? 31 },
    })
    last = to
    // "Dec 25,Mo off" goes on with a day of the week: then this is not the end of a list of dates.
    if (!commaBeforeDate(cursor)) break
    cursor.skip(',')
  }
  return seasons
}

function startsSeason(cursor: Cursor, last: Written | null): boolean {
  const kind = cursor.peek()?.kind
  return kind === 'month' || kind === 'number' || last !== null
}

function commaBeforeDate(cursor: Cursor): boolean {
  const kind = cursor.peek(1)?.kind
  return cursor.peek()?.text === ',' && (kind === 'month' || kind === 'number')
}

/** One end; a number without a month is a day of the month before it. */
function takeEnd(cursor: Cursor, before: Written | null): Written {
  const number = cursor.take('number')
  if (number && cursor.peek()?.kind !== 'month') {
    if (before?.day == null) throw new Unreadable(number.at, 'a month is missing here')
    return { ...before, day: dayOf(number, before.month) }
  }
  const year = number ? yearOf(number) : (before?.year ?? null)
  const month = MONTHS.indexOf(cursor.need('month', 'a month is missing here').text) + 1
  const day = cursor.take('number')
  return { year, month, day: day ? dayOf(day, month) : null }
}

function yearOf({ text, at }: HoursToken): number {
  if (text.length !== 4) throw new Unreadable(at, 'there is no such year')
  return Number(text)
}

function dayOf({ text, at }: HoursToken, month: number): number {
  const day = Number(text)
  if (day < 1 || day > (LENGTHS[month - 1] ?? 31)) throw new Unreadable(at, 'there is no such day')
  return day
}

function orderOf({ year, month, day }: Written): number {
  return ((year ?? 0) * 12 + month) * 31 + (day ?? 31)
}
