import { smallNumber } from './numbers.ts'
import { fold, tokenise, wordMap, wordSet } from './tokens.ts'

export type PriceBounds = { minPriceMinor: number | null; maxPriceMinor: number | null }

/** A sum of money found in a token list: shillings, first token, token after the last, and whether it names money. */
export type Amount = { value: number; from: number; to: number; money: boolean }

const SCALE = wordMap(`
  thousand:1000 elfu:1000 alfu:1000 ngiri:1000 thao:1000 thaoz:1000 ngwanye:1000 k:1000 hundred:100 mia:100
  soo:100 laki:100000 lakh:100000 million:1000000 milioni:1000000 finje:50 chwani:50
`)
const CURRENCY = wordSet('ksh kshs kes sh shs shilingi shillings shilling bob bobs kenyan')
const TOGETHER = wordSet('na and')

const BETWEEN = /\b(?:between|from|kati ya|kuanzia|kutoka)\b/
const MAX_BEFORE =
  /(?:under|below|less than|lesser than|lower than|cheaper than|within|max(?:imum)?|at most|up ?to|not (?:more|exceed\w*|over|above) ?(?:than)?|no more than|budget(?: (?:is|ya|yangu|yangu ni|of|ni|around))*|bajeti(?: (?:ya|yangu|ni|yangu ni))*|chini ya|is[iy]+zidi|zis[iy]*zidi|haizidi|usizidi|isipite|zisipite|visizidi|isiyozidi|zisizozidi|hadi|mpaka|pungufu ya|si(?:o)? zaidi ya|nafuu kuliko|(?:i|we) (?:only )?have|nina|niko na|nko na|less) *(?:of|ya|ni|is|about|than)?$/
const MIN_BEFORE =
  /(?<!not )(?<!no )(?<!sio )(?<!si )(?:above|over|more than|at ?least|min(?:imum)?|zaidi ya|kuanzia|kutoka|starting (?:at|from)?|from|juu ya|upwards of) *(?:of|ya|ni|is)?$/
const MAX_AFTER = /^(?:or|na|and|ama|au|kwenda)? *(?:less|below|under|max(?:imum)?|chini|kushuka|hivi chini)\b/
const MIN_AFTER = /^(?:or|na|and|ama|au|kwenda)? *(?:more|above|plus|upwards|zaidi|kwenda juu|going up)\b/
const NEAR_BEFORE = /(?:around|about|approx\w*|roughly|kama|karibu|takriban|ka|like|hivi) *$/

/**
 * Lowest and highest price the customer named, in cents; both null when no price is meant.
 * A sum with no word beside it ("shoes 3k") is taken as what they can spend.
 */
export function parsePriceBounds(message: string): PriceBounds {
  const tokens = tokenise(message)
  const amounts = findAmounts(tokens)
  const [first, second] = amounts
  if (first === undefined) return bounds(null, null)
  if (second !== undefined && isRange(message, tokens, first, second)) {
    const low = scaleLike(first, second)
    return bounds(Math.min(low, second.value), Math.max(low, second.value))
  }
  return amounts.map((amount) => boundsOf(tokens, amount)).reduce(tighten, bounds(null, null))
}

/** Sums of money (or plain numbers) in a token list, in order. */
export function findAmounts(tokens: readonly string[]): Amount[] {
  const found: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const amount = readAmount(tokens, at)
    if (amount !== null) found.push(amount)
    at = amount === null ? at + 1 : amount.to
  }
  return found
}

function readAmount(tokens: readonly string[], from: number): Amount | null {
  let at = from
  let money = CURRENCY.has(tokens[at] ?? '')
  if (money) at += 1
  let value = 0
  for (let part = readPart(tokens, at); part !== null; part = readPart(tokens, joinsNext(tokens, at) ? at + 1 : at)) {
    if (value > 0 && (!money || part.value >= value)) break
    value += part.value
    money ||= part.money
    at = part.to
  }
  if (value === 0) return null
  const named = CURRENCY.has(tokens[at] ?? '')
  return { value, from, to: named ? at + 1 : at, money: money || named }
}

