import type { ReadPassage } from './read-passage.ts'
import type { SubjectReader } from './subject-reader.ts'

/** What heads a passage says more of its subject than any one sentence below. */
const HEADING = 2
const WHOLE = 400

export interface PassageSubjects {
  /** What its heading, each of its sentences and all of it together are about, on the whole. */
  whole: Float64Array
  /** In the order of its sentences. */
  sentences: readonly Float64Array[]
}

export function passageSubjects(
  { title, text }: { title: string; text: string },
  read: Pick<ReadPassage, 'sentences'>,
  { subjectsOf }: SubjectReader,
): PassageSubjects {
  const [first = ''] = text.split('\n')
  const heading = subjectsOf(`${title}. ${first}`)
  const sentences = read.sentences.map((sentence) => subjectsOf(sentence.text))
  const below = [...sentences, subjectsOf(text.slice(0, WHOLE))]
  const whole = heading.map((chance, at) => {
    const sum = below.reduce((total, one) => total + (one[at] ?? 0), chance * HEADING)
    return sum / (below.length + HEADING)
  })
  return { whole, sentences }
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
