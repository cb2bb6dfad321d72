import type { ShopIndex } from '../linking/build-index.ts'
import type { Wanted } from '../reading.ts'
import type { Desk } from './desk.ts'
import { hasFeature, hasValue } from './shop-goods.ts'

/** Who it is for, as the goods of a shop are told apart by it. */
const WHOM: readonly (readonly [cue: string, features: readonly string[]])[] = [
  ['for_kids', ['kids', 'children']],
  ['for_her', ['women', 'ladies']],
  ['for_him', ['men']],
  ['for_gift', ['gift', 'gifts']],
]
/** Features that say who wears it, and not what it is for: of less weight, for a child may wear an adult's size. */
const PEOPLE: ReadonlySet<string> = new Set([
  'kids',
  'children',
  'women',
  'ladies',
  'men',
  'boys',
  'girls',
  'baby',
  'gift',
])

/**
 * Goods for who names none: of everything that comes in the size that was said, what is made for the use, then for whom it
 * is, each as far as it leaves something. Where nothing narrows, nothing is meant yet.
 */
export function suited(wanted: Wanted, desk: Desk): Wanted {
  if (wanted.itemIds.length > 0 || wanted.categories.length > 0 || wanted.missing.length > 0) return wanted
  const { shop } = desk
  const all = shop.shelf.items.map(({ item }) => item.itemId)
  const sizes = wanted.values.filter(({ option }) => option === 'size')
  const sized = all.filter((id) => sizes.every((size) => hasValue(id, size, shop)))
  const uses = wanted.features.filter((feature) => !PEOPLE.has(feature)).map((feature) => [feature])
  const people = wanted.features.filter((feature) => PEOPLE.has(feature)).map((feature) => [feature])
  const whom = WHOM.flatMap(([cue, features]) => (desk.says(cue) ? [features] : []))
  const start = sized.length > 0 ? sized : all
  const narrowest = [...uses, ...people, ...whom].reduce<readonly string[]>(
    (left, features) => narrowed(left, features, shop),
    start,
  )
  const childish = narrowest.every((id) => hasFeature(id, 'kids', shop))
  const itemIds = childish ? outOfSchool(narrowest, desk) : narrowest
  return itemIds.length === all.length ? { ...wanted, features: uses.flat() } : { ...wanted, itemIds: [...itemIds] }
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
