import { segment } from '../../../src/language/grammar/segment.ts'
import type { ShopIndex } from '../../../src/language/linking/build-index.ts'
import { findLinks } from '../../../src/language/linking/find-links.ts'
import { type GoodsMeant, wantedFrom } from '../../../src/language/linking/goods.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

/** What one phrase about goods is taken for, by the links alone. */
export function goodsOf(phrase: string, index: ShopIndex): GoodsMeant {
  const tokens = tokenise(phrase)
  return wantedFrom(segment(findLinks(tokens, index), tokens), tokens, index)
}

const FEW = 4

/**
 * A reading on one line: `=ID` for the one item that is meant, up to four items by id, else the categories and features;
 * then values, then what is missing. `not sold` for a thing that is not sold here, `nothing` for no goods at all.
 */
export function toldShort(phrase: string, index: ShopIndex): string {
  const meant = goodsOf(phrase, index)
  const goods = goodsTold(meant, phrase, index)
  const values = meant.values.map(({ option, value }) => `${option}=${value}`)
  const missing = meant.missing.map((name) => `no ${name}`)
  return [...goods, ...values, ...missing].join(' ') || 'nothing'
}

function goodsTold({ itemIds, exact, categories, features }: GoodsMeant, phrase: string, index: ShopIndex): string[] {
  if (exact) return [`=${itemIds[0]}`]
  if (itemIds.length > 0 && itemIds.length <= FEW) return [[...itemIds].sort().join(',')]
  if (categories.length > 0 || features.length > 0) return [[...categories, ...features].sort().join('+')]
  const strange = findLinks(tokenise(phrase), index).some(({ meaning }) => meaning.kind === 'category' && meaning.head)
  return itemIds.length > FEW ? [`${itemIds.length} items`] : strange ? ['not sold'] : []
}
