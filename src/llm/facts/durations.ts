import { eachMatch } from './each-match.ts'

const HOUR = 60
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** English names its unit behind the number, Swahili before it. */
const BEHIND: readonly (readonly [RegExp, number])[] = [
  [/^(?:minutes?|mins?)$/iu, 1],
  [/^(?:hours?|hrs?)$/iu, HOUR],
  [/^(?:days?|nights?)$/iu, DAY],
  [/^(?:weeks?|wks?)$/iu, 7 * DAY],
  [/^(?:months?)$/iu, MONTH],
  [/^(?:years?|yrs?)$/iu, 12 * MONTH],
]
const AHEAD: readonly (readonly [RegExp, number])[] = [
  [/^dakika$/iu, 1],
  [/^(?:masaa|saa)$/iu, HOUR],
  [/^(?:siku|masiku|usiku)$/iu, DAY],
  [/^(?:wiki)$/iu, 7 * DAY],
  [/^(?:mwezi|miezi)$/iu, MONTH],
  [/^(?:mwaka|miaka)$/iu, 12 * MONTH],
]
const UNIT_KEY = /(minutes|hours|days|nights|weeks|months|years)$/i
const LINKS = /^(?:full|whole|working|business|calendar)$/iu

/** How many minutes a number means by the unit that stands beside it: "7 days", "siku 7"; null for a number of anything else. */
export function durationOf(value: number, before: string, behind: string): number | null {
  const after = behind.match(/\p{L}+/gu) ?? []
  const near = /^[\s-]*\p{L}/u.test(behind) ? after[LINKS.test(after[0] ?? '') ? 1 : 0] : undefined
  const ahead = /(\p{L}+)\s+$/u.exec(before)?.[1]
  return minutesOf(BEHIND, near, value) ?? minutesOf(AHEAD, ahead, value)
}

const ONE = /(?<!\p{L})(?:per|each|every|kwa|kila)[\s-]+(\p{L}+)|(?<!\p{L})(\p{L}+)(?=-old(?!\p{L}))/giu

/** Units that a text counts one of without a figure: "per night", "day-old". */
export function unitsNamed(text: string): number[] {
  return eachMatch(ONE, text).flatMap(([, behind, ahead]) => {
    const unit = behind ?? ahead
    return minutesOf(BEHIND, unit, 1) ?? minutesOf(AHEAD, unit, 1) ?? []
  })
}

/** The same for a value that its key gives the unit of: `promiseMinutes`. */
export function durationOfKey(key: string, value: number): number | null {
  return minutesOf(BEHIND, UNIT_KEY.exec(key)?.[1]?.toLowerCase(), value)
}

function minutesOf(units: typeof AHEAD, unit: string | undefined, value: number): number | null {
  if (unit === undefined) return null
  const minutes = units.find(([pattern]) => pattern.test(unit))?.[1]
  return minutes === undefined ? null : Math.round(value * minutes)
}
