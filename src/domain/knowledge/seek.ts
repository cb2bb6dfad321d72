import { countsOf, coverageOf } from './search/coverage.ts'
import type { PassageIndex } from './search/open-segments.ts'
import { readConcepts } from './search/read-concepts.ts'
import type { SearchKit } from './search-kit.ts'
import type { Sought } from './sought.ts'

/** How much of what a question that may lean on another is looked for says it itself. */
const OWN = 0.7
/** What the question before still says: much when this one names hardly a thing of its own, little when it does. */
const BEFORE = { leaning: 0.7, standing: 0.3 } as const

/** A question as an index hears it. */
export interface Seeking extends Sought {
  /** How much of it each passage says, 0 to 1. */
  coverage: Float32Array
}

/** @param about the question before, when this one may lean on it */
export function seek(
  index: PassageIndex,
  { query, about }: { query: string; about: string | null },
  { glossary, languageOf }: Pick<SearchKit, 'glossary' | 'languageOf'>,
): Seeking {
  const read = (text: string) => readConcepts(text, { glossary, index, language: languageOf(text) })
  const own = read(query)
  const coverage = coverageOf(index, own)
  const counts = countsOf(index, own)
  if (about === null) return { concepts: own, counts, coverage }
  const before = read(about).filter(({ said }) => !own.some((one) => one.said === said))
  const both = coverageOf(index, [...own, ...before])
  const share = own.filter(({ weight }) => weight === 1).length < 2 ? BEFORE.leaning : BEFORE.standing
  return {
    concepts: [...own, ...before],
    counts: [...counts, ...countsOf(index, before).map((count) => share * count)],
    coverage: coverage.map((covered, passage) => OWN * covered + (1 - OWN) * (both[passage] ?? 0)),
  }
}
