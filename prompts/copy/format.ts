import type { SpokenLang } from '../../src/lib/languages.ts'
import { formatMoney, type Money } from '../../src/lib/money.ts'
import { sayOnSwahiliClock } from './swahili-clock.ts'

const SWAHILI_DAYS = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi']
const ENGLISH_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const ENGLISH_MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const SWAHILI_MONTHS = 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' ')
const TODAY: Record<SpokenLang, string> = { en: 'today', sw: 'leo', sheng: 'leo' }
const TOMORROW: Record<SpokenLang, string> = { en: 'tomorrow', sw: 'kesho', sheng: 'kesho' }
const DAY_MS = 86_400_000

/** "KES 4,500": written alike in every language. */
export function sayMoney(money: Money): string {
  return formatMoney(money)
}

/** "KES 2,500 - KES 3,000", or the one price that they all are; nothing of no prices. */
export function sayPrices(prices: readonly Money[]): string {
  const sorted = [...prices].sort((a, b) => a.amountMinor - b.amountMinor)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined) return ''
  return low.amountMinor === high.amountMinor ? sayMoney(low) : `${sayMoney(low)} - ${sayMoney(high)}`
}

/** "1. Rice\n2. Beans": the numbered form every menu also has in its text. */
export function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

/** "21 November 2026", or with the month in Swahili. */
export function sayDate(at: Date, timezone: string, language: SpokenLang): string {
  return `${sayDayAndMonth(at, timezone, language)} ${partsIn(at, timezone).year}`
}

/** "12 March" */
export function sayDayAndMonth(at: Date, timezone: string, language: SpokenLang): string {
  const { month, day } = partsIn(at, timezone)
  const months = language === 'sw' ? SWAHILI_MONTHS : ENGLISH_MONTHS
  return `${day} ${months[month - 1] ?? ''}`
}

/** "3:30 pm" in English and Sheng, "saa tisa na nusu mchana" in Swahili, which counts its hours from dawn. */
export function sayTime(at: Date, timezone: string, language: SpokenLang): string {
  const { hour, minute } = partsIn(at, timezone)
  if (language === 'sw') return sayOnSwahiliClock(hour, minute)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** "10 pm", "3:30 pm": a time without minutes that it does not need. */
export function sayHour(at: Date, timezone: string, language: SpokenLang): string {
  return sayTime(at, timezone, language).replace(/:00(?= [ap]m)/, '')
}

/** "10 pm" of "22:00" on a sign. */
export function sayClock(clock: string, language: SpokenLang): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return sayHour(new Date(Date.UTC(2000, 0, 1, hours, minutes)), 'UTC', language)
}

/** "1 April" of "04-01", "1 April 2027" of "2027-04-01". */
export function sayDayOfYear(day: string, language: SpokenLang): string {
  // A leap year, which has every day.
  const isYearly = day.length === 'MM-DD'.length
  const at = new Date(isYearly ? `2000-${day}` : day)
  return isYearly ? sayDayAndMonth(at, 'UTC', language) : sayDate(at, 'UTC', language)
}

/** "tomorrow 7 am", "Monday 23 November 8:30 am": an instant of the days to come. */
export function sayWhenShort(at: Date, now: Date, timezone: string, language: SpokenLang): string {
  return `${sayDay(at, now, timezone, language)} ${sayHour(at, timezone, language)}`
}

/** "today 3:30 pm", "kesho saa nne asubuhi", "Monday 23 November 2026 8:30 am": an instant as a person would say it now. */
export function sayWhen(at: Date, now: Date, timezone: string, language: SpokenLang): string {
  return `${dayName(at, now, timezone, language)} ${sayTime(at, timezone, language)}`
}

/** "today", "kesho", "Monday 23 November": a day that is near, as a person would say it now. */
export function sayDay(at: Date, now: Date, timezone: string, language: SpokenLang): string {
  return nearDay(at, now, timezone, language) ?? weekday(at, timezone, language, sayDayAndMonth(at, timezone, language))
}

function dayName(at: Date, now: Date, timezone: string, language: SpokenLang): string {
  return nearDay(at, now, timezone, language) ?? weekday(at, timezone, language, sayDate(at, timezone, language))
}

function nearDay(at: Date, now: Date, timezone: string, language: SpokenLang): string | null {
  if (isSameDay(at, now, timezone)) return TODAY[language]
  return isSameDay(at, new Date(now.getTime() + DAY_MS), timezone) ? TOMORROW[language] : null
}

function weekday(at: Date, timezone: string, language: SpokenLang, date: string): string {
  const days = language === 'sw' ? SWAHILI_DAYS : ENGLISH_DAYS
  return `${days[partsIn(at, timezone).weekday] ?? ''} ${date}`
}

export function isSameDay(one: Date, other: Date, timezone: string): boolean {
  const [a, b] = [partsIn(one, timezone), partsIn(other, timezone)]
  return a.year === b.year && a.month === b.month && a.day === b.day
}

function partsIn(at: Date, timezone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    weekday: 'short',
    hourCycle: 'h23',
  })
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(part.get(type) ?? '0')
  const weekday = ENGLISH_DAYS.findIndex((name) => name.startsWith(part.get('weekday') ?? '?'))
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    weekday,
  }
}
