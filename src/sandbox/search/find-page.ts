import { foldWords } from '../../lib/fold-words.ts'
import type { SearchPage } from './schemas.ts'

/** So much of a page's own question must be asked, and at least two of its words. */
const LEAST_SHARE = 0.5
const LEAST_WORDS = 2
const SHORTEST = 3

/** The page whose question the asked one shares most words with; null when none comes near. */
export function findPage(pages: readonly SearchPage[], asked: string): SearchPage | null {
  const words = wordsOf(asked)
  let best: { page: SearchPage; score: number } | null = null
  for (const page of pages) {
    const own = wordsOf(page.query)
    const shared = [...own].filter((word) => words.has(word)).length
    const score = shared / own.size
    const comesNear = foldWords(page.query) === foldWords(asked) || (score >= LEAST_SHARE && shared >= LEAST_WORDS)
    if (comesNear && score > (best?.score ?? 0)) best = { page, score }
  }
  return best?.page ?? null
}

function wordsOf(text: string): Set<string> {
  return new Set(
    foldWords(text)
      .split(' ')
      .filter((word) => word.length >= SHORTEST),
  )
}
