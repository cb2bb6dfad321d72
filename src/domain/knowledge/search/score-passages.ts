import type { HeardLang } from '../../../lib/languages.ts'
import type { Concept } from './concept.ts'
import { coverageOf } from './coverage.ts'
import type { PassageIndex } from './open-segments.ts'
import type { Meaning } from './read-meaning.ts'

/** What is looked for. */
export interface Sought {
  concepts: readonly Concept[]
  language: HeardLang
  /** Null to go by words alone. */
  meaning: Meaning | null
}

export interface Scored {
  passage: number
  /** All three from 0 to 1; a passage that the embedder has not read has no cosine. */
  score: number
  coverage: number
  cosine: number | null
}

/** How much words count beside meaning: more where the meaning was read through a glossary. */
const WORDS = { en: 0.5, sw: 0.6, sheng: 0.6, mixed: 0.6 } as const
const MOST = 64

/** The passages that come nearest to what is sought, best first; of equals the earlier. Those that share nothing with it are left out. */
export function scorePassages(index: PassageIndex, sought: Sought, within?: (passage: number) => boolean): Scored[] {
  const coverage = coverageOf(index, sought.concepts)
  const cosines = sought.meaning === null ? null : index.cosines(sought.meaning)
  const words = WORDS[sought.language]
  const found: Scored[] = []
  let least = 0
  for (let passage = 0; passage < index.size; passage += 1) {
    if (within !== undefined && !within(passage)) continue
    const covered = coverage[passage] ?? 0
    const cosine = clamped(cosines?.[passage] ?? Number.NaN)
    const score = cosine === null ? covered : words * covered + (1 - words) * cosine
    if (score <= least) continue
    found.push({ passage, score, coverage: covered, cosine })
    if (found.length < MOST * 2) continue
    keepBest(found)
    least = found.at(-1)?.score ?? 0
  }
  keepBest(found)
  return found
}

function keepBest(found: Scored[]): void {
  found.sort((one, other) => other.score - one.score || one.passage - other.passage)
  found.length = Math.min(found.length, MOST)
}

/** Null for a passage without a vector. */
function clamped(cosine: number): number | null {
  return Number.isNaN(cosine) ? null : Math.min(1, Math.max(0, cosine))
}
