import type { Window } from '../schemas/index.ts'
import type { HoursRule, Season } from './hours-rule.ts'
import { clockOf, minutesOf } from './local-time.ts'
import { type HoursToken, readTokens } from './read-tokens.ts'
import { takeSeasons } from './take-seasons.ts'
import { type Cursor, cursorOf, Unreadable } from './token-cursor.ts'

/** What written hours say, or where they stop being readable (index from 0): never taken for "open", nor for "closed". */
export type ParsedHours =
  | { outcome: 'read'; rules: HoursRule[] }
  | { outcome: 'unreadable'; at: number; problem: string }

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6]
const DAY_MINUTES = 1_440

/**
 * Reads hours as OpenStreetMap writes them: "Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-02:00; PH,Dec 25 off". Takes lists and ranges of
 * days, several spans, spans past midnight, `24/7`, `off`, `PH`, dates and ranges of months; refuses everything else.
 */
export function parseHours(text: string): ParsedHours {
  const read = readTokens(text)
  if ('at' in read) return { outcome: 'unreadable', at: read.at, problem: 'this is no part of opening hours' }
  const cursor = cursorOf(read.tokens, text.length)
  try {
    return { outcome: 'read', rules: takeRules(cursor) }
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'unreadable', at: error.at, problem: error.message }
    throw error
  }
}

function takeRules(cursor: Cursor): HoursRule[] {
  const rules = [takeRule(cursor)]
  while (cursor.skip(';')) {
    if (cursor.peek() === null) break
    rules.push(takeRule(cursor))
  }
  if (cursor.peek() !== null) throw cursor.wrong('";" or the end is missing here')
  return rules
}

function takeRule(cursor: Cursor): HoursRule {
  if (cursor.take('always'))
    return { seasons: [], weekdays: ALL_WEEK, holidays: true, spans: [{ start: '00:00', end: '24:00' }] }
  const seasons = takeSeasons(cursor)
  if (seasons.length > 0) cursor.skip(':')
  const days = takeDays(cursor)
  return { seasons, ...withAllWeek(days, seasons), spans: takeSpans(cursor) }
}

/** Where no day is named all are meant. */
function withAllWeek(days: Pick<HoursRule, 'weekdays' | 'holidays'>, seasons: Season[]) {
  if (days.weekdays.length > 0 || days.holidays) return days
  // A date is closed or open whether it is a holiday or not.
  return { weekdays: ALL_WEEK, holidays: seasons.length > 0 && seasons.every(isOneDay) }
}

function isOneDay({ from, to }: Season): boolean {
  return from.month === to.month && from.day === to.day && from.year === to.year
}

function takeDays(cursor: Cursor): Pick<HoursRule, 'weekdays' | 'holidays'> {
  const days = { weekdays: new Set<number>(), holidays: false }
  do {
    if (cursor.take('holiday')) {
      days.holidays = true
      continue
    }
    const from = cursor.take('weekday')
    if (!from) break
    const to = cursor.skip('-') ? cursor.need('weekday', 'a day is missing here') : from
    for (const day of dayRange(from, to)) days.weekdays.add(day)
  } while (cursor.skip(','))
  return { weekdays: [...days.weekdays].sort(), holidays: days.holidays }
}

/** "Sa-Mo" runs over the end of the week. */
function dayRange(from: HoursToken, to: HoursToken): number[] {
  const start = WEEKDAYS.indexOf(from.text)
  const length = (WEEKDAYS.indexOf(to.text) - start + 7) % 7
  return Array.from({ length: length + 1 }, (_, step) => (start + step) % 7)
}

function takeSpans(cursor: Cursor): Window[] {
  if (cursor.take('off')) return []
  const spans: Window[] = []
  do {
    const start = cursor.need('clock', 'hours or "off" are missing here')
    if (!cursor.skip('-')) throw cursor.wrong('when it closes is missing here')
    spans.push(spanOf(start, cursor.need('clock', 'when it closes is missing here')))
  } while (cursor.skip(','))
  return spans
}

/** "18:00-26:00" closes at two in the night. */
function spanOf(start: HoursToken, end: HoursToken): Window {
  const from = minutesOfToken(start, DAY_MINUTES - 1)
  const to = minutesOfToken(end, 2 * DAY_MINUTES)
  if (to === from || to - from > DAY_MINUTES)
    throw new Unreadable(end.at, 'a span is shorter than a day and longer than nothing')
  return { start: clockOf(from), end: to === DAY_MINUTES ? '24:00' : clockOf(to) }
}

function minutesOfToken({ text, at }: HoursToken, most: number): number {
  const clock = text.padStart(5, '0')
  const minutes = minutesOf(clock)
  if (minutes > most || Number(clock.slice(3)) > 59) throw new Unreadable(at, 'there is no such time')
  return minutes
}
