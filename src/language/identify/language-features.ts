import { type Features, featuresOf } from '../learning/sparse.ts'
import { nearestByTrigrams } from './nearest-by-trigrams.ts'
import { evidenceOf } from './word-evidence.ts'

/** Rows of the language table. */
export const LANGUAGE_SLOTS = 1 << 14

const MAX_WORDS = 60
const SHARE_WEIGHT = 3
const PAIR_WEIGHT = 0.2
const LETTERS_WEIGHT = 0.15
/** Fewer words than these look like anything to letter statistics over whole texts. */
const TRIGRAM_WORDS = 4

/** What kinds of words a text has, in what order, and of what letters they are made; names are left out before. */
export function languageFeatures(words: readonly string[]): Features {
  const said = words.slice(0, MAX_WORDS)
  const named = new Map<string, number>()
  const add = (name: string, weight: number) => named.set(name, (named.get(name) ?? 0) + weight)
  let before = '^'
  for (const word of said) {
    const evidence = evidenceOf(word)
    add(`e:${evidence}`, SHARE_WEIGHT / said.length)
    add(`o:${before}>${evidence}`, PAIR_WEIGHT)
    add(`w:${word}`, PAIR_WEIGHT)
    before = evidence
    addLetters(word, add)
  }
  if (said.length >= TRIGRAM_WORDS) add(`f:${nearestByTrigrams(said)}`, 0.5)
  return featuresOf(named, LANGUAGE_SLOTS)
}

function addLetters(word: string, add: (name: string, weight: number) => void): void {
  const padded = `<${word}>`
  for (const size of [2, 3, 4])
    for (let from = 0; from + size <= padded.length; from += 1)
      add(`l:${padded.slice(from, from + size)}`, LETTERS_WEIGHT)
}
