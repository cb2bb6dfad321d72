import type { Attempt } from '../../core/attempt.ts'

/** What became of one report of money, in a word, and the attempt it touched. */
export interface Placed {
  verdict: string
  attempt: Attempt | null
}
