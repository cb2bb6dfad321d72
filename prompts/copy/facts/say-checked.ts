import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayDate, sayDayAndMonth } from '../format.ts'

/** The day on which something was last checked: "12 March", with the year when it was another one. */
export function sayChecked(
  at: Date,
  { now, timezone, language }: { now: Date; timezone: string; language: SpokenLang },
): string {
  const isThisYear = sayDate(now, timezone, language).endsWith(sayDate(at, timezone, language).slice(-4))
  return isThisYear ? sayDayAndMonth(at, timezone, language) : sayDate(at, timezone, language)
}
