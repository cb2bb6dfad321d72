import { openSegments } from '../search/open-segments.ts'
import { readConcepts } from '../search/read-concepts.ts'
import type { SearchKit } from '../search-kit.ts'
import type { GapConcepts } from './gap.ts'

/** A thing that can be said in more ways is told from others by these. */
const MOST_WAYS = 12
/** Two questions that share so much of what both are about ask the same. */
const ALIKE = 0.6

/** No shop's words: a question is about the same wherever it is asked. */
const NO_PASSAGES = openSegments([])

/** What a question is about, in whatever language it is asked; nothing for words that are about nothing. */
export function gapConcepts(question: string, { glossary, languageOf }: SearchKit): GapConcepts {
  const reader = { glossary, index: NO_PASSAGES, language: languageOf(question) }
  return readConcepts(question, reader).map(({ alternatives }) =>
    alternatives.map(({ terms }) => terms.join(' ')).slice(0, MOST_WAYS),
  )
}

/** Of several the one that asks most nearly the same; null when none asks the same. */
export function mostAlike<Known extends { concepts: GapConcepts }>(
  concepts: GapConcepts,
  known: readonly Known[],
): Known | null {
  let best: { score: number; one: Known } | null = null
  for (const one of known) {
    const score = shared(concepts, one.concepts)
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { score, one }
  }
  return best?.one ?? null
}

/** The Jaccard share of the things that both are about: one that can be said in a common way is the same thing. */
function shared(some: GapConcepts, others: GapConcepts): number {
  const free = others.map((ways) => new Set(ways))
  const both = some.filter((ways) => {
    const at = free.findIndex((other) => ways.some((way) => other.has(way)))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  }).length
  return both / (some.length + others.length - both)
}
