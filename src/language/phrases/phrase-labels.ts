import { wordKey } from './word-key.ts'

/** What a place says of itself: a phrase may end here. */
export const ENDS = 0
const ANY = 1
const NUMBER = 2
const FIRST = 3

/** Numbers for what phrases are made of: a word, the beginning of one (`word*`), any one word (`_`), a number (`#`). */
export class PhraseLabels {
  private readonly words = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()

  /** The label of a part of a phrase; a new one gets the next number. */
  of(part: string): number {
    if (part === '_') return ANY
    if (part === '#') return NUMBER
    const [list, key] = part.endsWith('*') ? [this.beginnings, wordKey(part.slice(0, -1))] : [this.words, wordKey(part)]
    const known = list.get(key)
    if (known !== undefined) return known
    const label = FIRST + this.words.size + this.beginnings.size
    list.set(key, label)
    return label
  }

  /** All labels that a word bears which may be read as any of these, whole, or begins so. */
  borneBy(spellings: readonly string[], beginnings: readonly string[]): number[] {
    const found = [
      ...spellings.map((word) => this.words.get(word)),
      ...beginnings.map((start) => this.beginnings.get(start)),
    ]
    const labels = [ANY, ...found.filter((label) => label !== undefined)]
    return /^\d/.test(spellings[0] ?? '') ? [...labels, NUMBER] : labels
  }
}
