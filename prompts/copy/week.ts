import type { Week } from '../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { sayClock } from './format.ts'
import { say } from './index.ts'
import { DAYS, sayRunsOfDays } from './opening-hours.ts'

/** "Mon - Sat: 12 pm - 3 pm, 6 pm - 11 pm", and one line for each other run of days with the same hours. */
export function sayWeek(week: Week, language: SpokenLang): string {
  const perDay = DAYS.map((day) => {
    const spans = week[day]
    if (spans.length === 0) return say('row_day_closed', language)
    return spans.map((span) => saySpan(span, language)).join(', ')
  })
  return sayRunsOfDays(perDay, language)
}

/** "Mon 9 pm, Fri - Sat 8 pm": when something begins in every week; empty when it does in none. */
export function sayBeginnings(
  weekly: Readonly<Partial<Record<keyof Week, readonly string[]>>>,
  language: SpokenLang,
): string {
  const perDay = DAYS.map((day) => {
    const times = weekly[day] ?? []
    return times.length === 0 ? null : times.map((time) => sayClock(time, language)).join(', ')
  })
  return sayRunsOfDays(perDay, language).replaceAll(': ', ' ').replaceAll('\n', ', ')
}

/** "12 pm - 3 pm" */
export function saySpan({ from, to }: { from: string; to: string }, language: SpokenLang): string {
  if (from === '00:00' && to === '24:00') return say('row_day_whole', language)
  return `${sayClock(from, language)} ${language === 'sw' ? 'hadi' : '-'} ${sayClock(to, language)}`
}
