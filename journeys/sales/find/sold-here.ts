import type { ShopIndex } from '../../../src/language/linking/build-index.ts'

const MOST_KINDS = 12

/** The kinds of goods of a shop, those with most items first. */
export function soldHere({ shelf }: ShopIndex): string[] {
  const counts = new Map<string, number>()
  for (const { item } of shelf.items) counts.set(item.category, (counts.get(item.category) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_KINDS)
    .map(([category]) => category)
}
