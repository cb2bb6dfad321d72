import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import type { VisitShown } from './trip-talk.ts'

/** Shorter words name nothing: "the", "ya". */
const SHORTEST = 4

/**
 * The visit of a plan that a message speaks of, by the words of its name; null where it names none, or two as well.
 */
export function visitSaid(tokens: readonly Token[], visits: readonly VisitShown[]): VisitShown | null {
  const said = new Set(plainWords(tokens))
  const scored = visits.map((visit) => ({
    visit,
    score: [...namesOf(visit)].filter((word) => said.has(word)).length,
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const meant = scored.filter(({ score }) => best > 0 && score === best)
  const [first] = meant
  return first !== undefined && meant.every(({ visit }) => visit.name === first.visit.name) ? first.visit : null
}

function namesOf({ name }: VisitShown): Set<string> {
  return new Set(plainWords(tokenise(name)).filter((word) => word.length >= SHORTEST))
}
