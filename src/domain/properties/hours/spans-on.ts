import type { LocalDay } from '../../../lib/zoned-time.ts'
import { dateOf, isInSeason } from '../data/season.ts'
import type { Hours, Week } from './hours.ts'
import type { DaySpans } from './span.ts'

/** The spans that begin on a day: those of its date, else of its season, else of every week. */
export function spansOn(hours: Hours, day: LocalDay): DaySpans {
  const date = dateOf(day)
  const exception = hours.exceptions.find((one) => one.date === date)
  return exception?.hours ?? weekOn(hours, date)[day.weekday]
}

/** The week that holds on a date, "2026-12-15", but for exceptions. */
export function weekOn({ week, seasons }: Hours, date: string): Week {
  return seasons.find((season) => isInSeason(season, date))?.week ?? week
}
