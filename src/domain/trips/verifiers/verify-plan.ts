import type { FactBook } from '../facts/fact-book.ts'
import { factDigest } from '../facts/fact-digest.ts'
import type { IntentV1, PlanV1, Violation } from '../schemas/index.ts'
import { budget } from './budget.ts'
import { completeness } from './completeness.ts'
import { dayDigest } from './day-digest.ts'
import { evidence } from './evidence.ts'
import { feasibility } from './feasibility.ts'
import { inOrder } from './in-order.ts'
import { viewPlan } from './plan-view.ts'
import { preferences } from './preferences.ts'
import { venueHours } from './venue-hours.ts'
import type { Verifier } from './verifier.ts'
import { weather } from './weather.ts'

/** All rules. */
export const VERIFIERS: readonly Verifier[] = [
  budget,
  feasibility,
  venueHours,
  weather,
  preferences,
  completeness,
  evidence,
]

/** What was found on one day, and the digest of all that was read for it. */
export interface DayVerdict {
  digest: string
  violations: Violation[]
}

/** What the rules say of a plan. Plain data: keep it and give it back with the next plan. */
export interface Verdict {
  /** By day, then slot, then kind; what is about the whole trip comes last. */
  violations: Violation[]
  days: DayVerdict[]
  /** Days that did not have to be judged again. */
  reused: number
}

/** Judges a plan by every rule. With the verdict on an earlier plan only days that changed, or whose facts did, are judged again. */
export function verifyPlan(plan: PlanV1, intent: IntentV1, facts: FactBook, before?: Verdict): Verdict {
  const view = viewPlan(plan, intent, facts)
  const known = new Map(before?.days.map((day) => [day.digest, day]))
  const frame = `${factDigest(intent)} ${JSON.stringify(plan.assumptions)}`
  let reused = 0
  const days = view.days.map((day): DayVerdict => {
    const digest = dayDigest(day, view, frame)
    const same = known.get(digest)
    if (same) reused += 1
    return same ?? { digest, violations: VERIFIERS.flatMap((each) => each.day?.(day, view) ?? []) }
  })
  const trip = VERIFIERS.flatMap((each) => each.trip?.(view) ?? [])
  return { violations: inOrder([...days.flatMap(({ violations }) => violations), ...trip], plan), days, reused }
}

/** Whether nothing blocks. */
export function stands({ violations }: Pick<Verdict, 'violations'>): boolean {
  return violations.every(({ blocking }) => !blocking)
}
