import type { Wanted } from '../../../src/language/reading.ts'

/** The search with what was added to it; what was said anew replaces what was said before. */
export function mergeWanted(before: Wanted, more: Wanted): Wanted {
  const values = [
    ...before.values.filter(({ option }) => !more.values.some((value) => value.option === option)),
    ...more.values,
  ]
  const priced = more.minPriceMinor !== null || more.maxPriceMinor !== null || more.nearPriceMinor !== null
  const price = priced ? more : before
  const narrowed = before.itemIds.filter((id) => more.itemIds.includes(id))
  return {
    ...before,
    itemIds: narrowed.length > 0 ? narrowed : before.itemIds,
    exact: false,
    features: [...new Set([...more.features, ...before.features])],
    values,
    quantity: more.quantity ?? before.quantity,
    measure: more.measure ?? before.measure,
    minPriceMinor: price.minPriceMinor,
    maxPriceMinor: price.maxPriceMinor,
    nearPriceMinor: price.nearPriceMinor,
    sort: more.sort ?? before.sort,
    missing: more.missing,
    words: [before.words, more.words]
      .filter((words) => words !== '')
      .join(' ')
      .slice(0, 120),
  }
}
