import type { Settled } from '../settled.ts'

/** What became of one report of money, in a word, and the attempt it touched. */
export interface Placed {
  verdict: string
  settled: Settled | null
}
