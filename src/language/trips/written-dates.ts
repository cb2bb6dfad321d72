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

const AND_DAY: ReadonlySet<string> = new Set(['and', '&', 'na'])
const COUNTED_BEHIND: ReadonlySet<string> = new Set(['siku', 'usiku', 'wiki', 'dei', 'nait'])
/** "May I come", "we march on": no month unless a day stands beside it. */
const MAY_BE_A_VERB: ReadonlySet<string> = new Set(['may', 'march', 'mar'])
const OF_TIME: ReadonlySet<string> = new Set(['of', 'in', 'this', 'next', 'early', 'mid', 'late', 'mwezi'])
const SENTENCE_END = /^[.!?]+$/
const PLACE = /^(\d{1,2})(?:st|nd|rd|th)$/

interface Part<T> {
  value: T
  to: number
}

/** Dates of a message in the order of its words: ISO, "12/12/2026" (day first), "12th of December", "Dec 12-16", "tarehe 12". */
export function writtenDates(tokens: readonly Token[]): WrittenDates[] {
  const found: WrittenDates[] = []
  const isMonthFirst = writesMonthFirst(tokens)
  for (let at = 0; at < tokens.length; ) {
    const dates =
      inFigures(tokens, at, isMonthFirst) ?? monthFirst(tokens, at) ?? dayFirst(tokens, at) ?? labelled(tokens, at)
    if (dates !== null) found.push(dates)
    at = dates?.to ?? at + 1
  }
  return withShared(tokens, inNamedMonth(tokens, found))
}

/** "The 25th to the 31st", where the message names one month beside it: "the last week of March 2022". */
function inNamedMonth(tokens: readonly Token[], found: readonly WrittenDates[]): WrittenDates[] {
  if (found.every(({ first }) => first.month !== null)) return [...found]
  const isDated = (at: number) => found.some(({ from, to }) => at >= from && at < to)
  const bare = tokens.flatMap((_, at) => {
    const month = isDated(at) ? null : monthAt(tokens, at)
    if (month === null) return []
    const year = yearAt(tokens, month.to)
    const isMonth = year.value !== null || OF_TIME.has(textAt(tokens, at - 1)) || !MAY_BE_A_VERB.has(textAt(tokens, at))
    return isMonth ? [{ ...year, month: month.value }] : []
  })
  const [named] = bare
  if (named === undefined) return [...found]
  const within = (date: WrittenDate): WrittenDate =>
    date.month === null ? { ...date, month: named.month, year: named.value } : date
  return found.map(({ first, last, ...at }) => ({ ...at, first: within(first), last: last && within(last) }))
}

/**
 * "27 March to 29 March 2022", "28 Dec to 2 Jan 2027", "Tuesday the 15th to Thursday the 17th of March": within a sentence a date says
 * the month and the year of the one before it, where that has none.
 */
function withShared(tokens: readonly Token[], found: readonly WrittenDates[]): WrittenDates[] {
  return found.map((dates, place) => {
    const next = found[place + 1]
    const { first, last, to } = dates
    if (last !== null || next === undefined || (first.year !== null && first.month !== null)) return dates
    if (tokens.slice(to, next.from).some(({ kind, text }) => kind === 'break' || SENTENCE_END.test(text))) return dates
    return { ...dates, first: before(first, next.first) }
  })
}

function before(date: WrittenDate, next: WrittenDate): WrittenDate {
  const sameMonth = next.month !== null && date.day <= next.day ? next.month : null
  const month = date.month ?? sameMonth
  if (date.year !== null || next.year === null) return { ...date, month }
  const isLater = month !== null && next.month !== null && month > next.month
  return { ...date, month, year: isLater ? next.year - 1 : next.year }
}

/** "2026-12-16", "16/12", "16/12/26". Figures parted by a hyphen alone are a range: "12-16". */
function inFigures(tokens: readonly Token[], from: number, isMonthFirst: boolean): WrittenDates | null {
  const sign = textAt(tokens, from + 1)
  const [a, b, c] = [from, from + 2, from + 4].map((at) => figure(tokens, at))
  if (a === null || b === null || a === undefined || b === undefined || (sign !== '-' && sign !== '/')) return null
  const hasThird = c !== null && c !== undefined && textAt(tokens, from + 3) === sign
  if (hasThird && isYear(String(a))) return dates(from, from + 5, { year: a, month: b, day: c })
  const year = hasThird ? fullYear(c) : null
  if (sign === '-' ? year === null : hasThird && year === null) return null
  const [day, month] = (b > 12 && a <= 12) || (isMonthFirst && a <= 12) ? [b, a] : [a, b]
  if (month > 12 || day > 31 || month < 1 || day < 1) return null
  return dates(from, from + (year === null ? 3 : 5), { year, month, day })
}

