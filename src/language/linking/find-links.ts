import type { Meaning, Span, Token } from '../span.ts'
import type { ShopIndex } from './build-index.ts'
import { findNames } from './find-names.ts'
import { stepsOf, walkPhrases } from './walk.ts'
import { type Word, wordRuns } from './words.ts'

const MENDED = 0.9

/** Everything in a message that the shop has a word for: items, makes, kinds of goods, features, values and places. */
export function findLinks(tokens: readonly Token[], index: ShopIndex): Span[] {
  const spans = wordRuns(tokens).flatMap((run) => linksOf(run, index))
  const seen = new Set<string>()
  return spans.filter((span) => {
    const key = JSON.stringify(span)
    return !seen.has(key) && seen.add(key)
  })
}

function linksOf(run: readonly Word[], index: ShopIndex): Span[] {
  const steps = stepsOf(run, index.spelling)
  const hits = [
    ...walkPhrases(run, steps, index.phrases),
    ...walkPhrases(run, stepsOf(run, index.strangeSpelling), index.strange),
  ]
  const phrases = hits.flatMap(({ from, to, entries, mended }) =>
    entries.map((meaning) => ({
      from: run[from]?.token ?? 0,
      to: (run[to - 1]?.token ?? -1) + 1,
      meaning: lessSure(meaning, mended),
    })),
  )
  const whole = new Set(phrases.filter(({ meaning }) => meaning.kind === 'item').map(({ from, to }) => `${from} ${to}`))
  const parts = findNames(run, steps, index).filter(({ from, to }) => !whole.has(`${from} ${to}`))
  return [...phrases, ...parts]
}

function lessSure(meaning: Meaning, mended: boolean): Meaning {
  return mended && meaning.kind === 'item' ? { ...meaning, score: MENDED } : meaning
}
