import { foldWords } from '../../lib/fold-words.ts'
import type { Report } from './schemas.ts'

/** Shorter words join others: they say nothing of what is asked. */
const SHORTEST = 4
/** So much in common at the start makes two forms of one word. */
const STEM = 5
/** Of the words that the nearest one shares with the question. */
const LEAST_SHARE = 0.5

/**
 * The reports that are about what was asked, in the source's own order: it knows more than words do. What shares less than
 * half as many words with the question as another one is left out.
 */
export function nearPages(reports: readonly Report[], query: string): Report[] {
  const asked = [...new Set(wordsOf(query))]
  const scored = reports.map((report) => {
    const words = wordsOf(`${report.title} ${report.quote}`)
    return { report, score: asked.filter((word) => words.some((other) => isAlike(word, other))).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score >= best * LEAST_SHARE).map(({ report }) => report)
}

function wordsOf(text: string): string[] {
  return foldWords(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
}

function isAlike(one: string, other: string): boolean {
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
}
