import { type Match, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { hoursNamed } from './hours-named.ts'
import { monthDaysNamed } from './month-days-named.ts'
import type { DayAsked, WhenAsked } from './when-asked.ts'
import { COUNTED_NIGHTS, DAY_WORDS, MEAL_PARTS, PART_WORDS } from './when-words.ts'

const LISTS = new PhraseLists()
const DAYS = DAY_WORDS.map(({ day, isHoliday, phrases }) => ({
  day,
  isHoliday: isHoliday === true,
  list: LISTS.add(phrases),
}))
const PARTS = PART_WORDS.map(({ part, phrases }) => ({ part, list: LISTS.add(phrases) }))
const MEALS = MEAL_PARTS.map(({ part, phrases }) => ({ part, list: LISTS.add(phrases) }))
const COUNTED = LISTS.add(COUNTED_NIGHTS)

/** What a question says of time, and the places of its words that say it. */
export interface WhenRead {
  when: WhenAsked | null
  places: ReadonlySet<number>
}

/** The hour, day or month that is asked about. Of several days the one said in most words counts, then the first. */
export function readWhen(tokens: readonly Token[]): WhenRead {
  const words = plainWords(tokens)
  const counted = COUNTED.find(words)
  const isFree = ({ from, to }: Match) => !counted.some((one) => one.from < to && from < one.to)
  const days = DAYS.flatMap(({ list, ...one }) => list.find(words).map((match) => ({ ...one, match })))
  const dated = monthDaysNamed(words).map(({ match, day }) => ({ day, isHoliday: false, match }))
  const [best] = [...days, ...dated].filter(({ match }) => isFree(match)).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const parts = PARTS.flatMap(({ part, list }) => list.find(words).map((match) => ({ part, match })))
  const [part] = parts.filter(({ match }) => isFree(match)).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const taken = [...days, ...dated].map(({ match }) => match)
  const meal = MEALS.find(({ list }) => list.has(words))
  const hours = hoursNamed(tokens, part?.part ?? meal?.part ?? null, taken)
  const places = placesOf([...taken, ...parts.map(({ match }) => match).filter(isFree), ...hours.matches])
  if (best === undefined && part === undefined && hours.minutes.length === 0) return { when: null, places }
  const day: DayAsked | null = best?.day ?? null
  const when = { day, minutes: hours.minutes, part: part?.part ?? null, isHoliday: best?.isHoliday ?? false }
  return { when, places }
}

function lengthOf({ match }: { match: Match }): number {
  return match.to - match.from
}

function placesOf(matches: readonly Match[]): Set<number> {
  return new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)))
}
