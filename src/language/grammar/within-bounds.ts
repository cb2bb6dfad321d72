import type { ShopIndex } from '../linking/build-index.ts'
import { bestOf, type RankedItem } from '../linking/rank.ts'
import type { Wanted } from '../reading.ts'
import type { Span } from '../span.ts'
import { hasValue } from './shop-goods.ts'

/**
 * Of goods that no name singles out: the best among those that come in the size, colour and price that were said, before any
 * that is better for the purpose and does not. Where nothing of the kind comes so, what is near the kind
 * and does, at last whatever is worn in that size.
 */
export function withinBounds(
  wanted: Wanted,
  ranked: readonly RankedItem[],
  spans: readonly Span[],
  shop: ShopIndex,
): string[] {
  const { itemIds, exact, values, maxPriceMinor } = wanted
  const named = spans.some(({ meaning }) => meaning.kind === 'item')
  if (exact || named || (values.length === 0 && maxPriceMinor === null)) return itemIds
  const fits = (itemId: string) =>
    values.every((value) => hasValue(itemId, value, shop)) &&
    (maxPriceMinor === null || (shop.item(itemId)?.priceFromMinor ?? 0) <= maxPriceMinor)
  const fitting = ranked.filter(({ itemId }) => fits(itemId))
  if (fitting.length > 0) return bestOf(fitting)
  const near = spans.flatMap(({ meaning }) => (meaning.kind === 'category' ? (shop.kindOf(meaning)?.near ?? []) : []))
  const others = [...new Set(near)].flatMap((at) => shop.shelf.items[at]?.item.itemId ?? []).filter(fits)
  if (others.length > 0) return others
  // A child's size in no sneakers: what children wear comes in it.
  const size = values.find(({ option }) => option === 'size')
  const sized = size === undefined ? [] : shop.itemsWith('size', size.value).filter(fits)
  return sized.length > 0 ? sized : itemIds
}
