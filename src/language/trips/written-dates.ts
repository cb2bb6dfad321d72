import { isYear } from '../concierge/is-year.ts'
import { MONTH_WORDS } from '../concierge/when-words.ts'
import { numeralAt } from '../forms/numeral.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { DATE_LABELS, NO_DATE, OF_MONTH, TO_DAY } from './date-words.ts'

/** A date in figures or with its month; what is not said is null. */
export interface WrittenDate {
  year: number | null
  month: number | null
  day: number
}

/** "12-16 Desemba" is two of them: the second is null when one day is meant. */
export interface WrittenDates extends Match {
  first: WrittenDate
  last: WrittenDate | null
}

const PLACE = /^(\d{1,2})(?:st|nd|rd|th)$/

interface Part<T> {
  value: T
  to: number
}

/** Dates of a message in the order of its words: ISO, "12/12/2026" (day first), "12th of December", "Dec 12-16", "tarehe 12". */
export function writtenDates(tokens: readonly Token[]): WrittenDates[] {
  const found: WrittenDates[] = []
  for (let at = 0; at < tokens.length; ) {
    const dates = inFigures(tokens, at) ?? monthFirst(tokens, at) ?? dayFirst(tokens, at) ?? labelled(tokens, at)
    if (dates !== null) found.push(dates)
    at = dates?.to ?? at + 1
  }
  return found
}

/** "2026-12-16", "16/12", "16/12/26". Figures parted by a hyphen alone are a range: "12-16". */
function inFigures(tokens: readonly Token[], from: number): WrittenDates | null {
  const sign = textAt(tokens, from + 1)
  const [a, b, c] = [from, from + 2, from + 4].map((at) => figure(tokens, at))
  if (a === null || b === null || a === undefined || b === undefined || (sign !== '-' && sign !== '/')) return null
  const hasThird = c !== null && c !== undefined && textAt(tokens, from + 3) === sign
  if (hasThird && isYear(String(a))) return dates(from, from + 5, { year: a, month: b, day: c })
  const year = hasThird ? fullYear(c) : null
  if (sign === '-' ? year === null : hasThird && year === null) return null
  const [day, month] = b > 12 && a <= 12 ? [b, a] : [a, b]
  if (month > 12 || day > 31 || month < 1 || day < 1) return null
  return dates(from, from + (year === null ? 3 : 5), { year, month, day })
}

/** "December 12", "Desemba 12-16", "Dec 12th to 16th 2026". */
function monthFirst(tokens: readonly Token[], from: number): WrittenDates | null {
  const month = monthAt(tokens, from)
  const first = month === null ? null : dayAt(tokens, skip(tokens, month.to))
  if (month === null || first === null) return null
  const joined = TO_DAY.has(textAt(tokens, first.to)) ? dayAt(tokens, skip(tokens, first.to + 1)) : null
  // "Dec 28 to 2 Jan": the second has a month of its own.
  const last = joined === null || monthAt(tokens, skip(tokens, joined.to)) !== null ? null : joined
  const year = yearAt(tokens, last?.to ?? first.to)
  const made = (day: number): WrittenDate => ({ year: year.value, month: month.value, day })
  const lastDate = last === null || last.value <= first.value ? null : made(last.value)
  return { from, to: year.to, first: made(first.value), last: lastDate }
}

/** "12 December", "12th to 16th of December", "28 - 2 Jan". */
function dayFirst(tokens: readonly Token[], from: number): WrittenDates | null {
  const start = skip(tokens, from)
  const first = dayAt(tokens, start)
  if (first === null) return null
  const alone = monthAt(tokens, skip(tokens, first.to))
  if (alone !== null) {
    const year = yearAt(tokens, alone.to)
    return dates(from, year.to, { year: year.value, month: alone.value, day: first.value })
  }
  const last = TO_DAY.has(textAt(tokens, first.to)) ? dayAt(tokens, skip(tokens, first.to + 1)) : null
  const month = last === null ? null : monthAt(tokens, skip(tokens, last.to))
  if (last === null || month === null) return null
  const year = yearAt(tokens, month.to)
  const lastDate = { year: year.value, month: month.value, day: last.value }
  const crosses = first.value > last.value
  const begun = crosses ? { year: null, month: month.value === 1 ? 12 : month.value - 1 } : lastDate
  return { from, to: year.to, first: { ...begun, day: first.value }, last: lastDate }
}

