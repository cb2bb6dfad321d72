import { LEXICON } from '../forms/lexicon.ts'
import { numeralAt } from '../forms/numeral.ts'
import { type Match, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import type { DayPart } from './when-asked.ts'
import { ABOUT_HOUR, BEFORE_HOUR, BEHIND_HOUR, LEADS_TO_HOUR, MIDNIGHT, NOON } from './when-words.ts'

const LISTS = new PhraseLists()
const MIDNIGHTS = LISTS.add(MIDNIGHT)
const NOONS = LISTS.add(NOON)
const HOUR = 60
const HALF_DAY = 12 * HOUR
const DAY = 24 * HOUR
/** A night that has begun in the evening goes on until then. */
const NIGHT_FROM = 6 * HOUR

/** Times of the day in minutes, of which any may be meant, and where they stand, counted in plain words. */
export interface HoursNamed {
  minutes: number[]
  matches: Match[]
}

/**
 * The hour that a question names: "1am", "10:30", "at 6", "saa nne usiku", whose clock counts from dawn. `taken`: what is a
 * date, and no hour.
 */
export function hoursNamed(tokens: readonly Token[], part: DayPart | null, taken: readonly Match[]): HoursNamed {
  const words = plainWords(tokens)
  const [midnight] = MIDNIGHTS.find(words)
  if (midnight !== undefined) return { minutes: [DAY], matches: [midnight] }
  const [noon] = NOONS.find(words)
  if (noon !== undefined) return { minutes: [HALF_DAY], matches: [noon] }
  const placeOf = placesIn(tokens)
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= (placeOf[at] ?? -1) && (placeOf[at] ?? -1) < to)
  for (const at of tokens.keys()) {
    if (isTaken(at)) continue
    const hour = clockAt(tokens, at, part)
    if (hour !== null)
      return { minutes: hour.minutes, matches: [{ from: placeOf[at] ?? 0, to: (placeOf[hour.to - 1] ?? 0) + 1 }] }
  }
  return { minutes: [], matches: [] }
}

interface Clock {
  minutes: number[]
  to: number
}

function clockAt(tokens: readonly Token[], at: number, part: DayPart | null): Clock | null {
  const before = phraseAt(tokens, at, BEFORE_HOUR)
  const isSwahili = tokens[at]?.text === 'saa'
  const from = isSwahili ? at + 1 : (before?.to ?? at)
  const read = hourAt(tokens, from)
  if (read === null) return null
  const behind = phraseAt(tokens, read.to, BEHIND_HOUR)
  const to = behind?.to ?? read.to
  const hour = read.hour
  const past = (hour * HOUR + read.minute + (before?.minutes ?? 0) + (behind?.minutes ?? 0) + DAY) % DAY
  const mark = (tokens[to]?.text ?? '').replaceAll('.', '')
  if (mark === 'am' || mark === 'pm') {
    return { minutes: [(past % HALF_DAY) + (mark === 'pm' ? HALF_DAY : 0)], to: to + 1 }
  }
  const isMarked = (LEXICON.clock.has(mark) && mark !== 'saa') || mark === ABOUT_HOUR
  if (isSwahili) return { minutes: hour > 12 ? [past] : byPart((past + HALF_DAY / 2) % HALF_DAY, part), to }
  // "Saa tatu" is an hour, and so is "at 3"; "3" alone is a number, and "9.45" where nothing else says that it is a time.
  const isLed = LEADS_TO_HOUR.has(tokens[at - 1]?.text ?? '') && read.digits && !isCounted(tokens, to)
  const isTimed = read.written === 'clock' || (read.written === 'pointed' && part !== null && !isCounted(tokens, to))
  if (!isMarked && !isTimed && !isLed && before === null) return null
  return { minutes: hour > 12 ? [past] : byPart(past % HALF_DAY, part), to: isMarked ? to + 1 : to }
}

interface Hour {
  hour: number
  minute: number
  digits: boolean
  /** "9:45" is a time wherever it stands, "9.45" may be a sum, "9" anything. */
  written: 'clock' | 'pointed' | 'number'
  to: number
}

const POINTED = /^(\d{1,2})\.([0-5]\d)$/
const MOST_HOUR = 24

function hourAt(tokens: readonly Token[], at: number): Hour | null {
  const [, whole, minutes] = POINTED.exec(tokens[at]?.text ?? '') ?? []
  if (whole !== undefined && minutes !== undefined && Number(whole) <= MOST_HOUR) {
    return { hour: Number(whole), minute: Number(minutes), digits: true, written: 'pointed', to: at + 1 }
  }
  const numeral = numeralAt(tokens, at)
  if (numeral === null || numeral.scaled || numeral.value > MOST_HOUR || numeral.value < 0) return null
  const [hour, half] = [Math.floor(numeral.value), numeral.value % 1]
  const minute = minuteAfter(tokens, numeral.to)
  const to = minute === null ? numeral.to : numeral.to + 2
  return {
    hour,
    minute: minute ?? half * HOUR,
    digits: numeral.digits,
    written: minute === null ? 'number' : 'clock',
    to,
  }
}

function phraseAt(tokens: readonly Token[], at: number, phrases: typeof BEFORE_HOUR) {
  const said = phrases.find(({ phrase }) => phrase.every((word, step) => tokens[at + step]?.text === word))
  return said === undefined ? null : { minutes: said.minutes, to: at + said.phrase.length }
}

function minuteAfter(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at + 1]?.text ?? ''
  return [':', '.'].includes(tokens[at]?.text ?? '') && /^[0-5]\d$/.test(text) ? Number(text) : null
}

/** "At 6 people", "from 500 bob". */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return LEXICON.currency.has(text) || LEXICON.counted.has(text) || LEXICON.durations.has(text) || text === '%'
}

/** Of a clock with twelve hours, the hour that the part of the day leaves: both when none is said. */
function byPart(past: number, part: DayPart | null): number[] {
  switch (part) {
    case null:
      return [past, past + HALF_DAY]
    case 'morning':
      return [past]
    case 'midday':
      return [past >= 10 * HOUR ? past : past + HALF_DAY]
    case 'night':
    case 'late':
      return [past < NIGHT_FROM ? past : past + HALF_DAY]
    default:
      return [past >= 11 * HOUR ? past : past + HALF_DAY]
  }
}

/** The place of each token among plain words; of a sign between them that of the word before it. */
function placesIn(tokens: readonly Token[]): number[] {
  let place = -1
  return tokens.map(({ kind }) => {
    if (kind === 'word' || kind === 'number' || kind === 'code') place += 1
    return Math.max(0, place)
  })
}
