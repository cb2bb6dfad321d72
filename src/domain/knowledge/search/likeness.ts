import type { Likeness } from './choose-passages.ts'
import type { PassageIndex } from './open-segments.ts'
import { termsOf } from './terms.ts'
import { cosineOf } from './vector.ts'

/** Alike in meaning where both were read by the embedder, else by the words they share. */
export function likenessIn(
  index: PassageIndex,
  embedder: string | null,
  textOf: (passage: number) => string,
): Likeness {
  const terms = new Map<number, ReadonlySet<string>>()
  const termsIn = (passage: number) => {
    const known = terms.get(passage) ?? new Set(termsOf(textOf(passage)))
    terms.set(passage, known)
    return known
  }
  return (one, other) => {
    const [first, second] = [one, other].map((passage) => (embedder === null ? null : index.vector(passage, embedder)))
    if (first && second) return Math.min(1, Math.max(0, cosineOf(first, second)))
    const [here, there] = [termsIn(one), termsIn(other)]
    const shared = [...here].filter((term) => there.has(term)).length
    return shared === 0 ? 0 : shared / (here.size + there.size - shared)
  }
}
