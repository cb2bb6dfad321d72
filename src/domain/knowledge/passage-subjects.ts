import type { SubjectReader } from './subject-reader.ts'

const WHOLE = 400

/** What a passage is about: what heads it, and what it says, one as much as the other. */
export function passageSubjects(
  { title, text }: { title: string; text: string },
  { subjectsOf }: SubjectReader,
): Float64Array {
  const [first = ''] = text.split('\n')
  const below = subjectsOf(text.slice(0, WHOLE))
  return subjectsOf(`${title}. ${first}`).map((chance, at) => (chance + (below[at] ?? 0)) / 2)
}

/** How much of what a question is about it says itself, where it may lean on another. */
const OWN = 0.7

/** What a question is about; one that leans on another is somewhat about what both say. */
export function askedSubjects(query: string, about: string | null, { subjectsOf }: SubjectReader): Float64Array {
  const own = subjectsOf(query)
  if (about === null) return own
  const both = subjectsOf(`${about} ${query}`)
  return own.map((chance, at) => OWN * chance + (1 - OWN) * (both[at] ?? 0))
}

/** How much of what two texts are about is the same, 0 to 1. */
export function sharedSubjects(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, chance, at) => sum + Math.sqrt(chance * (other[at] ?? 0)), 0)
}
