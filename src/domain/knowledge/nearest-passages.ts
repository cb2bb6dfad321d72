import type { Wanted } from './read-passages.ts'
import type { ShopIndex } from './shop-index.ts'

/** So many passages are compared with a question, however many a shop has: one that was not read lately takes two milliseconds, most of them to hear its subject. */
const MOST_NEAREST = 10
/** A shop that has no more is looked through whole: a section may be about what is asked without a word of it. */
const SMALL_SHOP = 160

/**
 * The passages in which the words of a question stand most, and the same sections in other languages; of a small shop all.
 * @param coverage how much of the question each passage says
 */
export function nearestPassages(
  index: ShopIndex,
  coverage: Float32Array,
  { types, now }: Pick<Wanted, 'types'> & { now: Date },
): Set<number> {
  const fits = (passage: number) => {
    const { type, until } = index.of(passage).document
    return (types?.includes(type) ?? true) && (until === null || until > now)
  }
  const all = Array.from(coverage.keys()).filter(fits)
  if (all.length <= SMALL_SHOP) return new Set(all)
  const holders = all.filter((passage) => (coverage[passage] ?? 0) > 0)
  const best = holders.sort((one, other) => (coverage[other] ?? 0) - (coverage[one] ?? 0) || one - other)
  return new Set(
    best.slice(0, MOST_NEAREST).flatMap((passage) => {
      const place = index.placeOf(passage)
      return place === null ? [passage] : index.at(place).filter(fits)
    }),
  )
}
