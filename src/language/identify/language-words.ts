import type { SpokenLang } from '../../lib/languages.ts'

/** The words by which a language is known. Lists are words apart by spaces. */
export interface LanguageWords {
  readonly language: SpokenLang
  /** Small words that carry its sentences: they count most, because nouns are borrowed and these are not. */
  readonly frame: string
  readonly common: string
  /** Words that nobody outside this language writes: one suffices. */
  readonly marks: string
  /** Words that two languages share and this one uses more. */
  readonly hints: string
  /** Foreign verbs that this language conjugates as its own ("nimeorder"). */
  readonly borrowedVerbs: string
}
