import type { Concept } from './concept.ts'
import type { Scored } from './score-passages.ts'

/** What speaks for the best passage, each from 0 to 1; the order is that of the weights. */
export type Features = readonly number[]

export const FEATURES = [
  'coverage',
  'cosine',
  'ahead of the next',
  'ahead of the next eight',
  'first by coverage',
  'first by cosine',
  'concepts / 8',
  'coverage * cosine',
] as const

/** A start and a weight for each feature: the chance is the logistic function of their sum. */
export interface Calibration {
  start: number
  weights: readonly number[]
}

/** What may be told as an answer, what may be offered as one, and what neither. */
export type KnownState = 'known' | 'unsure' | 'unknown'

const KNOWN = 0.7
const UNSURE = 0.3

/** @param distinct the best passage first, behind it those that say something else; `scored` all that were found */
export function featuresOf(
  distinct: readonly Scored[],
  scored: readonly Scored[],
  concepts: readonly Concept[],
): Features {
  const [first, ...others] = distinct
  if (first === undefined) return FEATURES.map(() => 0)
  const next = others.slice(0, 8)
  const mean = next.reduce((sum, { score }) => sum + score, 0) / Math.max(1, next.length)
  const cosine = first.cosine ?? 0
  return [
    first.coverage,
    cosine,
    first.score - (next[0]?.score ?? 0),
    first.score - mean,
    Number(scored.every(({ coverage }) => coverage <= first.coverage)),
    Number(first.cosine !== null && scored.every((one) => (one.cosine ?? 0) <= cosine)),
    Math.min(1, concepts.length / 8),
    first.coverage * cosine,
  ]
}

/** The chance that the best passage answers the question. */
export function chanceOf(features: Features, { start, weights }: Calibration): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), start)))
}

export function stateOf(chance: number): KnownState {
  return chance >= KNOWN ? 'known' : chance >= UNSURE ? 'unsure' : 'unknown'
}
