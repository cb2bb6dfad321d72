import type { FactBook } from '../facts/fact-book.ts'
import type { Branch } from '../planner/plan-branch.ts'
import type { Decision, IntentV1 } from '../schemas/index.ts'
import { featuresOf } from './features.ts'
import { scoreOf } from './score.ts'
import type { FrozenWeights } from './weights.ts'

export interface Selection {
  chosen: Branch
  /** Why the others are not: one each. */
  decisions: Decision[]
}

/** The plan with the fewest days on which nothing is done, which no price makes up for; of equal ones the one with the best score; of equal ones the cheaper, then the one less on the way, then the one planned first. */
export function selectPlan(
  branches: readonly Branch[],
  intent: IntentV1,
  book: FactBook,
  frozen: FrozenWeights,
): Selection | null {
  const scored = branches
    .map((branch) => ({ branch, score: scoreOf(featuresOf(branch.plan, intent, book, frozen)) }))
    .toSorted((a, b) => {
      const cheaper = a.branch.totalCents - b.branch.totalCents
      return (
        emptyDays(a.branch) - emptyDays(b.branch) ||
        b.score - a.score ||
        cheaper ||
        travelSeconds(a.branch) - travelSeconds(b.branch)
      )
    })
  const best = scored[0]
  if (!best) return null
  const decisions = scored.slice(1).map(({ branch, score }) => ({
    node: 'selector',
    rationale: `${nameOf(branch)} scored ${score.toFixed(2)}, less than ${best.score.toFixed(2)}`.slice(0, 500),
    alternatives_considered: scored.length - 1,
    selected: nameOf(best.branch),
  }))
  return { chosen: best.branch, decisions }
}

/** Whole days, between arrival and departure, with nothing on them. */
function emptyDays({ plan }: Branch): number {
  return plan.days.slice(1, -1).filter(({ slots }) => slots.every(({ choices }) => choices[0]?.kind !== 'attraction'))
    .length
}

/** "mid, out1, back2, inn": what tells branches apart. */
function nameOf({ draft: { tier, outbound, inbound, lodging } }: Branch): string {
  const parts = [tier, outbound, inbound, lodging].filter((part) => part !== null)
  return parts.join(', ').slice(0, 200)
}

/** What a plan keeps people on the way. */
export function travelSeconds({ plan }: Pick<Branch, 'plan'>): number {
  return plan.days.reduce(
    (sum, { slots }) => sum + slots.reduce((all, { choices }) => all + (choices[0]?.features.travel_seconds ?? 0), 0),
    0,
  )
}
