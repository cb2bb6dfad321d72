import { wordKey } from '../phrases/word-key.ts'
import { unswapped } from '../text/swaps.ts'
import { SlipIndex } from './slips.ts'

/** Languages as bits, in the order of the packs. */
export type Tongues = number

interface Entry {
  word: string
  /** The languages of the phrases in which it stands. */
  tongues: Tongues
  /** It is the beginning of words there, and no word. */
  begins: boolean
  mends: boolean
}

/** "My husband's" is said of a husband. */
const POSSESSIVE = /'s$/

/** The words of all phrases, and what a misspelt one was meant to be. */
export class CueWords {
  /** The place of each word in the rows of languages: that have it at all, have it whole, and mend others towards it. */
  private readonly places: ReadonlyMap<string, number>
  private readonly having: Uint8Array
  private readonly whole: Uint8Array
  private readonly mending: Uint8Array
  private readonly slips: SlipIndex

  constructor(entries: readonly Entry[]) {
    const words = [...new Set(entries.map(({ word }) => word))]
    this.places = new Map(words.map((word, place) => [word, place]))
    const tonguesOf = (some: readonly Entry[]) => {
      const row = new Uint8Array(words.length)
      for (const { word, tongues } of some)
        row[this.places.get(word) ?? 0] = (row[this.places.get(word) ?? 0] ?? 0) | tongues
      return row
    }
    this.having = tonguesOf(entries)
    this.whole = tonguesOf(entries.filter(({ begins }) => !begins))
    this.mending = tonguesOf(entries.filter(({ mends }) => mends))
    this.slips = new SlipIndex(
      this.places,
      words.filter((word) => this.isIn(this.mending, word, ~0)),
    )
  }

  /** The spellings in the packs that a word may stand for, where these languages are spoken. */
  spellings(said: string, tongues: Tongues): readonly string[] {
    const key = wordKey(said)
    const knows = (word: string) => this.isIn(this.whole, word, tongues)
    if (knows(key)) return [key]
    const owner = POSSESSIVE.test(said) ? wordKey(said.replace(POSSESSIVE, '')) : null
    if (owner !== null && knows(owner)) return [key, owner]
    const meant = this.slips.meantBy(key, (word, mends) => this.isIn(mends ? this.mending : this.having, word, tongues))
    return [key, ...(meant.length > 0 ? meant : unswapped(key).filter(knows))]
  }

  private isIn(row: Uint8Array, word: string, tongues: Tongues): boolean {
    const place = this.places.get(word)
    return place !== undefined && ((row[place] ?? 0) & tongues) !== 0
  }
}
