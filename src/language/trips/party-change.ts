import type { Token } from '../span.ts'
import { allSaid, partySaid, peopleSaid } from './party-said.ts'
import { ALONE, COUPLE } from './party-words.ts'
import { placesOf } from './said-words.ts'
import { JOINS, MORE_BY, ONLY } from './talk-words.ts'
import type { PartySaid } from './trip-said.ts'

/**
 * Who travels now, where people have a plan: all of them, "we are 4 now", or those who come besides, "my sister is joining us". Null
 * where somebody is only spoken of: "too far for my mum".
 */
export function partyChange(tokens: readonly Token[]): { party: PartySaid; joins: boolean } | null {
  const party = partySaid(tokens)
  if (party === null) return null
  const { grown, anybody, others, children, childAges } = peopleSaid(tokens)
  const has = (list: Parameters<typeof placesOf>[0]) => placesOf(list, tokens).length > 0
  // Who says how many they are has counted those who join.
  if (has(JOINS) && anybody === 0) return { party: { adults: grown + others, children, childAges }, joins: true }
  // "Ongeza watu wawili, tuko wanne": how many they are counts, and not how many more.
  const all = has(MORE_BY) ? allSaid(tokens) : null
  if (all !== null && all > children) return { party: { adults: all - children, children, childAges }, joins: false }
  const isCounted = grown + anybody > 0 || has(COUPLE) || has(ALONE) || has(ONLY)
  return isCounted ? { party, joins: false } : null
}
