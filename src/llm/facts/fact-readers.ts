import { dayOf, monthOf, weekdayOf } from './calendar-words.ts'
import { minutesOfHour, readEnglishHour } from './english-hours.ts'
import type { FactValue } from './fact.ts'
import { squeeze } from './normalise.ts'
import { readSpokenHour } from './spoken-hours.ts'

const CURRENCY_OF = new Map(
  Object.entries({
    KES: 'kes ksh kshs sh shs shilingi shilling shillings bob /= /-',
    USD: 'usd us$ $ dollar dollars dola',
    EUR: '€ eur euro euros',
    GBP: '£ gbp pound pounds pauni',
    UGX: 'ugx ush',
    TZS: 'tzs tsh',
    ZAR: 'zar',
    NGN: 'ngn ₦',
    INR: 'inr ₹',
  }).flatMap(([currency, words]) => words.split(' ').map((word) => [word, currency] as const)),
)

export function email([written = '']: readonly string[]): FactValue {
  return { kind: 'email', value: written.toLowerCase() }
}

/** A link without scheme, "www.", fragment and closing punctuation; the host in lower case. */
export function url([written = '']: readonly string[]): FactValue {
  const spoken = written.replace(/\s*[([{<](?:dot|\.)[)\]}>]\s*|\s+(?:dot|nukta|d0t|\.)\s*/gi, '.')
  const [address = ''] = spoken.replace(/[.,;:!?)\]*_~]+$/, '').split('#')
  const bare = address.replace(/^[a-z]{3,8}:\/\//i, '').replace(/^www\./i, '')
  const slash = bare.indexOf('/')
  const host = slash < 0 ? bare : bare.slice(0, slash)
  return { kind: 'url', value: `${host.toLowerCase()}${slash < 0 ? '' : bare.slice(slash).replace(/\/+$/, '')}` }
}

export function date(match: RegExpMatchArray): FactValue | null {
  const { y, m, month, d } = match.groups ?? {}
  const number = month === undefined ? Number(m) : monthOf(month.replace('.', ''))
  const day = dayOf(d ?? '')
  if (number === null || number < 1 || number > 12 || day < 1 || day > 31) return null
  const year = y === undefined ? null : Number(y)
  return { kind: 'date', year: year !== null && year < 100 ? 2000 + year : year, month: number, day }
}

export function clockTime([, hours = '', minutes = '0', half]: readonly (string | undefined)[]): FactValue {
  const hour = Number(hours)
  const at = (h: number) => h * 60 + Number(minutes)
  if (half !== undefined) {
    return { kind: 'time', minutes: [at((hour % 12) + (/^p/i.test(half) ? 12 : 0))], orCount: null }
  }
  return { kind: 'time', minutes: hour > 12 ? [at(hour)] : [at(hour), at((hour + 12) % 24)], orCount: null }
}

/** "Half past four": in the afternoon, unless it says otherwise, or at night. */
export function englishTime([, lead = '', hour = '', part]: readonly (string | undefined)[]): FactValue {
  return { kind: 'time', minutes: readEnglishHour(lead, hour, part), orCount: null }
}

/** The last minute of a day is midnight too. */
export function middleOfDay([word = '']: readonly string[]): FactValue {
  return { kind: 'time', minutes: /^midnight$/iu.test(word) ? [0, 24 * 60 - 1] : [12 * 60], orCount: null }
}

/** "6 in the evening". "10 asubuhi" is also what some write for ten o'clock without "saa". */
export function partedTime([, hour = '', minutes = '0', part]: readonly (string | undefined)[]): FactValue {
  return { kind: 'time', minutes: minutesOfHour(Number(hour), Number(minutes), part), orCount: null }
}

/** The Swahili clock counts from six: "saa 2" is eight. With minutes, many write the clock as it stands. */
export function swahiliTime([, hours = '', minutes]: readonly (string | undefined)[]): FactValue | null {
  const hour = Number(hours)
  if (hour > 23) return null
  const counted = hour <= 12 ? [(hour + 6) % 24, (hour + 18) % 24] : [hour]
  const written = hour <= 12 && minutes !== undefined ? [hour, (hour + 12) % 24] : []
  const all = [...counted, ...written].map((h) => h * 60 + Number(minutes ?? 0))
  return { kind: 'time', minutes: all, orCount: minutes === undefined ? hour : null }
}

/** "saa nne asubuhi" is ten in the morning; without the part of the day it may be ten at night, or four hours. */
export function spokenTime([, words = '']: readonly (string | undefined)[]): FactValue | null {
  const spoken = readSpokenHour(words.replace(/\s+/g, ' '))
  if (spoken === null) return null
  const { hour, past, part } = spoken
  const day = 24 * 60
  const readings = [6, 18].map((offset) => (((hour + offset) % 24) * 60 + past + day) % day)
  const named = part === null ? readings : readings.filter((minutes) => isInPart(minutes, part))
  return { kind: 'time', minutes: named, orCount: part === null && past === 0 ? hour : null }
}

/** Parts of the day overlap as people use them; morning is never night. */
function isInPart(minutes: number, part: string): boolean {
  if (part === 'asubuhi' || part === 'alfajiri') return minutes >= 3 * 60 && minutes < 12 * 60
  if (part === 'usiku') return minutes >= 18 * 60 || minutes < 6 * 60
  return minutes >= 11 * 60 && minutes < 20 * 60
}

export function phone([written = '']: readonly string[]): FactValue {
  return { kind: 'phone', head: '', tail: localDigits(written.replace(/\D/g, '')) }
}

export function maskedPhone([, head = '', tail = '']: readonly string[]): FactValue {
  return { kind: 'phone', head: localDigits(head), tail }
}

export function money(amount = '', scale: string | undefined, currency = ''): FactValue {
  const value = toNumber(amount.replaceAll(' ', '')) * ({ k: 1_000, m: 1_000_000 }[scale?.toLowerCase() ?? ''] ?? 1)
  return { kind: 'money', amount: value, currency: CURRENCY_OF.get(currency.toLowerCase()) ?? null }
}

/** "4 5 0 0": digits kept apart are one figure. */
export function spacedDigits([written = '']: readonly string[]): FactValue {
  return { kind: 'number', value: Number(written.replace(/\D/g, '')), percent: false }
}

/** "4.5k" is 4,500; any other letters after a figure are its unit. */
export function number(amount = '', scale: string | undefined, percent: string | undefined): FactValue {
  return { kind: 'number', value: toNumber(amount) * (scale === undefined ? 1 : 1_000), percent: percent !== undefined }
}

export function ordinal([, value = '']: readonly string[]): FactValue {
  return { kind: 'ordinal', value: Number(value) }
}

export function weekday([, word = '']: readonly string[]): FactValue | null {
  const value = weekdayOf(word)
  return value === null ? null : { kind: 'weekday', value }
}

export function code(written = ''): FactValue {
  return { kind: 'code', value: squeeze(written) }
}

/** The national part of a Kenyan number, however it is written. */
function localDigits(digits: string): string {
  return digits.replace(/^(?:254|0)/, '')
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}
