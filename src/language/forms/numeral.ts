import type { Token } from '../span.ts'
import { LEXICON, type Scale } from './lexicon.ts'
import { smallNumber } from './small-number.ts'

/** A number as said: "42", "elfu mbili na mia tano", "one and a half". */
export interface Numeral {
  value: number
  from: number
  to: number
  /** Said with a hundred or more as a word or with k, or as the name of a coin: as sums of money are. */
  scaled: boolean
  digits: boolean
}

interface Part extends Numeral {
  /** What the last word counted: 1, 10, 100, 1000; what follows must be smaller. */
  scale: number
}

const MOST = 1_000_000_000

/** Every form asks for the numbers of the same message, which do not change. */
const READ = new WeakMap<readonly Token[], Map<number, Numeral | null>>()

/** The number that begins at a token; null when none does. Reading goes as far as the number does. */
export function numeralAt(tokens: readonly Token[], at: number): Numeral | null {
  const read = READ.get(tokens) ?? new Map<number, Numeral | null>()
  READ.set(tokens, read)
  const known = read.get(at)
  if (known !== undefined) return known
  const numeral = readNumeral(tokens, at)
  read.set(at, numeral)
  return numeral
}

function readNumeral(tokens: readonly Token[], at: number): Numeral | null {
  let sum = partAt(tokens, at)
  if (sum === null) return null
  for (let next = nextPart(tokens, sum); next !== null; next = nextPart(tokens, sum)) sum = next
  const { value, from, to, scaled, digits } = withHalf(tokens, sum)
  return value <= MOST ? { value, from, to, scaled, digits } : null
}

function partAt(tokens: readonly Token[], at: number): Part | null {
  const text = tokens[at]?.text ?? ''
  const coin = LEXICON.coins.get(text)
  if (coin !== undefined) return { value: coin, from: at, to: at + 1, scaled: true, digits: false, scale: 10 }
  const scale = LEXICON.scales.get(text)
  if (scale !== undefined) return scaleFirst(tokens, at, scale)
  const article = LEXICON.articles.has(text) ? LEXICON.scales.get(tokens[at + 1]?.text ?? '') : undefined
  if (article !== undefined && article.count !== 'after') {
    return { value: article.value, from: at, to: at + 2, scaled: true, digits: false, scale: article.value }
  }
  const count = countAt(tokens, at)
  return count === null ? null : counting(tokens, count)
}

/** "Mia tano", "elfu kumi na tano", and the scale alone where it can stand alone. */
function scaleFirst(tokens: readonly Token[], at: number, { value, count }: Scale): Part | null {
  const text = tokens[at]?.text ?? ''
  const made = (times: number, to: number): Part => {
    return { value: value * times, from: at, to, scaled: true, digits: false, scale: value }
  }
  const behind = count === 'before' ? null : (countAt(tokens, at + 1) ?? hundredsAt(tokens, at + 1, value))
  const fits = behind !== null && (value === 100 ? behind.value < 20 : behind.value < 1000) && behind.value > 0
  if (fits) return made(behind.value, behind.to)
  // "Mia ngapi" asks for the count.
  const asked = LEXICON.asksCount.has(tokens[at + 1]?.text ?? '')
  return asked || LEXICON.boundScales.has(text) ? null : made(1, at + 1)
}

/** "Elfu mia mbili": two hundred thousand. */
function hundredsAt(tokens: readonly Token[], at: number, above: number): Part | null {
  const scale = LEXICON.scales.get(tokens[at]?.text ?? '')
  return scale !== undefined && scale.value === 100 && above > 100 && scale.count === 'after'
    ? scaleFirst(tokens, at, scale)
    : null
}

/** A count before its scale: "5k", "two hundred thousand", "3 soo", "5 elfu". */
function counting(tokens: readonly Token[], count: Part): Part {
  const text = tokens[count.to]?.text ?? ''
  const scale = LEXICON.scales.get(text)
  if (scale === undefined || scale.value <= count.scale || (text === 'k' && !count.digits)) return count
  // In "pea mbili soo tano" the scale has a count of its own.
  const ownCount = scale.count !== 'before' && countAt(tokens, count.to + 1) !== null
  if (ownCount) return count
  const product = { ...count, value: count.value * scale.value, to: count.to + 1, scaled: true, scale: scale.value }
  return counting(tokens, product)
}

