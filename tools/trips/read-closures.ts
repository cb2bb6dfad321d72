import type { YearSpan } from '../../src/domain/trips/schemas/supply.ts'

/** The years for which closures are written out as days. */
const YEARS = [2026, 2027, 2028]
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY_MS = 86_400_000

export interface Closures {
  /** Seasons of every year, "04-15" to "06-15". */
  seasons: YearSpan[]
  /** Single stretches of days, each as "2027-02-08". */
  dates: string[]
}

/** Reads "Apr 15-Jun 15; Dec 25; 2027-02-08..2027-03-09". Throws with the part that is none of these. */
export function readClosures(text: string): Closures {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  const closures: Closures = { seasons: [], dates: [] }
  for (const part of parts) {
    const dated = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/.exec(part)
    if (dated?.[1] !== undefined) closures.dates.push(...daysOf(dated[1], dated[2] ?? dated[1]))
    else closures.seasons.push(readSeason(part))
  }
  return closures
}

/** Every day that closures name in the years that are written out. */
export function closedDates({ seasons, dates }: Closures): string[] {
  const days = YEARS.flatMap((year) =>
    seasons.flatMap(({ from, to }) => daysOf(`${year}-${from}`, `${from <= to ? year : year + 1}-${to}`)),
  )
  return [...new Set([...days, ...dates])].sort()
}

function readSeason(part: string): YearSpan {
  const [from, to] = part.split('-').map((day) => readDay(day.trim(), part))
  if (from === undefined) throw new Error(`"${part}" is no closure`)
  return { from, to: to ?? from }
}

function readDay(text: string, part: string): string {
  const [name = '', day = ''] = text.split(' ')
  const month = MONTHS.indexOf(name) + 1
  if (month === 0 || !(Number(day) >= 1 && Number(day) <= 31))
    throw new Error(`"${part}" is no closure: write "Apr 15-Jun 15"`)
  return `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
