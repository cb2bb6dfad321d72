import type { Json } from '../../lib/json.ts'
import { keyOf } from './fact-index.ts'
import type { Around, Backing } from './is-backed.ts'

/** A quantity that talk multiplies by; beyond it a product proves nothing. */
const MOST_TIMES = 500
const DIFFERS =
  /(?<!\p{L})(?:difference|tofauti|cheaper|dearer|pricier|nafuu|ghali|short|shy|less|more|over|extra|balance|remaining|remainder|rest|remains|left|change|zaidi|salio|baki|bakia|\p{L}{0,4}pungu\p{L}*|\p{L}{0,4}zidi\p{L}*|imebaki|zimebaki|iliyobaki|\p{L}{0,4}bakish\p{L}*|\p{L}{0,4}ongez\p{L}*|adds?|top up)(?!\p{L})/iu
const ADDS_UP =
  /[+=×]|(?<!\p{L})(?:total|totals|jumla|\p{L}{0,4}jumlish\p{L}*|together|altogether|with|plus|pamoja|comes|come|all|both|zote|vyote|yote|plus|ukiongeza|ukiweka|\p{L}na(?:kuja|fika|kam|gonga|come)|sum|makes?|brings?|to pay|you pay|utalipa|unalipa|including|included|inclusive|ndani)(?!\p{L})/iu

/** Called the whole of it: where a row has a total, no other sum is that. */
const WHOLE =
  /(?<!\p{L})(?:total|jumla|pamoja na (?:delivery|usafiri|kuletewa)|including|inclusive|includes|included|with delivery|altogether|in all|grand)(?!\p{L})/iu

/** Sums in major units that the rows have no field for and yet say: quantity × unit price, a total without its fee. */
export function impliedSums(values: readonly Json[]): number[] {
  return values.flatMap(impliedIn)
}

function impliedIn(value: Json): number[] {
  if (Array.isArray(value)) return impliedSums(value)
  if (typeof value !== 'object' || value === null) return []
  const { quantity, total, delivery } = value
  const lines = typeof quantity === 'number' ? Object.values(value).flatMap(amountOf) : []
  const fees = typeof delivery === 'object' && !Array.isArray(delivery) ? amountOf(delivery?.fee) : []
  return [
    ...lines.map((price) => price * Number(quantity)),
    ...amountOf(total).flatMap((whole) => fees.map((fee) => whole - fee)),
    ...impliedSums(Object.values(value)),
  ]
}

function amountOf(value: Json | undefined): number[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return typeof value.amountMinor === 'number' ? [value.amountMinor / 100] : []
}

/**
 * True of a sum that follows from sums of the rows: so many times a price, prices and a fee together, or what one is
 * more than another. How many is what she said or what the sentence says; only words of reckoning add up or compare.
 */
export function isReckoned(value: number, { data, said, sums, implied }: Backing, around: Around): boolean {
  const isWhole = WHOLE.test(`${ownWords(around)} ${around.rest}`)
  if (!isWhole && implied.some((sum) => isSame(sum, value))) return true
  if (isWhole && data.totals.size > 0) return false
  const prices = sums.map(({ minor }) => minor / 100).filter((price) => price > 0)
  const hers = [...said.numbers].map(Number)
  const counts = [...around.told, ...hers].filter(isQuantity)
  const whole = [...prices, ...prices.flatMap((price) => counts.map((count) => price * count))]
  if (whole.some((sum) => isSame(sum, value))) return true
  if (ADDS_UP.test(around.sentence)) {
    const fees = sums.flatMap(({ isFee, minor }) => (isFee && minor > 0 ? [minor / 100] : []))
    if (whole.some((sum) => fees.some((fee) => isSame(sum + fee, value)))) return true
    const parts = around.told.filter((part) => part !== value && whole.some((sum) => isSame(sum, part)))
    if (parts.length > 1 && isSame(sumOf(parts), value)) return true
  }
  const others = [...prices, ...hers, ...[...data.proseNumbers].map(Number)]
  return (
    DIFFERS.test(around.sentence) &&
    prices.some((one) => others.some((other) => one !== other && isSame(Math.abs(one - other), value)))
  )
}

/** "9,250 in total: 9,000 for ...": what stands beside the sum before belongs to that. */
function ownWords({ opening, segment }: Around): string {
  return segment.length < opening.length ? (segment.split(/[:;,]/).at(-1) ?? '') : segment
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}

function isQuantity(count: number): boolean {
  return Number.isInteger(count) && count > 1 && count <= MOST_TIMES
}

function isSame(one: number, other: number): boolean {
  return keyOf(one) === keyOf(other)
}
