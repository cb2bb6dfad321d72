import type { Act, Wanted } from '../../reading.ts'
import type { Clause } from '../clause.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'

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

/** What of a clause is so much, found before an act has taken any of it. */
const known = new WeakMap<Clause, boolean>()

/**
 * So much at once that it is a matter for a person: prices, notice and stock are other ones than at the counter. What it
 * costs at the counter is told beside.
 */
export const wholesale: Rule = (desk) => {
  if (desk.says('returns', 'warranty', 'remove', 'installments')) return null
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  const large = known.get(desk.clause) ?? named.some(({ wanted }) => isMuch(wanted, desk))
  known.set(desk.clause, large)
  const [phrase] = named
  if (!large || phrase === undefined) return null
  if (desk.found.some(({ act }) => act.act === 'ask_shop' && act.topic === 'bulk')) return counterPrice(phrase, desk)
  const amounts = named.flatMap(({ spans }) => spans.filter(({ meaning }) => AMOUNTS.has(meaning.kind)))
  const uses = [...amounts, ...desk.cues('bulk', 'bargain', 'offers')]
  return {
    act: { act: 'ask_shop', topic: 'bulk', words: desk.clause.words },
    uses,
    all: phrase.wanted.itemIds.length === 0,
  }
}

const AMOUNTS: ReadonlySet<string> = new Set(['number', 'quantity', 'measure'])

/** What one of them costs here, whatever a person makes of so many. */
function counterPrice({ wanted, spans }: Phrase, desk: Desk): Found {
  const one: Wanted = { ...wanted, quantity: null, measure: null }
  const act: Act = wanted.exact
    ? { act: 'ask_item', wanted: one, topic: 'price', words: desk.clause.words }
    : { act: 'search', wanted: one }
  return { act, uses: spans, all: phrasesLeft(desk).filter(({ named }) => named).length === 1 }
}

function isMuch(wanted: Wanted, desk: Desk): boolean {
  const asked = desk.says('how_much', 'bargain', 'offers', 'bulk') || desk.clause.question
  return isLarge(wanted, desk) || (asked && (wanted.quantity ?? 0) >= MANY_ASKED)
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
