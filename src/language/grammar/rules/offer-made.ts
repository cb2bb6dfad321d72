import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { phrasesLeft } from '../phrases-left.ts'

/** Below this share of the price nobody bargains: it is a count, a size or what she wants it for. */
const LEAST_SHARE = 0.3
/** A bare number below this counts pieces. */
const LEAST_BARE = 100
const GIVES = ['do_for', 'put', 'add', 'want', 'change', 'i_have', 'bargain', 'bring_me', 'can_i'] as const
const ASKED_FOR_DIGITS: ReadonlySet<string> = new Set(['phone', 'payment', 'quantity'])

/**
 * "Niwekee 1700", "can you take 2,000": a sum that comes near the price of what is talked about, and not up to it, is an
 * offer for it. A bound, "not more than 2,000", and goods for a sum, "ya 200", are none.
 */
export const offerMade: Rule = (desk) => {
  const { salient, asked } = desk.context
  const item = desk.shop.item(salient[0] ?? '')
  const [sum, ...more] = sumsIn(desk)
  if (item === null || item === undefined || sum === undefined || more.length > 0) return null
  if (ASKED_FOR_DIGITS.has(asked?.kind ?? '') || !desk.says(...GIVES)) return null
  if (sum.minor >= item.priceFromMinor || sum.minor < item.priceFromMinor * LEAST_SHARE) return null
  if (phrasesLeft(desk).some(({ named }) => named)) return null
  return { act: { act: 'bargain', wanted: desk.nothing, offerMinor: sum.minor }, uses: [], all: true }
}

function sumsIn(desk: Desk): { minor: number }[] {
  return desk.of('price', 'number').flatMap(({ meaning, from }) => {
    if (PARTICLES.worth.has(desk.tokens[from - 1]?.text ?? '')) return []
    if (meaning.kind === 'number')
      return meaning.value >= LEAST_BARE ? [{ minor: Math.round(meaning.value * 100) }] : []
    return meaning.nearMinor === null ? [] : [{ minor: meaning.nearMinor }]
  })
}
