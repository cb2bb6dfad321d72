import type { Clue, Rules } from './rules.ts'

export interface Scored<Class extends string> {
  name: Class
  /** 0 to 1. */
  score: number
}

/** The class that the clues of a message speak for most; null where they say too little to decide. */
export function scoreRules<Class extends string>(
  clues: ReadonlySet<Clue>,
  { rules, escalation }: Rules<Class>,
): Scored<Class> | null {
  const scored = rules.map((rule) => ({
    name: rule.for,
    score: [...clues].reduce((sum, clue) => sum + (rule.clues[clue] ?? 0), 0),
  }))
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  if (best === undefined || best.score < escalation) return null
  return { ...best, score: Math.min(1, best.score) }
}
