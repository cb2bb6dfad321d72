import { z } from 'zod'
import type { LocalDay } from '../../../lib/zoned-time.ts'
import { Text } from './text.ts'

const YEARLY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const SeasonDay = z
  .string()
  .refine(
    (text) => YEARLY.test(text) || z.iso.date().safeParse(text).success,
    'write a day of every year as "12-15", or of one year as "2026-12-15"',
  )

/** First and last day of a time of the year; both without a year when it comes every year, and may then run over New Year. */
export const SEASON = { name: Text.max(60).optional(), from: SeasonDay, to: SeasonDay }

export const Season = z.strictObject(SEASON).superRefine(checkSeason)
export type Season = z.infer<typeof Season>

/** What the two ends must be together. */
export function checkSeason({ from, to }: Pick<Season, 'from' | 'to'>, check: z.RefinementCtx): void {
  const refuse = (message: string) => check.addIssue({ code: 'custom', path: ['to'], message })
  if (from.length !== to.length) refuse('write the year at both ends of the season, or at none')
  else if (from.length > 'MM-DD'.length && to < from)
    refuse(`the season ends before it begins on ${from}: swap the days`)
}

/** "2026-12-15" of a day. */
export function dateOf({ year, month, day }: Pick<LocalDay, 'year' | 'month' | 'day'>): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, date: string): boolean {
  const day = date.slice(-from.length)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

/** A leap year: a season that ends on 28 February is over on the 29th. */
const ANY_YEAR = '2028'

/** The day after one, written as it is: "06-01" of "05-31". */
export function dayAfter(day: string): string {
  const full = day.length === 'MM-DD'.length ? `${ANY_YEAR}-${day}` : day
  const next = new Date(`${full}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 'YYYY-MM-DD'.length).slice(-day.length)
}
