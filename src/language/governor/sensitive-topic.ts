import type { Token } from '../span.ts'
import { plainWords } from './plain-words.ts'
import { PHRASES } from './words.ts'

/** A topic that a person must answer; goods that are only called so ("court shoes") are none. */
export function sensitiveTopic(tokens: readonly Token[]): 'legal' | 'medical' | null {
  const words = plainWords(tokens)
  const harmless = PHRASES.notSensitive.find(words)
  const left =
    harmless.length === 0 ? words : words.filter((_, at) => !harmless.some(({ from, to }) => from <= at && at < to))
  if (PHRASES.legal.has(left)) return 'legal'
  return PHRASES.medical.has(left) ? 'medical' : null
}
