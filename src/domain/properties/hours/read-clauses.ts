import type { Weekday } from '../../../lib/zoned-time.ts'
import { ENDS_WITH_CLOCK } from './read-clock.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[]

/** One statement of a timetable: for which days, or which date, and what. Without either it is for every day. */
export interface Clause {
  days: readonly Weekday[]
  date: string | null
  said: string
  /** As it was written, but for its case. */
  text: string
}

const DAY =
  '(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|daily|every day|weekdays|weekends)'
const DAYS = new RegExp(`^(${DAY}(?:\\s*(?:-|,|&|and)\\s*${DAY})*)\\b\\s*:?\\s*(.*)$`)
const NEXT_DAY = new RegExp(`,\\s*(?=${DAY}\\b)`, 'g')
const DATE = /^(\d{4}-\d{2}-\d{2})\s*:?\s+(.*)$/
const GROUPS: Readonly<Record<string, readonly Weekday[]>> = {
  daily: WEEKDAYS,
  'every day': WEEKDAYS,
  weekdays: WEEKDAYS.slice(0, 5),
  weekends: WEEKDAYS.slice(5),
}

/**
 * The clauses of "Mon-Fri 7am-10pm; Sat 8-23; Sun closed". A comma in front of a day begins a new one when a time stands before
 * it: "Mon-Fri 8-17, Sat 9-13", not "Mon, Wed 8-17".
 */
export function readClauses(text: string): Clause[] {
  const plain = text
    .toLowerCase()
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/[–—−]|\b(?:to|until|till)\b/g, '-')
    .replace(/\b(?:open )?24\s?(?:h(?:ou)?rs?|h)\b|\b24\/7\b/g, '24h')
    .replace(/[^\S\n]+/g, ' ')
  return plain.split(/[;\n]/).flatMap((part) => {
    const cuts = [...part.matchAll(NEXT_DAY)].map(({ index }) => index)
    const ends = [...cuts.filter((index) => ENDS_WITH_CLOCK.test(part.slice(0, index).trim())), part.length]
    const texts = ends.map((end, at) => part.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end).trim())
    return texts.filter((one) => one !== '').map(readClause)
  })
}

function readClause(text: string): Clause {
  const [, date = null, ofDate] = DATE.exec(text) ?? []
  const [, days, ofDays] = DAYS.exec(text) ?? []
  return { text, date, days: days === undefined ? WEEKDAYS : daysIn(days), said: (ofDate ?? ofDays ?? text).trim() }
}

/** "sat-mon" runs over the end of the week. */
function daysIn(text: string): Weekday[] {
  return text.split(/\s*(?:,|&|\band\b)\s*/).flatMap((part) => {
    if (GROUPS[part] !== undefined) return [...GROUPS[part]]
    const [from = 0, to = from] = part.split(/\s*-\s*/).map((day) => WEEKDAYS.findIndex((one) => day.startsWith(one)))
    return from <= to ? WEEKDAYS.slice(from, to + 1) : [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)]
  })
}
