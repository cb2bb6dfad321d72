import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { SIGN_PHRASES, TROUBLE_PHRASES } from './phrases.ts'

/**
 * Whether a guest tells of what went wrong in the house: in displeasure, or as a fault of something there. "What if the shower
 * leaks" and "is it noisy" only ask.
 */
export function tellsTrouble(text: string, tokens: readonly Token[] = tokenise(text)): boolean {
  const words = plainWords(tokens)
  const { says, faults, things, wonders } = TROUBLE_PHRASES
  if (says.has(words)) return true
  if (!faults.has(words) || wonders.has(words)) return false
  return things.has(words) || SIGN_PHRASES.house.has(words)
}
