import type { GuestWords } from '../concierge/guest-words.ts'
import type { CueId } from '../cues/cue-ids.ts'
import type { DayNamed } from '../forms/day-named.ts'
import type { FormWords } from '../forms/form-words.ts'
import type { GovernorWords } from '../governor/governor-words.ts'
import type { ParticleWords } from '../grammar/particle-words.ts'
import type { LanguageWords } from '../identify/language-words.ts'
import type { GoodsWords } from '../linking/goods-words.ts'
import type { VerbWords } from '../verbs/verb-words.ts'

/**
 * Ways to say one thing. Phrases stand on lines or between semicolons: words; `(a|b c|)` one of these, the last of them
 * nothing; `word*` a word that begins so; `_` any one word. Doubled letters, apostrophes and hyphens make no difference.
 */
export interface CueEntry {
  readonly cue: CueId
  readonly phrases: string
  /** Phrases that say the opposite: "not interested" under `want`. */
  readonly denied?: string
  /** Counts only where nothing but fillers stands beside it, in the message or between two marks: "sasa", "stop". */
  readonly whole?: 'message' | 'clause'
  /** Sentences that hold the cue, and sentences that look so and do not, apart by semicolons: they are tests. */
  readonly yes: string
  readonly no: string
}

/** The phrases of a language, and what surrounds them. */
export interface CuePack {
  readonly language: LanguageWords['language']
  readonly cues: readonly CueEntry[]
  /** Words that say nothing by themselves. */
  readonly fillers: string
  /** Words that turn the cue behind them around. */
  readonly negators: string
  /** Long words may be mended towards a phrase; not where every letter of a verb has a meaning. */
  readonly mendsSlips: boolean
}

/** What a language adds to the reader, as data. */
export interface LanguagePack extends CuePack {
  /** By which it is known. */
  readonly words: LanguageWords
  readonly particles: ParticleWords
  readonly numbers: FormWords
  /** Null where verbs do not bend. */
  readonly verbs: VerbWords | null
  readonly goods: GoodsWords
  readonly governor: GovernorWords
  /** How guests of a house and clients of a travel desk speak. */
  readonly guest: GuestWords
  /** What it calls a day, several words apart by spaces; "now" asks for today. */
  readonly days: Readonly<Record<string, DayNamed>>
}
