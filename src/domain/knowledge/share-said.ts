import type { SaidTerms } from './said-terms.ts'
import type { Concept } from './search/concept.ts'

/** Where a concept stands says how surely a sentence is about it: the sentence itself, what heads it, what stands around it. */
const IN = { sentence: 1, heading: 0.9, title: 0.3, around: 0.35 } as const

/** What of a question is looked for: its concepts, with how much each counts. */
export interface Sought {
  concepts: readonly Concept[]
  counts: readonly number[]
}

/**
 * How much of a question each sentence of a passage says, 0 to 1, in their order. A sentence counts with what heads it, and a
 * little with what stands around it: "KES 850 a jar" under "Honey".
 */
export function sharesSaid({ title, heading, sentences, all }: SaidTerms, { concepts, counts }: Sought): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return sentences.map(() => 0)
  const around = concepts.map(({ alternatives }) =>
    Math.max(
      IN.heading * heldIn(heading, alternatives),
      IN.title * heldIn(title, alternatives),
      IN.around * heldIn(all, alternatives),
    ),
  )
  return sentences.map((terms) => {
    const said = concepts.map(({ alternatives }, at) =>
      Math.max(IN.sentence * heldIn(terms, alternatives), around[at] ?? 0),
    )
    return said.reduce((sum, one, at) => sum + one * (counts[at] ?? 0), 0) / total
  })
}

/** How surely a place says a concept, 0 to 1. */
export function heldIn(place: ReadonlySet<string>, alternatives: Concept['alternatives']): number {
  return alternatives.reduce(
    (most, { terms, weight }) => (weight > most && terms.every((term) => place.has(term)) ? weight : most),
    0,
  )
}
