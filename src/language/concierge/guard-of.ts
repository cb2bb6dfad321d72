import type { Match } from '../governor/phrase-lists.ts'
import { GUARDED, type Guarded } from './guest-words.ts'
import { GUARD_PHRASES, SIGN_PHRASES } from './phrases.ts'

/** What nobody may answer from documents, by rules alone: the gravest matter that a message speaks of, or null. */
export function guardOf(words: readonly string[]): Guarded | null {
  return GUARDED.find((matter) => speaksOf(matter, words)) ?? null
}

function speaksOf(matter: Guarded, words: readonly string[]): boolean {
  const { says, hints, topics, asks, deeds, wonders, harmless } = GUARD_PHRASES[matter]
  const left = without(words, harmless.find(words))
  if (says.has(left)) return true
  if ((topics.has(left) && asks.has(left)) || (deeds.has(left) && wonders.has(left))) return true
  return hints.has(left) && !SIGN_PHRASES.house.has(words)
}

/** Stands where a harmless phrase stood, so that the words on both sides of it make no phrase together. */
const CUT = '·'

function without(words: readonly string[], harmless: readonly Match[]): readonly string[] {
  if (harmless.length === 0) return words
  return words.map((word, at) => (harmless.some(({ from, to }) => from <= at && at < to) ? CUT : word))
}
