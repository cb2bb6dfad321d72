import { DENIES, DENIES_BEHIND, DENYING_VERB } from '../words/moods.ts'
import type { Mention } from './lexicon.ts'
import type { Token } from './tokens.ts'

const BEFORE = 4
const BEHIND = 2

/** True when the words around a mention, or its own verb, say that it is not so. */
export function isDenied(tokens: readonly Token[], { from, to, verb }: Mention): boolean {
  if (verb?.denied === true) return true
  const before = tokens.slice(Math.max(0, from - BEFORE), from)
  const behind = tokens.slice(to, to + BEHIND)
  return (
    before.some(({ word }) => DENIES.has(word) || DENYING_VERB.test(word)) ||
    behind.some(({ word }) => DENIES_BEHIND.has(word))
  )
}
