import type { SpokenLang } from '../../../src/lib/languages.ts'

/** To whom something is said, and when. */
export interface Saying {
  now: Date
  /** Of the property: its clocks are those that a guest reads. */
  timezone: string
  language: SpokenLang
}
