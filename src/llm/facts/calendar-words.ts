const MONTHS = [
  ['january', 'jan', 'januari'],
  ['february', 'feb', 'februari'],
  ['march', 'mar', 'machi'],
  ['april', 'apr', 'aprili'],
  ['may', 'mei'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'julai'],
  ['august', 'aug', 'agosti'],
  ['september', 'sept', 'sep', 'septemba'],
  ['october', 'oct', 'oktoba', 'okt'],
  ['november', 'nov', 'novemba'],
  ['december', 'dec', 'desemba'],
] as const

const WEEKDAYS = [
  ['sunday', 'sundays', 'sun', 'jumapili'],
  ['monday', 'mondays', 'mon', 'jumatatu'],
  ['tuesday', 'tuesdays', 'tue', 'tues', 'jumanne'],
  ['wednesday', 'wednesdays', 'wed', 'jumatano'],
  ['thursday', 'thursdays', 'thu', 'thur', 'thurs', 'alhamisi'],
  ['friday', 'fridays', 'fri', 'ijumaa'],
  ['saturday', 'saturdays', 'sat', 'jumamosi'],
] as const

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name as string, index + 1] as const)))
const WEEKDAY_OF = new Map(WEEKDAYS.flatMap((names, index) => names.map((name) => [name as string, index] as const)))

/** Alternatives for a regular expression, longest first. */
export const MONTH_WORDS = longestFirst(MONTH_OF)
/** Short forms ("sun", "sat") are words of their own in running text, so only these count there. */
export const WEEKDAY_WORDS = longestFirst(WEEKDAY_OF, 4)

/** 1 to 12; null for a word that is no month. The lower-case verb "may" is none. */
export function monthOf(word: string): number | null {
  return word === 'may' ? null : (MONTH_OF.get(word.toLowerCase()) ?? null)
}

/** Sunday is 0; null for a word that is no day of the week. */
export function weekdayOf(word: string): number | null {
  return WEEKDAY_OF.get(word.toLowerCase()) ?? null
}

const DAYS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const TENS_OF_DAYS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, thirtieth: 30 }

/** A day of a month in words of English. */
export const DAY_WORDS = `(?:twenty|thirty)[- ](?:${DAYS.slice(0, 9).join('|')})|thirtieth|${[...DAYS].sort((a, b) => b.length - a.length).join('|')}`

/** "13", "thirteenth", "twenty-first". */
export function dayOf(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  const [first = '', second = first] = written.toLowerCase().split(/[- ]/)
  return (TENS_OF_DAYS[first] ?? 0) + DAYS.indexOf(second) + 1
}

function longestFirst(words: ReadonlyMap<string, number>, atLeast = 0): string {
  return [...words.keys()]
    .filter((word) => word.length >= atLeast)
    .sort((a, b) => b.length - a.length)
    .join('|')
}
