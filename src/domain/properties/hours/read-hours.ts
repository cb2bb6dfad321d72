import type { Weekday } from '../../../lib/zoned-time.ts'
import { type Clause, readClauses, WEEKDAYS } from './read-clauses.ts'
import { readClock, readSpan } from './read-clock.ts'
import { ALL_DAY, clockOf, lastOrderOf, minutesOfSpan, type Span } from './span.ts'

/** Hours as somebody wrote them, clause by clause; nothing is checked yet that several clauses say together. */
export interface HoursRead {
  /** Days that are not named are closed. */
  week: Partial<Record<Weekday, readonly Span[]>>
  exceptions: { date: string; spans: readonly Span[] }[]
}

const LAST_ORDER = /^last orders?(?: at)?\s+(.*)$/

/**
 * Reads "Mon-Fri 7am-10pm; Sat 8-23; Sun closed", "24h", "12-15, 18-22:30 last order 22:00", "2026-12-25 closed". Hours
 * without am or pm are of the 24-hour clock. Gives the first problem, with the words that have it and how to write them.
 */
export function readHours(text: string): HoursRead | { problem: string } {
  const read: HoursRead = { week: {}, exceptions: [] }
  for (const clause of readClauses(text)) {
    const [, order] = LAST_ORDER.exec(clause.text) ?? []
    const problem = order === undefined ? addSpans(clause, read) : addLastOrder(order, read)
    if (problem !== null) return { problem }
  }
  const isEmpty = Object.keys(read.week).length === 0 && read.exceptions.length === 0
  return isEmpty ? { problem: 'it says no time: write "Mon-Fri 7am-10pm; Sat 8-23; Sun closed"' } : read
}

/** Adds what one clause says; gives its problem. */
function addSpans({ days, date, said, text }: Clause, read: HoursRead): string | null {
  const spans = readSpans(said)
  if ('problem' in spans) return spans.problem
  if (date !== null) {
    read.exceptions.push({ date, spans })
    return null
  }
  const twice = days.find((day) => read.week[day] !== undefined)
  if (twice !== undefined) return `"${text}" says again when it is open on ${twice}: put all its spans into one clause`
  for (const day of days) read.week[day] = spans
  return null
}

/** "12-15, 18-22" and "closed" and "24h". */
function readSpans(text: string): Span[] | { problem: string } {
  if (text === 'closed') return []
  if (text === '24h') return [...ALL_DAY]
  const parts = text.split(/\s*(?:,(?!\s*last)|&|\band\b)\s*/).map(readSpan)
  const wrong = parts.find((part) => 'problem' in part)
  return wrong ?? parts.filter((part) => 'from' in part)
}

/** Of every span that holds it. */
function addLastOrder(text: string, read: HoursRead): string | null {
  const clock = readClock(text)
  if (clock === null || !clock.sure) return `"${text}" is no time for a last order: write "9:30pm" or "21:30"`
  const last_order = clockOf(clock.minutes)
  let held = false
  const mark = (span: Span): Span => {
    const last = lastOrderOf({ ...span, last_order })
    if (last === null || last > minutesOfSpan(span).to) return span
    held = true
    return { ...span, last_order }
  }
  for (const day of WEEKDAYS) {
    const spans = read.week[day]
    if (spans !== undefined) read.week[day] = spans.map(mark)
  }
  return held ? null : `the last order at ${last_order} is in none of the spans before it`
}
