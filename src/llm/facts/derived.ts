import type { Json } from '../../lib/json.ts'
import { isDifference } from './differences.ts'
import { isSameNumber } from './fact-index.ts'
import type { Around, Backing } from './is-backed.ts'
import { majorOf, type OwnedSum } from './money-owners.ts'

/** A quantity that talk multiplies by; beyond it a product proves nothing. */
const MOST_TIMES = 500
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
  const { quantity, unitPrice, total, delivery } = value
  const prices = typeof quantity === 'number' ? amountOf(unitPrice) : []
  const fees = typeof delivery === 'object' && !Array.isArray(delivery) ? amountOf(delivery?.fee) : []
  return [
    ...prices.map((price) => price * Number(quantity)),
    ...amountOf(total).flatMap((whole) => fees.map((fee) => whole - fee)),
    ...impliedSums(Object.values(value)),
  ]
}

function amountOf(value: Json | undefined): number[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return typeof value.amountMinor === 'number' ? [value.amountMinor / 100] : []
}

/**
 * True of a sum that follows from sums of the rows: so many times a price, goods and their fee together, figures that the
 * sentence tells and adds up, or what one sum is more than another. How many is what she said or what the sentence says.
 */
export function isReckoned(value: number, backing: Backing, around: Around): boolean {
  const { data, said, sums, implied } = backing
  const isWhole = WHOLE.test(`${ownWords(around)} ${around.rest}`)
  if (!isWhole && implied.some((sum) => isSameNumber(sum, value))) return true
  if (isWhole && data.totals.size > 0) return false
  const counts = [...around.told, ...[...said.numbers].map(Number)].filter(isQuantity)
  const prices = majorsOf(sums.filter(({ isPrice }) => isPrice))
  const multiples = prices.flatMap((price) => counts.map((count) => price * count))
  if (multiples.some((sum) => isSameNumber(sum, value))) return true
  if (ADDS_UP.test(around.sentence)) {
    const goods = [...prices, ...multiples, ...implied]
    const fees = majorsOf(sums.filter(({ isFee }) => isFee))
    if (goods.some((sum) => fees.some((fee) => isSameNumber(sum + fee, value)))) return true
    const parts = around.told.filter(
      (part) => part !== value && [...majorsOf(sums), ...goods].some((sum) => isSameNumber(sum, part)),
    )
    if (parts.length > 1 && isSameNumber(sumOf(parts), value)) return true
  }
  return isDifference(value, backing, around)
}

function majorsOf(sums: readonly OwnedSum[]): number[] {
  return sums.map(majorOf).filter((sum) => sum > 0)
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
