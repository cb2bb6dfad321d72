import type { Wanted } from './read-passages.ts'
import { coverageOf } from './search/coverage.ts'
import { readConcepts } from './search/read-concepts.ts'
import type { SearchKit } from './search-kit.ts'
import type { ShopIndex } from './shop-index.ts'

/** So many passages are compared with a question, however many a shop has: one that was not read lately takes two milliseconds. */
const MOST_NEAREST = 20
/** A shop that has no more is looked through whole: a section may be about what is asked without a word of it. */
const SMALL_SHOP = 160
/** How much of what a question that may lean on another is looked for says it itself. */
const OWN = 0.7

/**
 * The passages in which the words of a question stand most, each with its coverage (0 to 1), and the same sections in other
 * languages; of a small shop all.
 */
export function nearestPassages(
  index: ShopIndex,
  wanted: Wanted,
  kit: Pick<SearchKit, 'glossary' | 'languageOf'> & { now: Date },
): Map<number, number> {
  const coverage = coverageIn(index, wanted, kit)
  const fits = (passage: number) => {
    const { type, until } = index.of(passage).document
    return (wanted.types?.includes(type) ?? true) && (until === null || until > kit.now)
  }
  const all = Array.from(coverage.keys()).filter(fits)
  if (all.length <= SMALL_SHOP) return new Map(all.map((passage) => [passage, coverage[passage] ?? 0]))
  const holders = all.filter((passage) => (coverage[passage] ?? 0) > 0)
  const best = holders.sort((one, other) => (coverage[other] ?? 0) - (coverage[one] ?? 0) || one - other)
  const found = new Map<number, number>()
  for (const passage of best.slice(0, MOST_NEAREST)) {
    const place = index.placeOf(passage)
    for (const same of place === null ? [passage] : index.at(place).filter(fits)) found.set(same, coverage[same] ?? 0)
  }
  return found
}

function coverageIn(
  { passages }: ShopIndex,
  { query, about }: Wanted,
  { glossary, languageOf }: Pick<SearchKit, 'glossary' | 'languageOf'>,
): Float32Array {
  const coverageFor = (text: string) =>
    coverageOf(passages, readConcepts(text, { glossary, index: passages, language: languageOf(text) }))
  const own = coverageFor(query)
  if (about === null) return own
  const both = coverageFor(`${about} ${query}`)
  return own.map((covered, passage) => OWN * covered + (1 - OWN) * (both[passage] ?? 0))
}
