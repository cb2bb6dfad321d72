/** What speaks for the passage that comes first. */
export interface Evidence {
  /** How near its words come to the question's, 0 to 1. */
  words: number
  /** How much of the subject they share, 0 to 1. */
  subject: number
  /** How far it is ahead of the second one. */
  ahead: number
  /** The chance of the likeliest subject of the question, and that it is of none. */
  sure: number
  none: number
  /** Whether more speaks for it than one word somewhere in its text. */
  grounded: boolean
  firstByWords: boolean
}

const FARTHEST = 0.5

/** A logistic fit over questions of customers to two shops, those without an answer among them; measured on others. */
const START = -5.28
const WEIGHTS = {
  words: 1.3,
  subject: 3.09,
  ahead: 4.01,
  sure: 2.44,
  none: -2.87,
  grounded: 1.09,
  firstByWords: 0.77,
} as const
const EVIDENCE = ['words', 'subject', 'ahead', 'sure', 'none', 'grounded', 'firstByWords'] as const

/** The chance that a passage answers the question, 0 to 1. */
export function chanceRight(evidence: Evidence): number {
  const found: Record<keyof typeof WEIGHTS, number> = {
    ...evidence,
    ahead: Math.min(FARTHEST, evidence.ahead),
    grounded: Number(evidence.grounded),
    firstByWords: Number(evidence.firstByWords),
  }
  const sum = EVIDENCE.reduce((total, name) => total + WEIGHTS[name] * found[name], START)
  return 1 / (1 + Math.exp(-sum))
}
