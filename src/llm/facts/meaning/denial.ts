import { DENIES, DENIES_BEHIND, DENYING_VERB, IF_WORDS } from '../words/moods.ts'
import type { Mention } from './lexicon.ts'
import type { Token } from './tokens.ts'

const BEFORE = 4
const BEHIND = 2
/** "Mfuko usiwe umefunguliwa". */
const NOT_BE = /^(?:u|i|zi|a|ya|wa|ki|vi|li)siwe$/u
const LEAD = 3
/** What opens a clause and denies all of it: "no money for this order shows as received". */
const NONE = new Set(['no', 'none', 'nothing', 'nobody', 'hakuna', 'hamna', 'neither'])

/** True when the words around a mention, or its own verb, say that it is not so. */
export function isDenied(tokens: readonly Token[], { from, to, verb }: Mention): boolean {
  if (verb?.denied === true || tokens.slice(0, Math.min(LEAD, from)).some(({ word }) => NONE.has(word))) return true
  const before = tokens.slice(Math.max(0, from - BEFORE), from)
  const behind = tokens.slice(to, to + BEHIND)
  return (
    before.some(({ word }) => DENIES.has(word) || DENYING_VERB.test(word) || NOT_BE.test(word)) ||
    behind.some(({ word }) => DENIES_BEHIND.has(word))
  )
}

/** True of a sentence with a word or a verb that denies in it, before its condition. */
export function saysNo(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ word }) => IF_WORDS.has(word))
  return tokens.slice(0, end < 0 ? tokens.length : end).some(({ word }) => DENIES.has(word) || DENYING_VERB.test(word))
}