/** "Tarehe 12", "trh 12 hadi 16", "the 12th": days of the month that is, or that comes. */
function labelled(tokens: readonly Token[], from: number): WrittenDates | null {
  const isNamed = DATE_LABELS.has(textAt(tokens, from)) && textAt(tokens, from) !== 'the'
  const isPlace = PLACE.test(textAt(tokens, from))
  const first = isNamed || isPlace ? dayAt(tokens, isPlace ? from : from + 1) : null
  if (first === null || NO_DATE.has(textAt(tokens, first.to))) return null
  const last = TO_DAY.has(textAt(tokens, first.to)) ? dayAt(tokens, skip(tokens, first.to + 1)) : null
  const made = (day: number): WrittenDate => ({ year: null, month: null, day })
  return { from, to: last?.to ?? first.to, first: made(first.value), last: last === null ? null : made(last.value) }
}

function dates(from: number, to: number, first: WrittenDate): WrittenDates {
  return { from, to, first, last: null }
}

function dayAt(tokens: readonly Token[], at: number): Part<number> | null {
  const place = PLACE.exec(textAt(tokens, at))
  if (place !== null) return within(Number(place[1]), at + 1)
  if (textAt(tokens, at) === 'mosi') return within(1, at + 1)
  const number = numeralAt(tokens, at)
  if (number === null || number.scaled || !Number.isInteger(number.value)) return null
  const suffixed = ['st', 'nd', 'rd', 'th'].includes(textAt(tokens, number.to)) ? 1 : 0
  return within(number.value, number.to + suffixed)
}

function within(day: number, to: number): Part<number> | null {
  return day >= 1 && day <= 31 ? { value: day, to } : null
}

/** A month by its name, or by its place: "mwezi wa kumi na mbili". */
function monthAt(tokens: readonly Token[], at: number): Part<number> | null {
  const named = MONTH_WORDS.get(textAt(tokens, at))
  if (named !== undefined) return { value: named, to: textAt(tokens, at + 1) === '.' ? at + 2 : at + 1 }
  const isMonth = textAt(tokens, at) === 'mwezi' || textAt(tokens, at - 1) === 'mwezi'
  if (!isMonth) return null
  const start = textAt(tokens, at) === 'mwezi' ? skip(tokens, at + 1) : at
  const first = ['kwanza', 'pili'].indexOf(textAt(tokens, start)) + 1
  if (first > 0) return { value: first, to: start + 1 }
  const number = numeralAt(tokens, start)
  return number !== null && number.value >= 1 && number.value <= 12 ? { value: number.value, to: number.to } : null
}

function yearAt(tokens: readonly Token[], at: number): { value: number | null; to: number } {
  const place = textAt(tokens, at) === ',' ? at + 1 : at
  const text = textAt(tokens, place)
  return isYear(text) ? { value: Number(text), to: place + 1 } : { value: null, to: at }
}

function skip(tokens: readonly Token[], at: number): number {
  let place = at
  while (OF_MONTH.has(textAt(tokens, place)) || DATE_LABELS.has(textAt(tokens, place))) place += 1
  return place
}

function figure(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  return token?.kind === 'number' && /^\d{1,4}$/.test(token.text) ? Number(token.text) : null
}

function fullYear(figure: number): number | null {
  if (isYear(String(figure))) return figure
  return isYear(String(2000 + figure)) ? 2000 + figure : null
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
