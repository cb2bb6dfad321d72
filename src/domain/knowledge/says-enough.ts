import type { Said } from './best-said.ts'
import type { SaidTerms } from './said-terms.ts'
import { saidIn } from './search/said-in.ts'
import type { Sought } from './sought.ts'

/** What every second passage says tells none of them. */
const LEAST_TELLING = 1
/** A sentence that says this much of a question is about it, however few things are named. */
const MOST_OF_IT = 0.5

/**
 * Whether a passage speaks of enough of what is asked: one word of several may stand in it by chance.
 * The kind of thing that is asked for, a price or a time, is one more.
 * @param least how many of the things that a question names it must speak of
 */
export function saysEnough(
  { terms, sentence }: { terms: SaidTerms; sentence: Pick<Said, 'share' | 'kind'> },
  { concepts, counts }: Sought,
  least: number,
): boolean {
  const telling = concepts.filter((_, at) => (counts[at] ?? 0) >= LEAST_TELLING)
  const told = telling.filter((concept) => saidIn(concept, terms.all) > 0)
  const isOfKind = sentence.kind > 0
  return told.length + Number(isOfKind) >= Math.min(least, telling.length) || sentence.share >= MOST_OF_IT
}
