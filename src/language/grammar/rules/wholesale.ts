import type { Wanted } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'

/** Kilos or litres. */
const MUCH = 50
/** Pieces, those inside a packing counted. */
const VERY_MANY = 300
/** Packets whatever they hold, and those of which one asks what so many cost. */
const [MANY, MANY_ASKED] = [50, 20]
/** More than so many of what is worth so much together: shoes for a team, phones for an office. */
const DEAR = [
  { pieces: 10, worthMinor: 1_000_000 },
  { pieces: 5, worthMinor: 5_000_000 },
] as const

/** So much at once that it is a matter for a person: prices, notice and stock are other ones than at the counter. */
export const wholesale: Rule = (desk) => {
  if (desk.says('returns', 'warranty', 'remove', 'installments')) return null
  const asked = desk.says('how_much', 'bargain', 'offers', 'bulk') || desk.clause.question
  const large = phrasesLeft(desk).some(
    ({ named, wanted }) => named && (isLarge(wanted, desk) || (asked && (wanted.quantity ?? 0) >= MANY_ASKED)),
  )
  return large ? { act: { act: 'ask_shop', topic: 'bulk', words: desk.clause.words }, uses: [], all: true } : null
}

function isLarge({ quantity, measure, values, itemIds }: Wanted, { shop }: Desk): boolean {
  const pieces = quantity ?? 1
  const weighed = measure !== null && (measure.unit === 'kg' || measure.unit === 'l')
  if (weighed && measure.amount * pieces >= MUCH) return true
  const inside = values.map(({ value }) => Number(/\((\d+)\)/.exec(value)?.[1] ?? 1))
  if (pieces >= MANY || (pieces > 1 && inside.some((count) => count > 1 && count * pieces >= VERY_MANY))) return true
  const prices = itemIds.map((id) => shop.item(id)?.priceFromMinor ?? 0)
  const worthMinor = prices.length === 0 ? 0 : Math.min(...prices) * pieces
  return DEAR.some((dear) => pieces > dear.pieces && worthMinor >= dear.worthMinor)
}
