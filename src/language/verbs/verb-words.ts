import type { Verb } from '../span.ts'

type Subject = NonNullable<Verb['subject']>

/** Roots that mean one thing to a shop. Of two entries that fit, the longer root is meant, then the one with more conditions. */
export interface VerbEntry {
  readonly sense: string
  /** Roots without their last vowel: `let` for leta, letea, niletee. */
  readonly roots?: string
  /** Stems of Arabic origin, which keep their last vowel: `subiri`. */
  readonly loans?: string
  /** English verbs inside Swahili prefixes: "nimeorder", "utanideliveria". */
  readonly borrowed?: string
  /** Means this only of such a subject. */
  readonly subjects?: readonly Subject[]
  readonly tenses?: readonly Verb['tense'][]
  /** Means this only with, or only without, somebody it is done to. */
  readonly object?: 'needed' | 'nobody'
  /** Done to somebody even without the ending that says so: "nipe", "nisaidie" ask for it, "nilipe" does not. */
  readonly recipient?: true
  /** The bare stem is another word: "taka" is rubbish. */
  readonly bound?: true
  /** The stem takes no endings that make another verb of it: "toa" is not "toka". */
  readonly plain?: true
}

export interface VerbWords {
  readonly entries: readonly VerbEntry[]
  /** Roots of verbs that mean nothing to a shop, so that no shorter root is heard in them. */
  readonly others: string
  /** Words that only look like verbs. */
  readonly notVerbs: string
  /** Borrowed verbs that are nouns as well: "mna order yangu" is no ordering. */
  readonly alsoNouns: string
  /** Slips and short forms, as the word they stand for: `ntaka:nataka`. */
  readonly slips: string
}
