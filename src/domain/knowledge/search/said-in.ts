import type { Concept } from './concept.ts'

/** How far a set of terms says a concept, 0 to 1: by the way of saying it that counts most. */
export function saidIn({ alternatives }: Pick<Concept, 'alternatives'>, terms: ReadonlySet<string>): number {
  return alternatives.reduce(
    (best, one) => (one.weight > best && one.terms.every((term) => terms.has(term)) ? one.weight : best),
    0,
  )
}
