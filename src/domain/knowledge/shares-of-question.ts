import type { SaidTerms } from './said-terms.ts'
import { saidIn } from './search/said-in.ts'
import type { Sought } from './sought.ts'

/** Where a concept stands says how surely a sentence is about it: the sentence itself, what heads it, what stands around it. */
const IN = { sentence: 1, heading: 0.9, title: 0.3, around: 0.35 } as const

/**
 * How much of a question each sentence of a passage says, 0 to 1, in their order. A sentence counts with what heads it, and a
 * little with what stands around it: "KES 850 a jar" under "Honey".
 */
export function sharesOfQuestion(
  { title, heading, sentences, all }: SaidTerms,
  { concepts, counts }: Sought,
): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return sentences.map(() => 0)
  const around = concepts.map((concept) =>
    Math.max(
      IN.heading * saidIn(concept, heading),
      IN.title * saidIn(concept, title),
      IN.around * saidIn(concept, all),
    ),
  )
  return sentences.map((terms) => {
    const said = concepts.map((concept, at) => Math.max(IN.sentence * saidIn(concept, terms), around[at] ?? 0))
    return said.reduce((sum, one, at) => sum + one * (counts[at] ?? 0), 0) / total
  })
}
