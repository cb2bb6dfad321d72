import { COUNTED_AHEAD, COUNTED_BEHIND, COUNTED_IF_MANY, COUNTED_IN_TALK } from './count-nouns.ts'
import { eachMatch } from './each-match.ts'
import { COINS, MONEY_WORDS, SCALES_AFTER_COUNT, SCALES_BEFORE_COUNT, TEENS, TENS, UNITS } from './number-words.ts'

interface Word {
  text: string
  at: number
  end: number
}

/** Where a number stood in words; "soo nane" can only be a sum. */
export interface Span {
  from: number
  to: number
  isMoney: boolean
}

/** A number in words: `scale` is the size of what was counted last, so that only something smaller is added. */
interface Said {
  value: number
  to: number
  scale: number
}

const WORD = /\p{L}+|\d+(?:[.,]\d+)*/gu
const AND = new Set(['and', 'na', 'n'])
const ARTICLE = new Set(['a', 'an', 'ka'])
/** "Within a week" counts one week. */
const LEADS_A_TIME = new Set(
  'within in takes take took after under for about it have has get gets got give gives allow allows of is only than lasts full last least'.split(
    ' ',
  ),
)
const A_TIME = /^(?:hour|day|week|month|year|fortnight)$/
const LEAST_DIGITS = 4

/**
 * The text with its number words as figures in the same place, so that one set of patterns reads both: "elfu moja mia mbili"
 * is "1200" behind as many blanks. A small word that counts nothing of business ("moja kwa moja", "two questions") stays.
 */
export function spellNumbers(text: string): { text: string; spans: readonly Span[] } {
  const words: Word[] = eachMatch(WORD, text.toLowerCase()).map((match) => ({
    text: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }))
  let spelled = text
  const spans: Span[] = []
  for (let at = 0; at < words.length; ) {
    const run = digitRun(words, at)
    const said = run ?? numberAt(words, at)
    if (said === null || (run === null && isHarmless(words, at, said))) {
      at = said === null ? at + 1 : said.to
      continue
    }
    const from = words[at]?.at ?? 0
    const to = words[said.to - 1]?.end ?? from
    const rest = spelled.slice(to).replace(/^-(?=\p{L})/u, ' ')
    spelled = spelled.slice(0, from) + figure(said, run !== null, to - from) + rest
    spans.push({ from, to, isMoney: words.slice(at, said.to).some(({ text: word }) => MONEY_WORDS.has(word)) })
    at = said.to
  }
  return { text: spelled, spans }
}

function figure({ value, scale }: Said, isRun: boolean, length: number): string {
  const digits = isRun ? String(value).padStart(scale, '0') : String(value)
  const short = digits.length > length && value % 1_000 === 0 ? `${value / 1_000}k` : digits
  return short.padStart(length, ' ').slice(-length)
}

/** "Sifuri saba moja moja", "eight three double two": a number told digit by digit. `scale` is how many digits. */
function digitRun(words: readonly Word[], at: number): Said | null {
  let digits = ''
  let next = at
  for (; next < words.length; next += 1) {
    const text = words[next]?.text ?? ''
    const times = { double: 2, triple: 3 }[text] ?? 1
    const unit = times === 1 ? digitOf(text) : digitOf(words[next + 1]?.text ?? '')
    if (unit === undefined) break
    digits += String(unit).repeat(times)
    if (times > 1) next += 1
  }
  const scaled = SCALES_AFTER_COUNT.has(words[next]?.text ?? '')
  return digits.length < LEAST_DIGITS || scaled ? null : { value: Number(digits), to: next, scale: digits.length }
}

/** A figure of one place counts too: "0 7 one one". */
function digitOf(text: string): number | undefined {
  return UNITS.get(text)
}

function numberAt(words: readonly Word[], at: number): Said | null {
  const first = partAt(words, at)
  if (first === null) return null
  let sum = first
  for (;;) {
    const joined = AND.has(words[sum.to]?.text ?? '') ? 1 : 0
    const half = halfAt(words, sum.to + joined)
    if (joined === 1 && half !== null && sum.scale >= 100) {
      sum = { ...sum, value: sum.value + sum.scale / 2, to: half }
      continue
    }
    const next = sum.scale >= 100 ? partAt(words, sum.to + joined) : null
    if (next === null || next.value >= sum.scale || next.value === 0) break
    sum = { value: sum.value + next.value, to: next.to, scale: next.scale }
  }
  const times = SCALES_AFTER_COUNT.get(words[sum.to]?.text ?? '') ?? 0
  const english = sum.value < 1_000 && sum.scale === 1 && times === 1_000
  return english ? { value: sum.value * times, to: sum.to + 1, scale: times } : sum
}

