import type { Token } from '../span.ts'

type Phrase = readonly string[]

/** Phrases by their first and by their last word, longest first, so that "si zaidi ya" is not heard as "zaidi ya". */
export interface Phrases {
  byFirst: ReadonlyMap<string, readonly Phrase[]>
  byLast: ReadonlyMap<string, readonly Phrase[]>
}

export function indexed(phrases: readonly Phrase[]): Phrases {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  return { byFirst: groupedBy(longestFirst, 0), byLast: groupedBy(longestFirst, -1) }
}

/** The first token of the phrase that ends before `to`; null when none of them does. */
export function phraseBefore(tokens: readonly Token[], to: number, { byLast }: Phrases): number | null {
  const found = byLast.get(tokens[to - 1]?.text ?? '')?.find((phrase) => isAt(tokens, to - phrase.length, phrase))
  return found === undefined ? null : to - found.length
}

/** The token after the phrase that begins at `from`; null when none of them does. */
export function phraseAfter(tokens: readonly Token[], from: number, { byFirst }: Phrases): number | null {
  const found = byFirst.get(tokens[from]?.text ?? '')?.find((phrase) => isAt(tokens, from, phrase))
  return found === undefined ? null : from + found.length
}

function isAt(tokens: readonly Token[], from: number, phrase: Phrase): boolean {
  return from >= 0 && phrase.every((word, at) => tokens[from + at]?.text === word)
}

function groupedBy(phrases: readonly Phrase[], place: number): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const word = phrase.at(place) ?? ''
    groups.set(word, [...(groups.get(word) ?? []), phrase])
  }
  return groups
}