/**
 * Whether dates in figures have their month first, as Americans write them: one of them can be read in no other way, or two stand so
 * that only then they lie within a month: "3/3/2022 to 3/5/2022".
 */
function writesMonthFirst(tokens: readonly Token[]): boolean {
  const pairs = tokens.flatMap((_, at): [number, number][] => {
    const [a, b] = [figure(tokens, at), figure(tokens, at + 2)]
    const isDate = textAt(tokens, at + 1) === '/' && textAt(tokens, at - 1) !== '/'
    return isDate && a !== null && b !== null && a <= 31 && b <= 31 ? [[a, b]] : []
  })
  if (pairs.some(([a]) => a > 12)) return false
  if (pairs.some(([, b]) => b > 12)) return true
  const [first, second] = pairs
  if (first === undefined || second === undefined) return false
  return first[0] === second[0] && first[1] !== second[1] && first[1] < second[1]
}

/** "December 12", "Desemba 12-16", "Dec 12th to 16th 2026". */
function monthFirst(tokens: readonly Token[], from: number): WrittenDates | null {
  const month = monthAt(tokens, from)
  const first = month === null ? null : dayAt(tokens, skip(tokens, month.to))
  if (month === null || first === null) return null
  const joined = isJoined(tokens, first.to) ? dayAt(tokens, skip(tokens, first.to + 1)) : null
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
  // "Siku 4 Januari" is four days in January: Swahili counts behind its noun.
  if (first === null || COUNTED_BEHIND.has(textAt(tokens, from - 1))) return null
  const alone = monthAt(tokens, skip(tokens, first.to))
  if (alone !== null) {
    const year = yearAt(tokens, alone.to)
    const begun = { year: year.value, month: alone.value, day: first.value }
    const end = lastInMonth(tokens, year.to, first.value)
    if (end !== null) return { from, to: end.to, first: begun, last: { ...begun, day: end.value } }
    return dates(from, year.to, begun)
  }
  const last = isJoined(tokens, first.to) ? dayAt(tokens, skip(tokens, first.to + 1)) : null
  const month = last === null ? null : monthAt(tokens, skip(tokens, last.to))
  if (last === null || month === null) return null
  const year = yearAt(tokens, month.to)
  const lastDate = { year: year.value, month: month.value, day: last.value }
  const crosses = first.value > last.value
  const begun = crosses ? { year: null, month: month.value === 1 ? 12 : month.value - 1 } : lastDate
  return { from, to: year.to, first: { ...begun, day: first.value }, last: lastDate }
}

/** "14 Feb mpaka 18": a last day that has no month of its own. */
function lastInMonth(tokens: readonly Token[], at: number, after: number): Part<number> | null {
  const day = TO_DAY.has(textAt(tokens, at)) && textAt(tokens, at) !== '-' ? dayAt(tokens, skip(tokens, at + 1)) : null
  if (day === null || day.value <= after || monthAt(tokens, skip(tokens, day.to)) !== null) return null
  return figure(tokens, day.to - 1) === null && !PLACE.test(textAt(tokens, day.to - 1)) ? null : day
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

/** "Between 20 and 24 December". */
const BETWEEN_DAYS: ReadonlySet<string> = new Set(['between', 'kati', 'baina'])

/** "9th to 13th", and "9th and 13th": without its ending the second number might count people. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (TO_DAY.has(text)) return true
  const isBetween = [2, 3, 4, 5].some((back) => BETWEEN_DAYS.has(textAt(tokens, at - back)))
  return AND_DAY.has(text) && (isBetween || PLACE.test(textAt(tokens, skip(tokens, at + 1))))
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
  const place = textAt(tokens, at) === ',' || textAt(tokens, at) === 'of' ? at + 1 : at
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
