import { addDays, weekdayOf, yearAndMonthOf } from '../../lib/calendar.ts'
import { LEXICON } from '../forms/lexicon.ts'
import { numeralAt } from '../forms/numeral.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { NAMED_DAYS } from './date-words.ts'
import { longestOf, placesOf } from './said-words.ts'
import type { TripTalk } from './trip-talk.ts'
import { type WrittenDate, writtenDates } from './written-dates.ts'

/** A day of a plan that a message names, counted from 1. */
export interface PlanDay extends Match {
  day: number
}

const DAY_WORDS: ReadonlySet<string> = new Set(['day', 'days', 'siku', 'dei'])
const OF_DAY: ReadonlySet<string> = new Set(['ya', 'za', 'number', 'no', '#'])
/** Between two days of a list: "days 2 and 3", "siku ya kwanza na ya tatu". */
const JOINS_DAYS: ReadonlySet<string> = new Set(['and', 'na', 'with', 'for', 'to', 'kwa', '&', ...OF_DAY, ...DAY_WORDS])
/** "The last day", "siku ya mwisho". */
const LAST: ReadonlySet<string> = new Set(['last', 'final', 'mwisho'])

/**
 * The days of a plan that a message names, in the order of its words: by their place, "day 3", "siku ya pili", "the last day", or as
 * a day of the calendar that lies within it, "Tuesday", "the 13th". A length of time names none: "two days", "siku mbili".
 */
export function planDaysSaid(tokens: readonly Token[], plan: NonNullable<TripTalk['plan']>): PlanDay[] {
  const named = [
    ...tokens.flatMap((_, at) => [...numbered(tokens, at, plan.days), ...ordinalDay(tokens, at, plan.days)]),
    ...onCalendar(tokens, plan),
  ]
  return longestOf(named.filter(({ day }) => day >= 1 && day <= plan.days))
}

/** Behind the word: "day 3", "days 2 and 3", "siku ya kwanza na ya tatu". */
function numbered(tokens: readonly Token[], at: number, days: number): PlanDay[] {
  if (!DAY_WORDS.has(textAt(tokens, at))) return []
  const first = placeAt(tokens, past(tokens, at + 1, OF_DAY), days)
  if (first === null) return []
  const found = [{ from: at, to: first.to, day: first.place }]
  const second = past(tokens, first.to, JOINS_DAYS)
  const other = second > first.to ? placeAt(tokens, second, days) : null
  if (other !== null) found.push({ from: second, to: other.to, day: other.place })
  // Swahili counts behind its noun: "siku mbili" alone is how long.
  const isLength = textAt(tokens, at) === 'siku' && !OF_DAY.has(textAt(tokens, at + 1)) && other === null
  return isLength ? [] : found
}

/** "The third day". */
function ordinalDay(tokens: readonly Token[], at: number, days: number): PlanDay[] {
  const place = LAST.has(textAt(tokens, at)) ? days : LEXICON.ordinals.get(textAt(tokens, at))
  return place !== undefined && DAY_WORDS.has(textAt(tokens, at + 1)) ? [{ from: at, to: at + 2, day: place }] : []
}

function placeAt(tokens: readonly Token[], at: number, days: number): { place: number; to: number } | null {
  const text = textAt(tokens, at)
  const named = LAST.has(text) ? days : LEXICON.ordinals.get(text)
  if (named !== undefined) return { place: named, to: at + 1 }
  const number = numeralAt(tokens, at)
  return number === null || number.scaled ? null : { place: number.value, to: number.to }
}

/** "Tuesday", "jumanne", "the 13th", where the plan has that day. */
function onCalendar(tokens: readonly Token[], { start, days }: NonNullable<TripTalk['plan']>): PlanDay[] {
  const dates = Array.from({ length: days }, (_, at) => addDays(start, at))
  const named = (match: Match, is: (date: string) => boolean): PlanDay[] => {
    const day = dates.findIndex(is) + 1
    return day === 0 ? [] : [{ from: match.from, to: match.to, day }]
  }
  const weekdays = NAMED_DAYS.flatMap(({ day, list }) =>
    day.kind === 'weekday'
      ? placesOf(list, tokens).flatMap((match) => named(match, (date) => weekdayOf(date) === day.weekday))
      : [],
  )
  const written = writtenDates(tokens).flatMap(({ first, last, ...match }) =>
    last === null ? named(match, (date) => isDate(first, date)) : [],
  )
  return [...weekdays, ...written]
}

function isDate({ year, month, day }: WrittenDate, date: string): boolean {
  const of = yearAndMonthOf(date)
  return Number(date.slice(-2)) === day && (month ?? of.month) === of.month && (year ?? of.year) === of.year
}

function past(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let at = from
  while (words.has(textAt(tokens, at))) at += 1
  return at
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