function partAt(words: readonly Word[], at: number): Said | null {
  const text = words[at]?.text ?? ''
  const coin = COINS.get(text)
  if (coin !== undefined) return { value: coin, to: at + 1, scale: 10 }
  const before = SCALES_BEFORE_COUNT.get(text)
  if (before !== undefined) {
    const count = countAt(words, at + 1) ?? hundredsAt(words, at + 1, before)
    const fits = count !== null && count.value > 0 && count.value < (before === 100 ? 20 : 1_000)
    return fits
      ? { value: before * count.value, to: count.to, scale: before }
      : { value: before, to: at + 1, scale: before }
  }
  const counted = words[KIND_OF_DAY.has(words[at + 1]?.text ?? '') ? at + 2 : at + 1]?.text ?? ''
  const unit = LEADS_A_TIME.has(words[at - 1]?.text ?? '') && A_TIME.test(counted)
  if (unit && (text === 'a' || text === 'an')) return { value: 1, to: at + 1, scale: 1 }
  const half = text === 'half' || text === 'nusu' ? 0.5 : null
  const article = ARTICLE.has(text) || (half !== null && ARTICLE.has(words[at + 1]?.text ?? ''))
  const scaleAt = at + (half === null ? 1 : article ? 2 : 1)
  const scale = SCALES_AFTER_COUNT.get(words[scaleAt]?.text ?? '')
  if ((article || half !== null) && scale !== undefined && (words[scaleAt]?.text ?? '') !== 'k') {
    return { value: scale * (half ?? 1), to: scaleAt + 1, scale }
  }
  return countedAt(words, at)
}

/** "Two hundred", "4 elfu", "four and a half thousand", "one fifty", and the count alone where it is a word. */
function countedAt(words: readonly Word[], at: number): Said | null {
  const count = countAt(words, at)
  if (count === null) return null
  const half = AND.has(words[count.to]?.text ?? '') ? halfAt(words, count.to + 1) : null
  const end = half ?? count.to
  const scale = SCALES_AFTER_COUNT.get(words[end]?.text ?? '')
  const ownCount = SCALES_BEFORE_COUNT.has(words[end]?.text ?? '') && countAt(words, end + 1) !== null
  if (scale !== undefined && !ownCount) {
    return { value: (count.value + (half === null ? 0 : 0.5)) * scale, to: end + 1, scale }
  }
  return /^\d/.test(words[at]?.text ?? '') ? null : count
}

function halfAt(words: readonly Word[], at: number): number | null {
  const article = ARTICLE.has(words[at]?.text ?? '') ? 1 : 0
  return /^(?:half|nusu)$/.test(words[at + article]?.text ?? '') ? at + article + 1 : null
}

/** "Elfu mia mbili": two hundred thousand. */
function hundredsAt(words: readonly Word[], at: number, above: number): Said | null {
  if (above <= 100 || words[at]?.text !== 'mia') return null
  const count = countAt(words, at + 1)
  return count === null || count.value > 9 ? null : { value: count.value * 100, to: count.to, scale: 100 }
}

function countAt(words: readonly Word[], at: number): Said | null {
  const text = words[at]?.text ?? ''
  if (/^\d{1,3}$/.test(text)) return { value: Number(text), to: at + 1, scale: 1 }
  const unit = UNITS.get(text)
  const tens = TENS.get(text) ?? TEENS.get(text)
  const next = words[at + 1]?.text ?? ''
  if (unit !== undefined || (tens !== undefined && /^\p{ASCII}+teen$|^(?:eleven|twelve)$/u.test(text))) {
    // "One fifty" is how shops say 150.
    const value = unit ?? tens ?? 0
    const colloquial = value > 0 && /^[a-z]+ty$/.test(next) ? TENS.get(next) : undefined
    return colloquial === undefined
      ? { value, to: at + 1, scale: 1 }
      : { value: value * 100 + colloquial, to: at + 2, scale: 10 }
  }
  if (tens === undefined) return null
  const joined = next === 'na' ? 1 : 0
  const ones = UNITS.get(words[at + 1 + joined]?.text ?? '') ?? 0
  const adds = ones > 0 && (joined === 1 || tens >= 20) && tens !== 0
  return adds ? { value: tens + ones, to: at + 2 + joined, scale: 1 } : { value: tens, to: at + 1, scale: 1 }
}

const SMALL = 10
/** A noun of many behind an English count: "two dresses", not "two is fine". */
const IS_GOODS = /^\p{L}{3,}s$/u
/** "Two working days" counts days. */
const KIND_OF_DAY = new Set(['working', 'business', 'full', 'whole', 'calendar'])

function isHarmless(words: readonly Word[], at: number, { value, to, scale }: Said): boolean {
  if (value > SMALL || scale > 1) return false
  const next = words[to]?.text ?? ''
  const [before, after] = [words[at - 1]?.text ?? '', KIND_OF_DAY.has(next) ? (words[to + 1]?.text ?? '') : next]
  if (COUNTED_BEHIND.has(before) || COUNTED_AHEAD.has(after)) return false
  if (value >= 2 && IS_GOODS.test(after) && !COUNTED_IN_TALK.has(after) && !COUNTED_IN_TALK.has(before)) return false
  return value < 3 || !(COUNTED_IF_MANY.has(before) || COUNTED_IF_MANY.has(after))
}
