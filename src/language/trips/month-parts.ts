import { addDays, dateOf, weekdayOf, yearAndMonthOf } from '../../lib/calendar.ts'
import { MONTH_WORDS } from '../concierge/when-words.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'

/** The days of a weekend or a week of a month: its Saturday and Sunday, or seven days from its first. */
export interface MonthPart extends Match {
  start: string
  end: string
  isWeekend: boolean
}

const WEEKENDS: ReadonlySet<string> = new Set(['weekend', 'wikendi', 'wknd', 'wkend', 'wikiendi'])
const WEEKS: ReadonlySet<string> = new Set(['week', 'wiki', 'wk'])
const LAST = 0
/** Which one of its month, counted from 1. */
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...(['first', '1st', 'kwanza'] as const).map((word) => [word, 1] as const),
  ...(['second', '2nd', 'pili'] as const).map((word) => [word, 2] as const),
  ...(['third', '3rd', 'tatu'] as const).map((word) => [word, 3] as const),
  ...(['fourth', '4th', 'nne'] as const).map((word) => [word, 4] as const),
  ...(['last', 'mwisho'] as const).map((word) => [word, LAST] as const),
])
const LINKS: ReadonlySet<string> = new Set(['of', 'in', 'ya', 'wa', 'za', 'mwezi', 'st', 'nd', 'rd', 'th', 'the'])
const SATURDAY = 5

/** "The first weekend of December", "wikendi ya kwanza ya Desemba", "last week of January": those that come next. */
export function monthPartsSaid(tokens: readonly Token[], today: string): MonthPart[] {
  return tokens.flatMap(({ text }, at) => {
    const isWeekend = WEEKENDS.has(text)
    if (!isWeekend && !WEEKS.has(text)) return []
    const before = beside(tokens, at, -1)
    const behind = beside(tokens, at, 1)
    const front = ORDINALS.get(before.text)
    const ordinal = front ?? ORDINALS.get(behind.text)
    const named = front === undefined ? beside(tokens, behind.at, 1) : behind
    const month = MONTH_WORDS.get(named.text)
    if (ordinal === undefined || month === undefined) return []
    const start = partOf({ ordinal, month, isWeekend }, today)
    if (start === null) return []
    return [
      {
        from: front === undefined ? at : before.at,
        to: named.at + 1,
        start,
        end: addDays(start, isWeekend ? 1 : 6),
        isWeekend,
      },
    ]
  })
}

/** The next word that says something, to one side. */
function beside(tokens: readonly Token[], from: number, step: 1 | -1): { at: number; text: string } {
  let at = from + step
  while (LINKS.has(tokens[at]?.text ?? '')) at += step
  return { at, text: tokens[at]?.text ?? '' }
}

function partOf(
  { ordinal, month, isWeekend }: { ordinal: number; month: number; isWeekend: boolean },
  today: string,
): string | null {
  const { year } = yearAndMonthOf(today)
  const starts = [year, year + 1].map((year) => {
    const first = dateOf(year, month, 1)
    const last = first === null ? null : lastOf(year, month)
    if (first === null || last === null) return null
    if (!isWeekend) return ordinal === LAST ? addDays(last, -6) : addDays(first, 7 * (ordinal - 1))
    const firstSaturday = addDays(first, (SATURDAY - weekdayOf(first) + 7) % 7)
    const lastSaturday = addDays(last, -((weekdayOf(last) - SATURDAY + 7) % 7))
    return ordinal === LAST ? lastSaturday : addDays(firstSaturday, 7 * (ordinal - 1))
  })
  return starts.find((start) => start !== null && start >= today) ?? null
}

function lastOf(year: number, month: number): string | null {
  const next = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1)
  return next === null ? null : addDays(next, -1)
}
