import type { Measure, OptionValue } from './reading.ts'

/** A word or sign of the message. `text` is folded (NFKC, lower case, straight apostrophes), `raw` as written. */
export interface Token {
  text: string
  raw: string
  /** Offsets in the normalised message. */
  from: number
  to: number
  kind: 'word' | 'number' | 'code' | 'mark' | 'emoji' | 'break'
}

/** What a stretch of tokens means. Bare numbers stay `number`: only the grammar knows whether they count, size or pick. */
export type Meaning =
  | { kind: 'number'; value: number }
  | { kind: 'quantity'; value: number; unit: string | null }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'price'; minMinor: number | null; maxMinor: number | null; nearMinor: number | null; bare: boolean }
  | { kind: 'size'; value: string }
  /** The largest or the smallest of its packings: "the big tin". */
  | { kind: 'degree'; most: boolean }
  /** Counted from 1; -1 is the last, -2 the last but one. */
  | { kind: 'ordinal'; place: number }
  | { kind: 'phone'; msisdn: string | null }
  /** An order reference, an M-PESA receipt or any other mix of letters and digits. */
  | { kind: 'code'; value: string; form: 'order' | 'receipt' | 'coupon' | 'other' }
  | { kind: 'url' | 'email' }
  | { kind: 'when'; words: string }
  | { kind: 'value'; value: OptionValue }
  | { kind: 'item'; itemIds: readonly string[]; whole: boolean; score: number }
  | { kind: 'brand'; brand: string }
  | { kind: 'category'; categories: readonly string[]; features: readonly string[]; head: boolean }
  | { kind: 'feature'; feature: string; key: string | null }
  | { kind: 'zone'; zoneId: string | null; place: string }
  | { kind: 'cue'; cue: string; negated: boolean }
  | { kind: 'verb'; verb: Verb }
  /** Words that say nothing by themselves. */
  | { kind: 'filler' }
  /** Goods that are named only for what others are for. */
  | { kind: 'aside' }

/** A Swahili or Sheng verb taken apart, "hamjaniletea" = you-plural, negative perfect, me, bring. */
export interface Verb {
  /** The meaning of the root, from the pack: 'want', 'pay', 'bring', 'change'. */
  sense: string
  subject: 'i' | 'you' | 'she' | 'we' | 'you_all' | 'they' | 'it' | null
  tense:
    | 'present'
    | 'past'
    | 'future'
    | 'perfect'
    | 'not_yet'
    | 'subjunctive'
    | 'imperative'
    | 'conditional'
    | 'infinitive'
    | 'habitual'
  negative: boolean
  object: 'me' | 'you' | 'us' | 'them' | 'it' | null
  root: string
  /** "Nimeletewa": done to the subject. */
  passive: boolean
}

/** Tokens `from` up to but not including `to`, counted from 0. */
export interface Span {
  from: number
  to: number
  meaning: Meaning
}
