import { ShortForms, withoutOneLetter } from '../text/short-forms.ts'
import { unswapped } from '../text/swaps.ts'

/** One letter too many, lost, or swapped with the next counts as a slip in words of this length. */
const SHORTEST = 6
/** One wrong letter makes another word too easily below this: "shopping" is not "shipping". */
const LONG = 9

/** Finds what a misspelt word was meant to be among the words of the packs. */
export class SlipIndex {
  /** Words with doubled letters, by their spelling without. */
  private readonly doubled = new Map<string, string[]>()
  private readonly shortForms: ShortForms
  private readonly words: ReadonlyMap<string, number>

  /**
   * @param words all of them, in their order
   * @param mended those in which more may be wrong than doubled letters, or two that have changed places
   */
  constructor(words: ReadonlyMap<string, number>, mended: readonly string[]) {
    this.words = words
    for (const word of words.keys()) {
      const single = squeeze(word)
      if (single !== word) this.doubled.set(single, [...(this.doubled.get(single) ?? []), word])
    }
    this.shortForms = new ShortForms(mended.filter(({ length }) => length >= SHORTEST))
  }

  /** `counts`: the words that are looked among. */
  meantBy(word: string, counts: (meant: string, mends: boolean) => boolean): string[] {
    const single = squeeze(word)
    const doubled = [single, ...(this.doubled.get(single) ?? [])].filter((meant) => this.isOne(meant, counts))
    if (doubled.length > 0) return this.inOrder(doubled).filter((meant) => isStretched(word, meant))
    if (word.length < SHORTEST) return []
    const swapped = unswapped(word).filter((meant) => meant[0] === word[0] && this.isOne(meant, counts))
    if (swapped.length > 0) return this.inOrder(swapped)
    const near = [word, ...withoutOneLetter(word)].flatMap((form) => this.shortForms.having(form))
    return [...new Set(near)].filter((meant) => isSlip(word, meant) && counts(meant, true))
  }

  private isOne(word: string, counts: (meant: string, mends: boolean) => boolean): boolean {
    return this.words.has(word) && counts(word, false)
  }

  private inOrder(words: readonly string[]): string[] {
    return words.toSorted((a, b) => (this.words.get(a) ?? 0) - (this.words.get(b) ?? 0))
  }
}

/** "Noo", "yees": a short word of another spelling is rather another word: a boot is no bot. */
const SHORT = 4

function isStretched(word: string, meant: string): boolean {
  if (word.length !== SHORT || meant.length !== SHORT - 1) return true
  return word.at(-1) === word.at(-2)
}

/** Runs of one letter as one letter. */
export function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0]) return false
  let at = 1
  while (at < word.length && word[at] === meant[at]) at += 1
  const [said, right] = [word.slice(at), meant.slice(at)]
  // A letter more or less at the end is another form of the word: a charger is no charge.
  if (said.length > right.length) return right !== '' && said.slice(1) === right
  if (said.length < right.length) return said !== '' && said === right.slice(1)
  if (said[0] === right[1] && said[1] === right[0] && said.slice(2) === right.slice(2)) return true
  return word.length >= LONG && said.slice(1) === right.slice(1)
}
