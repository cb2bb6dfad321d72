import type { Match } from '../governor/phrase-lists.ts'
import { isYear } from './is-year.ts'
import type { DayAsked } from './when-asked.ts'
import { DOUBTFUL_MONTHS, LEADS_TO_MONTH, MONTH_WORDS } from './when-words.ts'

const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/
const ISO = /^(\d{4})(\d{2})(\d{2})$/
const BETWEEN: ReadonlySet<string> = new Set(['of', 'ya', 'mwezi', 'wa', 'st', 'nd', 'rd', 'th', 'the'])
const TO: ReadonlySet<string> = new Set(['to', 'till', 'until', 'hadi', 'mpaka'])
const ORDER = 'kwanza pili tatu nne tano sita saba nane tisa kumi'.split(' ')

/** Dates and months: "24 December", "Dec 24th", "tarehe 5 Mei", "in May", "mwezi wa nne". `match` counts in plain words. */
export function monthDaysNamed(words: readonly string[]): { match: Match; day: DayAsked }[] {
  return words.flatMap((word, at) => {
    const iso = ISO.exec(word)
    if (iso !== null)
      return [{ match: { from: at, to: at + 1 }, day: dateOf(Number(iso[2]), Number(iso[3]), Number(iso[1])) }]
    const numbered = numberedMonth(words, at)
    if (numbered !== null) return [numbered]
    const month = MONTH_WORDS.get(word)
    if (month === undefined) return []
    const before = dayBefore(words, at)
    if (before !== null) {
      const { to, year } = yearAfter(words, at + 1)
      return [{ match: { from: rangeBegins(words, before.at), to }, day: dateOf(month, before.day, year) }]
    }
    const after = dayAfter(words, at)
    if (after !== null) {
      const { to, year } = yearAfter(words, after.to)
      return [{ match: { from: at, to }, day: dateOf(month, after.day, year) }]
    }
    if (DOUBTFUL_MONTHS.has(word) && !LEADS_TO_MONTH.has(words[at - 1] ?? '')) return []
    return [{ match: { from: at, to: yearAfter(words, at + 1).to }, day: { kind: 'month' as const, month } }]
  })
}

function dateOf(month: number, day: number, year: number | null): DayAsked {
  return { kind: 'date', month, day, year }
}

/** "Mwezi wa nne" is the fourth month. */
function numberedMonth(words: readonly string[], at: number): { match: Match; day: DayAsked } | null {
  if (words[at] !== 'mwezi' || words[at + 1] !== 'wa') return null
  const said = words[at + 2] ?? ''
  const eleventh = words[at + 3] === 'na' && said === 'kumi' ? ['moja', 'mbili'].indexOf(words[at + 4] ?? '') + 1 : 0
  const month = eleventh > 0 ? 10 + eleventh : /^\d{1,2}$/.test(said) ? Number(said) : ORDER.indexOf(said) + 1
  if (month < 1 || month > 12) return null
  return { match: { from: at, to: at + (eleventh > 0 ? 5 : 3) }, day: { kind: 'month', month } }
}

function yearAfter(words: readonly string[], at: number): { to: number; year: number | null } {
  const word = words[at] ?? ''
  return isYear(word) ? { to: at + 1, year: Number(word) } : { to: at, year: null }
}

/** "20 to 27 April": the first day is no number of something else. */
function rangeBegins(words: readonly string[], at: number): number {
  return TO.has(words[at - 1] ?? '') && dayIn(words[at - 2]) !== null ? at - 2 : at
}

function dayBefore(words: readonly string[], at: number): { at: number; day: number } | null {
  let place = at - 1
  while (BETWEEN.has(words[place] ?? '')) place -= 1
  const day = dayIn(words[place])
  return day === null ? null : { at: place, day }
}

function dayAfter(words: readonly string[], at: number): { to: number; day: number } | null {
  const place = BETWEEN.has(words[at + 1] ?? '') ? at + 2 : at + 1
  const day = dayIn(words[place])
  return day === null ? null : { to: /^(?:st|nd|rd|th)$/.test(words[place + 1] ?? '') ? place + 2 : place + 1, day }
}

function dayIn(word: string | undefined): number | null {
  const day = Number(DAY.exec(word ?? '')?.[1] ?? 0)
  return day >= 1 && day <= 31 ? day : null
}
