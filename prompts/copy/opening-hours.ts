import type { TenantSettings } from '../../src/domain/tenancy/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { sayOnSwahiliClock } from './swahili-clock.ts'

/** The days of a week as we list them. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const NAMES: Record<SpokenLang, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  sw: ['Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili'],
  sheng: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}
const CLOSED: Record<SpokenLang, string> = { en: 'closed', sw: 'tumefunga', sheng: 'tumefunga' }

/** "Mon - Sat: 08:30 - 19:00", in Swahili on its own clock, and one line for each other run of days with the same hours; null when none are set. */
export function sayOpeningHours(
  hours: Readonly<Partial<TenantSettings['openingHours']>>,
  language: SpokenLang,
): string | null {
  const perDay = DAYS.map((day) => {
    const times = hours[day]
    if (times === undefined) return null
    return times === 'closed' ? CLOSED[language] : span(times, language)
  })
  const said = sayRunsOfDays(perDay, language)
  return said === '' ? null : said
}

/** What each day says, one line for each run of days that say the same; a day that says nothing is left out. */
export function sayRunsOfDays(perDay: readonly (string | null)[], language: SpokenLang): string {
  const runs: { from: number; to: number; text: string }[] = []
  for (const [index, text] of perDay.entries()) {
    const last = runs.at(-1)
    if (text === null) continue
    if (last !== undefined && last.text === text && last.to === index - 1) last.to = index
    else runs.push({ from: index, to: index, text })
  }
  const name = (index: number) => NAMES[language][index] ?? ''
  const lines = runs.map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)} - ${name(to)}`}: ${text}`)
  return lines.join('\n')
}

function span({ open, close }: { open: string; close: string }, language: SpokenLang): string {
  return language === 'sw' ? `${onSwahiliClock(open)} hadi ${onSwahiliClock(close)}` : `${open} - ${close}`
}

function onSwahiliClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return sayOnSwahiliClock(hour % 24, minute)
}
