import type { Kind } from './kinds.ts'
import { keyOf, lastWord, type Shelf } from './shelf.ts'

/** The kind of goods that catalogue words stand for in this shop; the first of the targets that it has, or has to do with. */
export function resolveKind(targets: readonly string[], kinds: ReadonlyMap<string, Kind>, shelf: Shelf): Kind | null {
  const found = targets.flatMap((target) => {
    const key = keyOf(target)
    return kinds.get(key) ?? composed(key, kinds, shelf) ?? []
  })
  return found.find(({ head }) => head) ?? found[0] ?? null
}

/** "Maize flour" in a shop that has flour, some of it with maize in its words. */
function composed(key: string, kinds: ReadonlyMap<string, Kind>, shelf: Shelf): Kind | null {
  const last = lastWord(key)
  const kind = kinds.get(last)
  if (last === key || kind?.head !== true) return null
  const others = key.split(' ').slice(0, -1)
  const items = kind.items.filter((at) => others.every((word) => shelf.items[at]?.own.has(word)))
  if (items.length === 0) return null
  const categories = new Set(items.map((at) => shelf.items[at]?.item.category ?? ''))
  return { categories: [...categories], features: [...kind.features, others.join(' ')], head: true, items, near: [] }
}
