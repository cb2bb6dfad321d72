import type { OptionValue } from '../reading.ts'
import type { Meaning } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { intersection } from './intersection.ts'
import type { Kind } from './kinds.ts'
import type { ShelfItem } from './shelf.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** What one phrase says of the goods that are meant. */
export interface GoodsQuery {
  names: readonly Extract<Meaning, { kind: 'item' }>[]
  kind: Kind | null
  brand: string | null
  features: readonly string[]
  values: readonly OptionValue[]
}

const WHOLE_NAME = 3
const PART_OF_NAME = 2
const ONE_SAYING = 1
const NEAR = 0.5
const IN_OTHER_WORDS = 0.5
const VALUE = 0.5
/** Below the best by more than this an item is not meant any more. */
const CLEAR_DROP = 0.45
/** More than this are not meant one by one: the categories say it. */
const MOST_ITEMS = 200

/** An item and how much of what was said speaks for it. */
export interface RankedItem {
  itemId: string
  score: number
}

interface Candidate {
  at: number
  /** How well it is of the kind that was named. */
  kinded: number
}

/** The items a phrase may mean, best first: a whole name before a part of one, before a kind with what was said of it. */
export function rankItems(query: GoodsQuery, index: ShopIndex): RankedItem[] {
  const features = query.features.map((feature) => wordsOf(feature).map(stem))
  const values = query.values.map((value) => ({ ...value, words: wordsOf(value.value).map(stem) }))
  const scored = candidatesOf(query, features, index).flatMap(({ at, kinded }) => {
    const entry = index.shelf.items[at]
    if (entry === undefined) return []
    const { item } = entry
    const branded = query.brand !== null && item.brand === query.brand ? ONE_SAYING : 0
    const featured = features.reduce((sum, said) => sum + featureScore(said, entry), 0)
    const valued = values.filter((value) => hasValue(value, entry)).length * VALUE
    return [{ itemId: item.itemId, score: nameScore(item.itemId, query) + kinded + branded + featured + valued }]
  })
  return scored.sort((a, b) => b.score - a.score)
}

/** Those of a ranking that are meant: the best, and what is hardly below it. */
export function bestOf(ranked: readonly RankedItem[]): string[] {
  const best = ranked[0]?.score ?? 0
  const meant = ranked.filter(({ score }) => score >= best - CLEAR_DROP)
  return meant.length > MOST_ITEMS ? [] : meant.map(({ itemId }) => itemId)
}

function candidatesOf(query: GoodsQuery, features: readonly string[][], { shelf }: ShopIndex): Candidate[] {
  const { names, kind, brand } = query
  const plain = (places: readonly number[]) => places.map((at) => ({ at, kinded: 0 }))
  if (names.length > 0) {
    const ids = new Set(names.flatMap(({ itemIds }) => itemIds))
    return [...ids].flatMap((id) => {
      const at = shelf.placeOf.get(id)
      return at === undefined ? [] : [{ at, kinded: kindScore(at, kind) }]
    })
  }
  if (kind !== null) {
    const near = kind.near.map((at) => ({ at, kinded: NEAR }))
    return [...kind.items.map((at) => ({ at, kinded: ONE_SAYING })), ...near]
  }
  if (brand !== null) return plain(shelf.branded.get(brand) ?? [])
  const words = features.flat()
  return words.length === 0 ? [] : plain(intersection(words.map((word) => shelf.worded.get(word) ?? [])))
}

function kindScore(at: number, kind: Kind | null): number {
  if (kind === null) return 0
  return kind.items.includes(at) ? ONE_SAYING : kind.near.includes(at) ? NEAR : 0
}

/** "Flats" are flat shoes, and shoes for flat feet only when nothing else is flat. */
function featureScore(said: readonly string[], { says, words }: ShelfItem): number {
  if (says.has(said.join(' '))) return ONE_SAYING
  return said.every((word) => words.has(word)) ? IN_OTHER_WORDS : 0
}

/** Earlier items of a name are the better ones, but by less than any other saying counts. */
function nameScore(itemId: string, { names }: GoodsQuery): number {
  const scores = names
    .filter(({ itemIds }) => itemIds.includes(itemId))
    .map(
      ({ whole, score, itemIds }) =>
        (whole ? WHOLE_NAME : PART_OF_NAME) * score - Math.min(0.4, itemIds.indexOf(itemId) / 100),
    )
  return Math.max(0, ...scores) + 0.5 * Math.max(0, scores.length - 1)
}

/** In its options, or in its words: a "USB-C to USB-C cable" is type c though it comes in no other. */
function hasValue(
  { option, value, words }: OptionValue & { words: readonly string[] },
  { item, own }: ShelfItem,
): boolean {
  const options = option === null ? Object.values(item.options) : [item.options[option] ?? []]
  return (
    options.some((values) => values.includes(value)) || (/\p{L}/u.test(value) && words.every((word) => own.has(word)))
  )
}
