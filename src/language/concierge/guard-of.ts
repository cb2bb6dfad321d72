import type { Match } from '../governor/phrase-lists.ts'
import { GUARDED, type Guarded } from './guest-words.ts'
import { GUARD_PHRASES, SIGN_PHRASES } from './phrases.ts'

/**
 * What nobody may answer from documents, by rules alone: the gravest matter that a message speaks of, or null. What the house
 * calls something is no talk of gambling: the Lucky Dice is a restaurant.
 */
export function guardOf(words: readonly string[], named: readonly string[] = []): Guarded | null {
  const left = withoutNames(words, named)
  return GUARDED.find((matter) => speaksOf(matter, matter === 'gambling_advice' ? left : words)) ?? null
}

function withoutNames(words: readonly string[], named: readonly string[]): readonly string[] {
  const parts = named.map((name) => name.split(' '))
  const isNamed = (at: number) =>
    parts.some((name) => name.some((_, place) => name.every((part, step) => words[at - place + step] === part)))
  return parts.length === 0 ? words : words.map((word, at) => (isNamed(at) ? CUT : word))
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
