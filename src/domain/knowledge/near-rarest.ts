import type { SaidTerms } from './said-terms.ts'
import { saidIn } from './search/said-in.ts'
import type { Sought } from './sought.ts'

interface Place {
  terms: SaidTerms
  score: number
  sentence: { share: number }
}

/** Rarer than this a word tells what is asked about. */
const LEAST_RARE = 2
/** A sentence that says less of a question is about something else. */
const LEAST_SHARE = 0.3
/** Far below the best one a passage is no likely meaning. */
const KEEP = 0.75
/** Of several that are called the same only one is asked back. */
const MOST = 6

/** Of passages, best first, those that may be meant: they speak of the rarest thing that any of them knows. None where that is a common word. */
export function nearRarest<One extends Place>(places: readonly One[], { concepts, counts }: Sought): One[] {
  const ranked = concepts.map((concept, at) => ({ concept, count: counts[at] ?? 0 })).sort((a, b) => b.count - a.count)
  const says = ({ terms }: Place, concept: Sought['concepts'][number]) => saidIn(concept, terms.all) > 0
  const rarest = ranked.find(({ concept }) => places.some((place) => says(place, concept)))
  if (rarest === undefined || rarest.count < LEAST_RARE) return []
  const about = places.filter((place) => place.sentence.share >= LEAST_SHARE && says(place, rarest.concept))
  const [best] = about
  return about.filter(({ score }) => score >= (best?.score ?? 0) * KEEP).slice(0, MOST)
}
