import type { PassageIndex } from './open-segments.ts'
import type { Scored } from './score-passages.ts'

/** How alike two passages are, 0 to 1. */
export type Likeness = (one: number, other: number) => number

const LOOKED_AT = 8
const CHOSEN = 3
/** Half of a place is for answering the question, half for saying something that the others do not. */
const ANSWERING = 0.5
const COPY = 0.9

/** Of the eight best the three that say most together; `apart` holds no two that say the same. */
export function choosePassages(apart: readonly Scored[], likeness: Likeness): Scored[] {
  const open = apart.slice(0, LOOKED_AT)
  const chosen: Scored[] = open.splice(0, 1)
  while (chosen.length < CHOSEN && open.length > 0) {
    const gain = ({ passage, score }: Scored) =>
      ANSWERING * score - (1 - ANSWERING) * Math.max(...chosen.map((one) => likeness(one.passage, passage)))
    const best = open.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    open.splice(open.indexOf(best), 1)
    chosen.push(best)
  }
  return chosen
}

/** Without what repeats something better: of copies, and of passages from one stretch, only the best is kept. */
export function distinct(index: PassageIndex, scored: readonly Scored[], likeness: Likeness): Scored[] {
  const kept: Scored[] = []
  for (const one of scored) {
    const repeats = kept.some(
      ({ passage }) =>
        index.stretches[passage] === index.stretches[one.passage] || likeness(passage, one.passage) >= COPY,
    )
    if (!repeats) kept.push(one)
    if (kept.length > LOOKED_AT) break
  }
  return kept
}
