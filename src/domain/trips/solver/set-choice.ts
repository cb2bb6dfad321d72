import { type Front, front, type Point } from './pareto.ts'

/** Something of which a set is chosen; `covers` are the wishes it serves, one bit each. */
export interface SetItem {
  id: string
  cost: number
  value: number
  covers: number
}

/** What was chosen, last first. */
export interface Chosen<Item> {
  item: Item
  before: Chosen<Item> | null
}

/** `[count][mask]`: the front of sets of exactly `count` items that serve exactly the wishes of `mask`. */
export type SetFronts<Item> = readonly (readonly Front<Chosen<Item> | null>[])[]

/** All best sets of up to `most` items that cost at most `cap`, by how many they are and what they serve of `wishes` wishes. */
export function chooseSets<Item extends SetItem>(
  items: readonly Item[],
  { most, wishes, cap }: { most: number; wishes: number; cap: number },
): SetFronts<Item> {
  const masks = 2 ** wishes
  const table: Front<Chosen<Item> | null>[][] = Array.from({ length: most + 1 }, () =>
    Array.from({ length: masks }, () => []),
  )
  const none = table[0]
  if (none) none[0] = [{ cost: 0, value: 0, pick: null }]
  for (const item of worthChoosing(items, most)) {
    for (let count = most; count > 0; count -= 1) addItem(table[count - 1] ?? [], table[count] ?? [], item, cap)
  }
  return table
}

/** Sets of one more: those of `fewer` with the item, beside those of `more` without it. */
function addItem<Item extends SetItem>(
  fewer: readonly Front<Chosen<Item> | null>[],
  more: Front<Chosen<Item> | null>[],
  item: Item,
  cap: number,
): void {
  const grown = new Map<number, Point<Chosen<Item> | null>[]>()
  fewer.forEach((points, mask) => {
    if (points.length === 0) return
    const target = mask | item.covers
    const found = grown.get(target) ?? [...(more[target] ?? [])]
    for (const { cost, value, pick } of points)
      found.push({ cost: cost + item.cost, value: value + item.value, pick: { item, before: pick } })
    grown.set(target, found)
  })
  for (const [mask, points] of grown) more[mask] = front(points, cap)
}

/**
 * Without the items that `most` others beat in everything: whoever chose such an item has left at least one of those out.
 * By cost, then id, so that equal sets are always told apart in the same way.
 */
function worthChoosing<Item extends SetItem>(items: readonly Item[], most: number): Item[] {
  const sorted = items.toSorted((a, b) => a.cost - b.cost || b.value - a.value || (a.id < b.id ? -1 : 1))
  return sorted.filter((item, at) => {
    const beaten = sorted
      .slice(0, at)
      .filter((other) => other.value >= item.value && (other.covers & item.covers) === item.covers)
    return beaten.length < most
  })
}
