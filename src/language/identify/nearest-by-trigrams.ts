import { TRIGRAMS } from './trigrams.ts'

export type ByTrigrams = keyof typeof TRIGRAMS | 'und'

const MOST_CHARS = 2048
/** As far from a language as a group that it hardly writes. */
const FAR = 300
const RANKS = { eng: ranksOf(TRIGRAMS.eng), swh: ranksOf(TRIGRAMS.swh) }

/** Which of the two languages the letters of a text are nearer to, by Cavnar and Trenkle; undetermined where most are not Latin. */
export function nearestByTrigrams(words: readonly string[]): ByTrigrams {
  const text = words.join(' ').slice(0, MOST_CHARS)
  if (count(text, /\p{Script=Latin}/gu) * 2 < count(text, /\p{L}/gu)) return 'und'
  const counts = trigramsOf(text)
  return distance(counts, RANKS.swh) < distance(counts, RANKS.eng) ? 'swh' : 'eng'
}

function ranksOf(trigrams: string): ReadonlyMap<string, number> {
  return new Map(
    trigrams
      .trim()
      .split(/\s+/)
      .map((trigram, rank) => [trigram, rank]),
  )
}

function trigramsOf(text: string): ReadonlyMap<string, number> {
  const padded = `_${text.replace(/[\s'-]+/g, '_').replace(/^_|_$/g, '')}_`
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 <= padded.length; at += 1) {
    const trigram = padded.slice(at, at + 3)
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  return counts
}

/** How far the counts of a text are from the places that its groups of letters have in a language. */
function distance(counts: ReadonlyMap<string, number>, ranks: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [trigram, times] of counts) {
    const rank = ranks.get(trigram)
    sum += rank === undefined ? FAR : Math.abs(times - rank - 1)
  }
  return sum
}

function count(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0
}
