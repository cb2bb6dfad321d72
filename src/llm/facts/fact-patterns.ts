import { MONTH_WORDS, WEEKDAY_WORDS } from './calendar-words.ts'
import type { FactValue } from './fact.ts'
import * as read from './fact-readers.ts'
import { SPOKEN_HOURS } from './spoken-hours.ts'

/** How one kind of fact is written. `read` gives null when the match turns out to be something else. */
export interface FactPattern {
  pattern: RegExp
  read: (match: RegExpMatchArray) => FactValue | null
}

const NUM = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const MARKS = '[*_~]*'
const MONTH = `(${MONTH_WORDS})\\b\\.?`
const BEFORE_AMOUNT =
  '(?<![\\p{L}\\d])(kes|kshs?|shs?|shilingi|shillings?|bob|usd|us\\$|\\$|€|eur|£|gbp|ugx|ush|tzs|tsh|zar|ngn|₦|inr|₹)\\.?:?'
const AFTER_AMOUNT = '(/=|/-|bob|shillings?|shilingi|kes|kshs?|shs?|usd|dollars?|dola|euros?|pounds?|pauni|ugx|tzs)'
const HALF = '([ap]\\.?m\\b\\.?)'
const LABEL =
  '(?:[Oo]rder|[Rr]ef(?:erence)?|[Rr]eceipt|[Tt]icket|[Cc]ode|[Cc]oupon|[Vv]oucher|[Oo]da|[Rr]isiti|[Tt]iketi|[Kk]uponi)'

/** In this order: what an earlier pattern has read, a later one no longer sees. */
export const FACT_PATTERNS: readonly FactPattern[] = [
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu, read: read.email },
  { pattern: /(?:https?:\/\/|www\.)[^\s<>"']+/giu, read: read.url },
  {
    pattern:
      /(?<![\p{L}\d@.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|ke|org|net|io|shop|store|africa|app|link|info|biz)(?![\p{L}\d-])(?:\/[^\s<>"']*)?/giu,
    read: read.url,
  },
  { pattern: /(?<!\d)(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)T?/gu, read: read.date },
  { pattern: /(?<![\d/])(?<d>\d{1,2})([/.])(?<m>\d{1,2})\2(?<y>\d{4}|\d{2})(?![\d/])/gu, read: read.date },
  {
    pattern: new RegExp(
      `(?<![\\d.,])(?<d>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+(?:of|ya|wa|mwezi wa))?[\\s-]+(?<month>${MONTH})(?:,?[\\s-]+(?<y>\\d{4})(?!\\d))?`,
      'giu',
    ),
    read: read.date,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?<month>${MONTH})\\s+(?:the\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s+(?<y>\\d{4})(?!\\d))?`,
      'giu',
    ),
    read: read.date,
  },
  { pattern: /(?<!\p{L})saa\s+(\d{1,2})(?:[:.]([0-5]\d))?(?!\d)/giu, read: read.swahiliTime },
  { pattern: new RegExp(`(?<!\\p{L})saa\\s+(${SPOKEN_HOURS})`, 'giu'), read: read.spokenTime },
  {
    pattern: new RegExp(
      `(?<![\\d:.,])(1[0-2]|0?[1-9])(?=\\s*(?:-|–|—|to|hadi|mpaka)\\s*(?:1[0-2]|0?[1-9])(?:[:.][0-5]\\d)?\\s*${HALF})`,
      'giu',
    ),
    read: ([, hour = '']) => read.clockTime(['', hour, '0']),
  },
  {
    pattern: new RegExp(
      `(?<![\\d:.,])([01]?\\d|2[0-3]):([0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?Z?(?![\\d:])(?:\\s*${HALF})?`,
      'giu',
    ),
    read: read.clockTime,
  },
  {
    pattern: new RegExp(`(?<![\\d:.,])(1[0-2]|0?[1-9])(?:[.h]([0-5]\\d))?\\s*${HALF}`, 'giu'),
    read: read.clockTime,
  },
  { pattern: /(?<!\w)\+?(\d{1,6})(?:[*•]{2,}|[xX]{3,})(\d{2,4})(?!\w)/gu, read: read.maskedPhone },
  {
    pattern: /(?<![\w.,])(?:\+\d(?:[ -]?\d){7,14}|(?:0|254)[17]\d(?:[ -]?\d){7}|\d{9,15})(?!\w|[.,]\d)/gu,
    read: read.phone,
  },
  {
    pattern: new RegExp(
      `${BEFORE_AMOUNT}\\s*${MARKS}\\s*(\\d{1,3}(?: \\d{3})+(?!\\d)|${NUM})\\s?(k|m)?(?![\\p{L}\\d])`,
      'giu',
    ),
    read: ([, currency, amount, scale]) => read.money(amount, scale, currency),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(${NUM})\\s?(k|m)?${MARKS}\\s?${AFTER_AMOUNT}(?![\\p{L}\\d])`, 'giu'),
    read: ([, amount, scale, currency]) => read.money(amount, scale, currency),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${LABEL}\\b(?:\\s+(?:no|number|code|namba|yako|is|ni|ya))*\\.?\\s*[:#]?\\s*${MARKS}([A-Z][A-Z0-9-]{3,})(?![\\p{L}\\d])`,
      'gu',
    ),
    read: ([, code]) => read.code(code),
  },
  { pattern: /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/giu, read: read.ordinal },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(${NUM})(?:(k)|[a-z]{1,6})(?![\\p{L}\\d-])`, 'giu'),
    read: ([, amount, scale]) => read.number(amount, scale, undefined),
  },
  {
    pattern: /(?<![\p{L}\d])(?=[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{L})[\p{L}\d]+(?:-[\p{L}\d]+)*/gu,
    read: ([written]) => read.code(written),
  },
  { pattern: new RegExp(`(?<!\\p{L})(${WEEKDAY_WORDS})(?!\\p{L})`, 'giu'), read: read.weekday },
  {
    pattern: new RegExp(`(?<!\\d)(${NUM})(\\s?(?:%|percent|asilimia))?`, 'giu'),
    read: ([, amount, percent]) => read.number(amount, undefined, percent),
  },
  // Digits of other scripts that have no compatibility form: nothing we hold is written in them.
  { pattern: /\p{Nd}+/gu, read: () => ({ kind: 'number', value: Number.NaN, percent: false }) },
]
