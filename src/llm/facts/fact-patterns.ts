import { DAY_WORDS, MONTH_WORDS, WEEKDAY_WORDS } from './calendar-words.ts'
import { ENGLISH_HOURS, PART_OF_DAY } from './english-hours.ts'
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

/** Endings that are no words of our languages: "bit.ly" is a link wherever it stands. */
const ENDING =
  'com|co|ke|org|net|info|biz|io|ly|gl|gle|gg|cc|tv|ai|app|dev|shop|store|site|online|xyz|club|page|pages|link|africa|ug|tz|rw|za|ng|uk|us|eu|de|fr|cn|ru|tk|ml|ga|mobi|cloud|pro|top|live|world|agency|business|company|market|deals|money|pay|bio|tel|website|space|tech|click|services|digital|global|market|delivery|restaurant|hotel|travel|tours|fashion|shoes|cash|email|chat|fm|fyi|wiki|blog|vip|ws|sh|ac|sc'
/** How a dot is said or hidden. */
const DOT = '(?:\\s*(?:\\(dot\\)|\\[dot\\]|\\(\\.\\)|\\[\\.\\]|\\{dot\\}|<dot>)\\s*|\\s+(?:dot|nukta|d0t|\\.)\\s*|\\.)'
const LABEL_PART = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'

/** In this order: what an earlier pattern has read, a later one no longer sees. */
export const LINK_AND_CLOCK_PATTERNS: readonly FactPattern[] = [
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu, read: read.email },
  { pattern: /(?:[a-z]{3,8}:\/\/|www\.)[^\s<>"']+/giu, read: read.url },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d@.-])${LABEL_PART}(?:${DOT}${LABEL_PART})*?${DOT}(?:${ENDING})(?![\\p{L}\\d-])(?:${DOT}[a-z]{2}(?![\\p{L}\\d-]))?(?:/[^\\s<>"']*)?`,
      'giu',
    ),
    read: read.url,
  },
  // "wa.me/2547...": an ending that is a word is one only before a path.
  { pattern: /(?<![\p{L}\d@.-])[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,12}\/[^\s<>"']+/giu, read: read.url },
  { pattern: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gu, read: read.url },
  { pattern: /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/giu, read: ([written]) => read.code(written) },
  { pattern: /(?<!\p{L})saa\s+(\d{1,2})(?:[:.]([0-5]\d))?(?!\d)/giu, read: read.swahiliTime },
  { pattern: new RegExp(`(?<!\\p{L})saa\\s+(${SPOKEN_HOURS})`, 'giu'), read: read.spokenTime },
  { pattern: new RegExp(`(?<!\\p{L})${ENGLISH_HOURS}`, 'giu'), read: read.englishTime },
  {
    pattern: new RegExp(`(?<!\\p{L})(?<d>${DAY_WORDS})(?:\\s+(?:of|ya|wa))?\\s+(?<month>${MONTH})`, 'giu'),
    read: read.date,
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?<month>${MONTH})\\s+(?:the\\s+)?(?<d>${DAY_WORDS})(?!\\p{L})`, 'giu'),
    read: read.date,
  },
]

/** Read once number words are figures. */
export const FIGURE_PATTERNS: readonly FactPattern[] = [
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
      `(?<!\\p{L})(?<month>${MONTH})\\s+(?:the\\s+|tarehe\\s+)?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s+(?<y>\\d{4})(?!\\d))?`,
      'giu',
    ),
    read: read.date,
  },
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
  // "6 in the evening", "8.30 asubuhi", "open from 6.30".
  {
    pattern: new RegExp(`(?<![\\d:.,])(1[0-2]|0?[1-9])(?:[.:]([0-5]\\d))?(?=\\s+(${PART_OF_DAY})(?!\\p{L}))`, 'giu'),
    read: read.partedTime,
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:from|until|till|at|by|kuanzia|hadi|mpaka|before|after)\s+)([01]?\d|2[0-3])\.([0-5]\d)(?![\d.]|\s*(?:k|kg|bob|shillings?|\/[=-]|%|each))/giu,
    read: read.clockTime,
  },
  { pattern: /(?<!\p{L})(?:midnight|noon|midday)(?!\p{L})/giu, read: read.middleOfDay },
  // "From 7 until 11 in the morning": hours without minutes.
  {
    pattern:
      /(?<=(?<!\p{L})(?:from|until|till|between|to|at|by|and|before|after)\s+)(1[0-2]|[1-9])(?=\s+(?:until|till|in the (?:morning|afternoon|evening)|at night|o['’]?clock)(?!\p{L})|\s+(?:to|and|hadi|till|until)\s+(?:1[0-2]|[1-9])\s+(?:in the|at night|o['’]?clock))/giu,
    read: ([, hour = '']) => read.clockTime(['', hour, '0']),
  },
  { pattern: /(?<!\w)\+?(\d{1,6})(?:[*•]{2,}|[xX]{3,})(\d{2,4})(?!\w)/gu, read: read.maskedPhone },
  {
    pattern: /(?<![\w.,])(?:\+\d(?:[ -]?\d){7,14}|(?:0|254)[17]\d(?:[ -]?\d){7}|\d{9,15})(?!\w|[.,]\d)/gu,
    read: read.phone,
  },
  { pattern: /(?<![\d.,/])\d(?:(?:[ \t\n·_]+|[ ]?[-.][ ]?)\d){2,}(?![\d.,/]|\p{L})/gu, read: read.spacedDigits },
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
      `(?<!\\p{L})${LABEL}\\b(?:\\s+(?:no|number|code|namba|yako|is|ni|ya))*\\.?\\s*[:#]?\\s*${MARKS}((?!M-?PESA(?![A-Z0-9]))[A-Z][A-Z0-9-]{3,})(?![\\p{L}\\d])`,
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
    pattern: /(?<![\p{L}\d])(?:x\s?(\d{1,4})|(\d{1,4})\s?x)(?![\p{L}\d])/giu,
    read: ([, a, b]) => read.number(a ?? b, undefined, undefined),
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
  // Roman figures as a price, and digits of other scripts: nothing we hold is written in them.
  {
    pattern:
      /(?<=(?:[Kk][Ee][Ss]|[Kk][Ss][Hh]s?|[Pp]rice|[Bb]ei|[Cc]osts?|@)\.?\s(?:is\s|ni\s|ya\s)?)[MDCLXVI]{2,}(?![\p{L}\d])|(?<![\p{L}\d])[MDCLXVI]{2,}(?=\s?(?:\/=|\/-)|\s(?:bob|shillings|flat|only|tu)(?!\p{L}))/gu,
    read: () => ({ kind: 'number', value: Number.NaN, percent: false }),
  },
  // Digits of other scripts that have no compatibility form: nothing we hold is written in them.
  { pattern: /\p{Nd}+/gu, read: () => ({ kind: 'number', value: Number.NaN, percent: false }) },
]
