import type { ShopIndex } from '../linking/build-index.ts'
import type { Wanted } from '../reading.ts'
import { describedIn } from './described.ts'
import type { Desk } from './desk.ts'
import { withoutDeniedGoods } from './left-out.ts'
import { isPerson } from './people.ts'
import { hasFeature, hasValue } from './shop-goods.ts'
import { forWearer, wearerIn } from './wearer.ts'

/** Who it is for, as the goods of a shop are told apart by it. */
const WHOM: readonly (readonly [cue: string, features: readonly string[]])[] = [
  ['for_kids', ['kids', 'children']],
  ['for_her', ['women', 'ladies']],
  ['for_him', ['men']],
  ['for_gift', ['gift', 'gifts']],
]
/**
 * Goods for who names none: of everything that comes in the size that was said, what is made for the use, then for whom it
 * is, each as far as it leaves something. Where nothing narrows, nothing is meant yet.
 */
export function suited(wanted: Wanted, desk: Desk): Wanted {
  if (wanted.missing.length > 0) return wanted
  if (wanted.itemIds.length > 0 || wanted.categories.length > 0) return withoutDeniedGoods(wanted, desk)
  const { shop } = desk
  const all = shop.shelf.items.map(({ item }) => item.itemId)
  const within = bounded(all, wanted, shop)
  const uses = wanted.features.filter((feature) => !isPerson(feature)).map((feature) => [feature])
  const people = wanted.features.filter((feature) => isPerson(feature)).map((feature) => [feature])
  const whom = WHOM.flatMap(([cue, features]) => (desk.says(cue) ? [features] : []))
  const used = uses.reduce<readonly string[]>((left, features) => narrowed(left, features, shop), within)
  const described = describedAmong(used, desk)
  const narrowest = [...people, ...whom].reduce<readonly string[]>(
    (left, features) => narrowed(left, features, shop),
    described,
  )
  const childish = narrowest.every((id) => hasFeature(id, 'kids', shop))
  const itemIds = childish ? outOfSchool(narrowest, desk) : narrowest
  if (itemIds.length === all.length) return { ...wanted, features: uses.flat() }
  return withoutDeniedGoods(forWearer({ ...wanted, itemIds: [...itemIds] }, wearerIn(desk.tokens), shop), desk)
}

/** Size and price bind before anything that the goods are to be good for. */
export function bounded(
  itemIds: readonly string[],
  { values, measure, maxPriceMinor }: Wanted,
  shop: ShopIndex,
): readonly string[] {
  const packed = measure === null ? [] : [{ option: null, value: `${measure.amount}${measure.unit}` }]
  const sizes = [...values.filter(({ option }) => option === 'size'), ...packed]
  if (sizes.length === 0 && maxPriceMinor === null) return itemIds
  const priced = (id: string) => maxPriceMinor === null || (shop.item(id)?.priceFromMinor ?? 0) <= maxPriceMinor
  const sized = itemIds.filter((id) => sizes.every((size) => hasValue(id, size, shop)))
  const within = sized.filter(priced)
  return within.length > 0 ? within : sized.length > 0 ? sized : itemIds
}

/** Of goods by their uses those that are described best; all of them where the description tells none of them. */
function describedAmong(itemIds: readonly string[], desk: Desk): readonly string[] {
  const among = new Set(itemIds)
  const described = describedIn(desk).filter((id) => among.has(id))
  return described.length > 0 ? described : itemIds
}

/** What children wear to school is no present, unless the school is spoken of. */
function outOfSchool(itemIds: readonly string[], { clause, shop }: Desk): readonly string[] {
  const school = clause.spans.some(
    ({ meaning }) => meaning.kind === 'feature' && /school|uniform/.test(meaning.feature),
  )
  const free = itemIds.filter((id) => !hasFeature(id, 'uniform', shop))
  return school || free.length === 0 ? itemIds : free
}

function narrowed(itemIds: readonly string[], features: readonly string[], shop: ShopIndex): readonly string[] {
  const fitting = itemIds.filter((id) => features.some((feature) => hasFeature(id, feature, shop)))
  return fitting.length > 0 ? fitting : itemIds
}
