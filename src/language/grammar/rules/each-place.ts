import type { Span } from '../../span.ts'
import type { Desk, Rule } from '../desk.ts'
import { isJoiner } from '../goods-phrases.ts'
import { wantedOf } from '../wanted.ts'
import { picks } from './placed.ts'

const TELLS: ReadonlySet<string> = new Set(['number', 'quantity', 'value', 'size', 'measure'])

/**
 * "Two of the first and one of the last", "the first in 28 and the third in black": several places of the list, each with
 * what is said beside it. Place by place; the last one is left to the rule for a single place.
 */
export const eachPlace: Rule = (desk) => {
  const { shown } = desk.context
  const [first, next] = desk.of('ordinal')
  if (shown.length === 0 || first === undefined || next === undefined) return null
  const cut = cutBetween(first, next, desk)
  const told = desk.left().filter(({ meaning }) => TELLS.has(meaning.kind))
  // "The second and the fourth, size 28": said behind both, it goes for both.
  if (cut === null || !told.some(({ to }) => to <= cut)) return null
  const { place } = first.meaning
  const id = shown.at(place > 0 ? place - 1 : place)
  if (id === undefined) return { act: { act: 'pick_nothing', place }, uses: [first] }
  const own = told.filter(({ to }) => to <= cut)
  const { values, quantity, measure } = wantedOf(own, desk.tokens, desk.shop, [id])
  const wanted = { ...desk.nothing, itemIds: [id], exact: true, values, quantity, measure, words: desk.clause.words }
  const { act } = picks(desk, wanted, [])
  return { act, uses: [first, ...own] }
}

/** Where the list goes on between two places; null where nothing joins them. */
function cutBetween(first: Span, next: Span, { tokens }: Desk): number | null {
  const at = tokens.findIndex((token, place) => place >= first.to && place < next.from && isJoiner(token))
  return at === -1 ? null : at
}
