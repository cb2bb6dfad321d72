import { sha256 } from '../../../lib/sha256.ts'

const HEX_DIGITS = 8

/** What decides between equals in a run: the first 32 bits of its id's sha256. */
export function runSeed(runId: string): number {
  return Number.parseInt(sha256(runId).slice(0, HEX_DIGITS), 16)
}
