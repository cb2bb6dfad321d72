import type { PhraseList } from '../governor/phrase-lists.ts'
import { type GuestSign, SIGNS } from './guest-words.ts'
import { SIGN_PHRASES } from './phrases.ts'

/** The signs in a message. */
export interface SignsHeard {
  /** Each with the longest words it was heard in. */
  heard: ReadonlyMap<GuestSign, string>
  /** Made of nothing but greetings, or of nothing but words that leave open what is meant. */
  whole: 'hello' | 'vague' | null
}

export function hearSigns(words: readonly string[]): SignsHeard {
  const heard = SIGNS.flatMap((sign): [GuestSign, string][] => {
    const longest = longestIn(words, SIGN_PHRASES[sign])
    return longest === null ? [] : [[sign, longest]]
  })
  return { heard: new Map(heard), whole: wholeOf(words) }
}

function longestIn(words: readonly string[], phrases: PhraseList): string | null {
  const [longest] = phrases.find(words).toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return longest === undefined ? null : words.slice(longest.from, longest.to).join(' ')
}

function wholeOf(words: readonly string[]): SignsHeard['whole'] {
  if (words.length === 0) return null
  if (covers(SIGN_PHRASES.hello, words)) return 'hello'
  return covers(SIGN_PHRASES.vague, words) ? 'vague' : null
}

function covers(phrases: PhraseList, words: readonly string[]): boolean {
  const spans = phrases.find(words)
  return words.every((_, at) => spans.some(({ from, to }) => from <= at && at < to))
}
