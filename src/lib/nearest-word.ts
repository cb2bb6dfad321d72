import { editDistance } from './edit-distance.ts'

/**
 * The known word that a word is a slip of, with at most so many letters wrong; the first of those that are equally near.
 * People slip inside a word, not on its first letter: "iphone" is no slip of "phone".
 */
export function nearestWord(word: string, known: readonly string[], allowed: number): string | null {
  if (allowed === 0) return null
  let best: { word: string; slips: number } | null = null
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const slips = editDistance(word, candidate, allowed)
    if (slips <= allowed && (best === null || slips < best.slips)) best = { word: candidate, slips }
  }
  return best?.word ?? null
}
