import type { Match, PhraseList } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'

/** Where phrases of a list stand, counted in tokens: phrases are compared without the marks between words. */
export function placesOf(list: PhraseList, tokens: readonly Token[]): Match[] {
  const words = plainWords(tokens)
  const places = tokens.flatMap(({ kind }, at) => (kind === 'word' || kind === 'number' || kind === 'code' ? [at] : []))
  return list.find(words).map(({ from, to }) => ({ from: places[from] ?? 0, to: (places[to - 1] ?? 0) + 1 }))
}

/** The longest of several places that share words. */
export function longestOf<T extends Match>(matches: readonly T[]): T[] {
  const kept: T[] = []
  for (const match of matches.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    if (!kept.some((one) => one.from < match.to && match.from < one.to)) kept.push(match)
  }
  return kept.toSorted((a, b) => a.from - b.from)
}