/** Digits, or words below a hundred: "42", "twenty five", "kumi na mbili", "one point five". */
function countAt(tokens: readonly Token[], at: number): Part | null {
  const digits = digitsAt(tokens, at)
  if (digits !== null) return digits
  const first = smallNumber(tokens, at)
  if (first === null) return null
  const part = { value: first, from: at, to: at + 1, scaled: false, digits: false, scale: first % 10 === 0 ? 10 : 1 }
  if (part.scale === 1) return pointAfter(tokens, part)
  const joined = LEXICON.tensAnd.has(tokens[at + 1]?.text ?? '') ? 1 : 0
  const ones = smallNumber(tokens, at + 1 + joined)
  const adds = ones !== null && ones < 10 && (joined === 1 || first >= 20)
  return adds ? { ...part, value: first + ones, to: at + 2 + joined, scale: 1 } : part
}

function pointAfter(tokens: readonly Token[], part: Part): Part {
  const decimal = tokens[part.to]?.text === 'point' ? smallNumber(tokens, part.to + 1) : null
  return decimal === null || decimal > 9 ? part : { ...part, value: part.value + decimal / 10, to: part.to + 2 }
}

function digitsAt(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || /^0\d/.test(token.text)) return null
  const [top = '', bottom] = token.text.replaceAll(',', '').split('/')
  const value = Number(top) / Number(bottom ?? 1)
  if (!Number.isFinite(value)) return null
  const part = { value, from: at, to: at + 1, scaled: false, digits: true, scale: 1 }
  const fraction = fractionAfter(tokens, part)
  if (fraction !== null) return fraction
  // "10 000"
  const thousands = tokens[at + 1]?.text === '000' && value < 1_000 && Number.isInteger(value)
  return thousands ? { ...part, value: value * 1_000, to: at + 2 } : part
}

/** "1 1/2". */
function fractionAfter(tokens: readonly Token[], part: Part): Part | null {
  const next = tokens[part.to]
  if (next?.kind !== 'number' || !next.text.includes('/') || !Number.isInteger(part.value)) return null
  const [top = '', bottom = '1'] = next.text.split('/')
  return { ...part, value: part.value + Number(top) / Number(bottom), to: part.to + 1 }
}

/** The sum with the next smaller part added: "elfu mbili" + "mia tano", "mia mbili" + "na" + "hamsini". */
function nextPart(tokens: readonly Token[], sum: Part): Part | null {
  if (sum.scale < 100) return null
  const joined = LEXICON.and.has(tokens[sum.to]?.text ?? '') ? 1 : 0
  const next = [partAt, countAt]
    .map((read) => read(tokens, sum.to + joined))
    .find((part) => part && part.value < sum.scale)
  if (next === null || next === undefined) return null
  const adds = next.scaled
    ? next.scale >= 100
    : !next.digits && (joined === 1 || (next.value >= 10 && sum.scale === 100))
  if (!adds || (!next.scaled && countsGoods(tokens, next.to))) return null
  const value = sum.value + next.value
  return multiplied(tokens, { ...sum, value, to: next.to, scale: next.scale, digits: sum.digits && next.digits })
}

/** "Two hundred and fifty thousand". */
function multiplied(tokens: readonly Token[], sum: Part): Part {
  const scale = LEXICON.scales.get(tokens[sum.to]?.text ?? '')
  if (scale === undefined || scale.count !== 'before' || sum.value >= scale.value || sum.digits) return sum
  return { ...sum, value: sum.value * scale.value, to: sum.to + 1, scale: scale.value }
}

function countsGoods(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return LEXICON.pieces.has(text) || LEXICON.measures.has(text)
}

/** "Moja na nusu", "one and a half", "elfu moja na nusu". */
function withHalf(tokens: readonly Token[], sum: Part): Part {
  let at = sum.to
  if (!LEXICON.and.has(tokens[at]?.text ?? '')) return sum
  at += 1
  if (LEXICON.articles.has(tokens[at]?.text ?? '')) at += 1
  const fraction = LEXICON.fractions.get(tokens[at]?.text ?? '')
  const base = Math.max(sum.scale, 1) === 10 ? 1 : sum.scale
  return fraction === undefined ? sum : { ...sum, value: sum.value + fraction * base, to: at + 1 }
}
