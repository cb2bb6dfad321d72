import type { ShopIndex } from '../linking/build-index.ts'
import type { Wanted } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { wordsOf } from './clause.ts'
import type { Desk } from './desk.ts'
import { names } from './goods-phrases.ts'
import type { Phrase } from './phrases-left.ts'
import { hasFeature } from './shop-goods.ts'

/** Spans that are denied together: "palm oil" in "not palm oil". */
type Denied = readonly Span[]

/** The things of a clause without what it says that they are not to be. */
export function withoutDenied(phrases: readonly Phrase[], { denied: said, tokens, shop }: Desk): readonly Phrase[] {
  const denied = deniedTogether(said)
  if (denied.length === 0) return phrases
  return phrases.map((phrase) =>
    phrase.named ? { ...phrase, wanted: leavingOut(phrase.wanted, denied, tokens, shop) } : phrase,
  )
}

/** Goods that are known by what was said of them, without those that are denied. */
export function withoutDeniedGoods(wanted: Wanted, { denied, tokens, shop }: Desk): Wanted {
  return leavingOut(wanted, deniedTogether(denied), tokens, shop)
}

/** Denied spans that stand side by side up to what they describe are one thing that is not wanted. */
function deniedTogether(denied: readonly Span[]): Denied[] {
  const groups: Span[][] = []
  for (const span of denied) {
    const last = groups.at(-1)
    if (last !== undefined && last.at(-1)?.to === span.from) last.push(span)
    else groups.push([span])
  }
  return groups
}

/**
 * The goods of a wish without those that are like what was denied: "cooking oil, not palm oil". Where nothing else is left,
 * what she asks for is not here, and that is said beside what is.
 */
function leavingOut(wanted: Wanted, denied: readonly Denied[], tokens: readonly Token[], shop: ShopIndex): Wanted {
  if (wanted.itemIds.length === 0) return wanted
  let { itemIds, features } = wanted
  const missing = [...wanted.missing]
  for (const group of denied) {
    const left = without(itemIds, group, shop)
    const words = wordsOf(tokens, (group[0]?.from ?? 1) - 1, group.at(-1)?.to ?? 0)
    if (left.length === 0) missing.push(`${wanted.words} ${words}`.trim())
    else {
      itemIds = left
      features = features.filter((one) => !says(group, one))
    }
  }
  return { ...wanted, itemIds, features, missing, exact: wanted.exact && missing.length === 0 }
}

/** Those go that say they are so; where most rows say whether they are, only those stay that say no. */
function without(itemIds: readonly string[], group: Denied, shop: ShopIndex): string[] {
  const others = itemIds.filter((id) => !isSo(id, group, shop))
  const feature = group.map(featureOf).find((one) => one !== null) ?? null
  const lacking = feature === null ? [] : others.filter((id) => lacks(id, feature, shop))
  const told = itemIds.length - others.length + lacking.length
  return lacking.length > 0 && 2 * told > itemIds.length ? lacking : others
}

function featureOf({ meaning }: Span): string | null {
  if (meaning.kind === 'feature') return meaning.feature
  return meaning.kind === 'category' && !meaning.head ? (meaning.features[0] ?? null) : null
}

/** "Camera: no", "sugar added: no". */
function lacks(itemId: string, feature: string, shop: ShopIndex): boolean {
  const said = feature.toLowerCase().split(' ')
  const attributes = shop.item(itemId)?.attributes ?? []
  return attributes.some(({ key, words }) => words.length === 0 && said.every((word) => key.split('_').includes(word)))
}

function isSo(itemId: string, group: Denied, shop: ShopIndex): boolean {
  const described = group.filter((span) => !names(span.meaning))
  return (described.length > 0 ? described : group).every((span) => isLike(itemId, span, shop))
}

function isLike(itemId: string, { meaning }: Span, shop: ShopIndex): boolean {
  const item = shop.item(itemId)
  if (item === undefined) return false
  switch (meaning.kind) {
    case 'value': {
      const own = item.options[meaning.value.option ?? ''] ?? []
      // What comes in other colours too can be had in one of them.
      if (own.length > 0) return own.every((value) => value === meaning.value.value)
      return hasFeature(itemId, meaning.value.value, shop)
    }
    case 'feature':
      return hasFeature(itemId, meaning.feature, shop)
    case 'brand':
      return item.brand === meaning.brand
    case 'item':
      return meaning.itemIds.includes(itemId)
    case 'category': {
      const place = shop.shelf.placeOf.get(itemId)
      const kind = shop.kindOf(meaning)
      return place !== undefined && kind?.items.includes(place) === true
    }
    default:
      return false
  }
}

function says(group: Denied, feature: string): boolean {
  return group.some((span) => featureOf(span) === feature)
}
