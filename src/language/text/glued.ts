import { parseReference } from '../../lib/reference.ts'
import { isGlueWord, LEXICON } from '../forms/lexicon.ts'

const RUN = /\d+(?:,\d{3})*(?:\.\d+)?|[^\d.,]+/g
const PLACE = /^\d+(?:st|nd|rd|th)$/
/** Mobile networks, not grams. */
const NETWORK = /^[2345]g$/

export interface Piece {
  text: string
  kind: 'word' | 'number' | 'code'
}

/**
 * Letters and digits written as one: "2kg", "x3", "42blk" and "sz42" are a number and a word, "KARIBU10", "iphone15" and
 * references stay what they are.
 */
export function splitGlued(run: string): Piece[] {
  const folded = run.toLowerCase()
  if (PLACE.test(folded) || LEXICON.asWritten.has(folded)) return [{ text: run, kind: 'word' }]
  const whole: Piece[] = [{ text: run, kind: 'code' }]
  if (NETWORK.test(folded) || parseReference(run) !== null) return whole
  const parts = run.match(RUN) ?? []
  const letters = parts.filter((part) => !isDigits(part))
  const startsWithNumber = isDigits(parts[0] ?? '')
  const named = letters.every((part) => isGlueWord(part.toLowerCase()))
  const splits = startsWithNumber ? letters.length === 1 || named : named
  return splits ? parts.map((text) => ({ text, kind: isDigits(text) ? 'number' : 'word' })) : whole
}

function isDigits(part: string): boolean {
  return /^\d/.test(part)
}
