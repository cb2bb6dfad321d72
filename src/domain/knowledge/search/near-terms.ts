import type { PassageIndex } from './open-segments.ts'
import { soundOf, trigramsOf } from './spelling.ts'

export interface NearTerm {
  term: string
  /** 0 to 1. */
  likeness: number
}

const LEAST_LIKENESS = 0.55
const SHORTEST = 4
const MOST = 3

/** Gives the terms of an index that a word nobody knows may be another spelling of: at most three, the likest first. */
export type Speller = (word: string) => NearTerm[]

/** What a speller reads of an index. */
export type KnownTerms = Pick<PassageIndex, 'has' | 'terms'>

const spellers = new WeakMap<KnownTerms, Speller>()

/** Made when a word is first looked for, and kept as long as its index. */
export function spellerOf(index: KnownTerms): Speller {
  const known = spellers.get(index) ?? makeSpeller(index)
  spellers.set(index, known)
  return known
}

function makeSpeller(index: KnownTerms): Speller {
  const terms: string[] = []
  const sizes: number[] = []
  const holders = new Map<string, number[]>()
  for (const term of index.terms()) {
    if (term.length < SHORTEST - 1 || !/^\p{L}+$/u.test(term)) continue
    const trigrams = trigramsOf(soundOf(term))
    for (const trigram of trigrams) {
      const list = holders.get(trigram)
      if (list === undefined) holders.set(trigram, [terms.length])
      else list.push(terms.length)
    }
    terms.push(term)
    sizes.push(trigrams.length)
  }
  return (word) => {
    if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return []
    const trigrams = trigramsOf(soundOf(word))
    const shared = new Map<number, number>()
    for (const trigram of trigrams) {
      for (const at of holders.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    }
    return [...shared]
      .map(([at, both]) => ({ term: terms[at] ?? '', likeness: (2 * both) / (trigrams.length + (sizes[at] ?? 0)) }))
      .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
      .sort((one, other) => other.likeness - one.likeness || (one.term < other.term ? -1 : 1))
      .slice(0, MOST)
  }
}
