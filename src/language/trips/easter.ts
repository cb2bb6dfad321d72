import { addDays, dateOf } from '../../lib/calendar.ts'

/** Good Friday of a year, with which the days of Easter begin (the Gregorian computus of Meeus, Jones and Butcher). */
export function goodFriday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const sunday = dateOf(year, month, ((h + l - 7 * m + 114) % 31) + 1)
  return addDays(sunday ?? '', -2)
}