/** "elfu mbili NA mia tano": the joining word belongs to the sum only when another scaled part follows. */
function joinsNext(tokens: readonly string[], at: number): boolean {
  return TOGETHER.has(tokens[at] ?? '') && SCALE.has(tokens[at + 1] ?? '')
}

function readPart(tokens: readonly string[], at: number): Amount | null {
  const token = tokens[at] ?? ''
  const scale = Number(SCALE.get(token) ?? 0)
  if (scale > 0) return readScaleFirst(tokens, at, scale)
  const number = smallNumber(token) ?? decimal(token)
  if (number === null) return null
  const next = Number(SCALE.get(tokens[at + 1] ?? '') ?? 0)
  if (next > 0 && !isScaleFirst(tokens, at + 1)) return { value: number * next, from: at, to: at + 2, money: true }
  return { value: number, from: at, to: at + 1, money: /[^\d.]/.test(token) && /^\d/.test(token) }
}

function readScaleFirst(tokens: readonly string[], at: number, scale: number): Amount {
  const count = smallNumber(tokens[at + 1]) ?? decimal(tokens[at + 1] ?? '')
  const counted = count !== null && count < 100
  return { value: scale * (counted ? count : 1), from: at, to: counted ? at + 2 : at + 1, money: true }
}

/** "soo tano" reads forwards; in "3 soo" the number already stands before the scale. */
function isScaleFirst(tokens: readonly string[], at: number): boolean {
  return /^(?:elfu|alfu|mia|laki|milioni)$/.test(tokens[at] ?? '') && smallNumber(tokens[at + 1]) !== null
}

function decimal(token: string): number | null {
  const match = /^(\d[\d,]*(?:\.\d+)?)(k|ksh|kshs|kes|sh|shs|bob)?$/.exec(token)
  if (match === null) return null
  const scale = match[2] === 'k' ? 1_000 : 1
  return Number((match[1] ?? '').replaceAll(',', '')) * scale
}

function isRange(message: string, tokens: readonly string[], first: Amount, second: Amount): boolean {
  const gap = tokens.slice(first.to, second.from).join(' ')
  const before = tokens.slice(0, first.from).join(' ')
  if (BETWEEN.test(before) && /^(?:na|and|to|hadi|mpaka|or|)$/.test(gap)) return second.value > first.value
  const dashed = gap === '' && /\d[kK]?\s*[-\u2013]\s*\d/.test(fold(message))
  const large = second.money || second.value >= 100
  return (dashed || /^(?:to|hadi|mpaka)$/.test(gap)) && large && second.value > scaleLike(first, second) / 2
}

/** In "2 to 4k" the first number borrows the thousands of the second. */
function scaleLike(first: Amount, second: Amount): number {
  return first.value < 100 && second.value >= 1_000 && !first.money ? first.value * 1_000 : first.value
}

function boundsOf(tokens: readonly string[], amount: Amount): PriceBounds {
  const before = tokens.slice(Math.max(0, amount.from - 5), amount.from).join(' ')
  const after = tokens.slice(amount.to, amount.to + 3).join(' ')
  const large = amount.money || amount.value >= 60
  if (!large) return bounds(null, null)
  if (MAX_BEFORE.test(before) || MAX_AFTER.test(after)) return bounds(null, amount.value)
  if (MIN_BEFORE.test(before) || MIN_AFTER.test(after)) return bounds(amount.value, null)
  if (!amount.money && amount.value < 500) return bounds(null, null)
  if (NEAR_BEFORE.test(before)) return bounds(amount.value * 0.75, amount.value * 1.25)
  return amount.money ? bounds(null, amount.value) : bounds(null, null)
}

function bounds(low: number | null, high: number | null): PriceBounds {
  const minor = (value: number | null) => (value === null ? null : Math.round(value * 100))
  return { minPriceMinor: minor(low), maxPriceMinor: minor(high) }
}

function tighten(a: PriceBounds, b: PriceBounds): PriceBounds {
  return { minPriceMinor: b.minPriceMinor ?? a.minPriceMinor, maxPriceMinor: b.maxPriceMinor ?? a.maxPriceMinor }
}
