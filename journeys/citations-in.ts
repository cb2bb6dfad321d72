import type { Citation, Snippet } from '../src/domain/knowledge/schemas.ts'
import { foldWords } from '../src/lib/fold-words.ts'

/** A sentence in other words than its passage shares so much with it. */
const GROUNDED = 0.6
/** Shorter ones greet and thank. */
const FEWEST_WORDS = 3

/** From which passages an answer was taken, sentence by sentence. What rows say is no passage: it has no page. */
export function citationsIn(answer: string, snippets: readonly Snippet[]): Citation[] {
  const passages = snippets.filter(({ page }) => page !== null)
  return sentencesOf(answer).flatMap((sentence) => {
    const words = wordsOf(sentence)
    if (words.length < FEWEST_WORDS) return []
    const [best] = passages
      .map(({ chunkId, text }) => ({ passageId: chunkId, share: shareOf(words, new Set(wordsOf(text))) }))
      .sort((a, b) => b.share - a.share)
    return best !== undefined && best.share >= GROUNDED ? [{ sentence, passageId: best.passageId }] : []
  })
}

function sentencesOf(answer: string): string[] {
  return answer.split(/(?<=[.!?]["'”’)]*)\s+|\n+/u).filter((sentence) => sentence !== '' && !sentence.startsWith('('))
}

function wordsOf(text: string): string[] {
  return foldWords(text).split(' ').filter(Boolean)
}

function shareOf(words: readonly string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length / words.length
}
