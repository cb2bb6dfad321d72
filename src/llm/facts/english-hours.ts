const NAMES = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const HOUR = `${[...NAMES].sort((a, b) => b.length - a.length).join('|')}|1[0-2]|[1-9]`

/** The parts of a day in three languages, and the minutes since midnight between which people call an hour so. */
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:in the morning|asubuhi|alfajiri)$/iu, 3 * 60, 12 * 60],
  [/^(?:in the afternoon|mchana|alasiri)$/iu, 11 * 60, 20 * 60],
  [/^(?:in the evening|jioni)$/iu, 15 * 60, 22 * 60],
  [/^(?:at night|usiku)$/iu, 18 * 60, 30 * 60],
]

/** What names a part of the day behind an hour. */
export const PART_OF_DAY = 'in the (?:morning|afternoon|evening)|at night|asubuhi|alfajiri|mchana|alasiri|jioni|usiku'

/** "Half past four", "quarter to ten in the morning". */
export const ENGLISH_HOURS = `(half past|quarter past|quarter to|half|five past|ten past|twenty past)\\s+(${HOUR})(?!\\p{L}|\\d)(?:\\s+(${PART_OF_DAY})(?!\\p{L}))?`

const PAST: Readonly<Record<string, number>> = {
  'half past': 30,
  half: 30,
  'quarter past': 15,
  'quarter to': -15,
  'five past': 5,
  'ten past': 10,
  'twenty past': 20,
}

/** The minutes since midnight that an hour of twelve may mean, by the part of the day where it is named. */
export function minutesOfHour(hour: number, minutes: number, part: string | undefined): number[] {
  const day = 24 * 60
  const readings = [hour, hour + 12].map((at) => ((at % 24) * 60 + minutes + day) % day)
  const bounds = PARTS.find(([name]) => part !== undefined && name.test(part))
  if (bounds === undefined) return readings
  const [, from, to] = bounds
  return readings.filter((at) => [at, at + day].some((time) => time >= from && time < to))
}

/** The minutes since midnight that an English hour in words may mean. */
export function readEnglishHour(lead: string, hour: string, part: string | undefined): number[] {
  const named = NAMES.indexOf(hour.toLowerCase()) + 1
  return minutesOfHour(named === 0 ? Number(hour) : named, PAST[lead.toLowerCase().replace(/\s+/g, ' ')] ?? 0, part)
}
