import { TRIP_LIMITS } from '../limits.ts'
import { type Branch, branchOf, type PlanInput } from '../planner/plan-branch.ts'
import { blockingOf, type Judged, judge, repair } from '../repair/engine.ts'
import { framesAround } from '../repair/other-frames.ts'
import { rebuild } from '../repair/rebuild.ts'
import type { RepairDiff } from '../schemas/index.ts'
import { stands, type Verdict } from '../verifiers/verify-plan.ts'
import { type Comparison, priceMove } from './compare-facts.ts'

const LOOKED_AT = TRIP_LIMITS.repair.candidatesPerMove

/** What would be done about what has changed. The trip itself stays as it is until its customer says so. */
export type ProposedChange =
  | { outcome: 'as_it_was' }
  /** `repriced`: the same trip at the prices of now; otherwise something in it is different. */
  | { outcome: 'proposal'; branch: Branch; verdict: Verdict; repairs: RepairDiff[]; repriced: boolean }
  /** It is worse than it was told, and there is nothing better to offer. */
  | { outcome: 'worse' }

/**
 * The smallest change that puts a trip right again: moves that keep what is locked, else a plan on the facts as they are that keeps
 * what the customer knows where it is as good. Dearer is answered by a plan that is
 * cheaper by as much as matters; cheaper, and a flight at another time that spoils nothing, by the same plan as it is now.
 */
export function proposeChange({ reasons, judged, input }: Comparison): ProposedChange {
  if (reasons.length === 0) return { outcome: 'as_it_was' }
  if (blockingOf(judged).length > 0) return mended(input, judged)
  const offered = reasons.includes('dearer') ? cheaper(input, judged) : judged
  if (offered === null) return { outcome: 'worse' }
  return {
    outcome: 'proposal',
    ...offered,
    repairs: [],
    repriced: offered === judged && !reasons.includes('flight_moved'),
  }
}

function mended(input: PlanInput, judged: Judged): ProposedChange {
  const { diffs: repairs, branch, verdict } = repair(input, judged)
  const standing = stands(verdict)
  if (standing && branch.totalCents <= input.intent.budget_usd_cents) {
    return { outcome: 'proposal', branch, verdict, repairs, repriced: false }
  }
  const again = rebuild(input, { branch, verdict })
  if (again !== null) return { outcome: 'proposal', ...again, repairs, repriced: false }
  // Within the tenth that prices may drift: it stands, and by how much it is over is told.
  return standing ? { outcome: 'proposal', branch, verdict, repairs, repriced: false } : { outcome: 'worse' }
}

/** The same days with other flights or another bed as good, the cheapest first; null: none saves as much as matters. */
function cheaper(input: PlanInput, now: Judged): Judged | null {
  const { draft } = now.branch
  for (const other of framesAround(input, now.branch, ({ tier }) => tier === draft.tier).slice(0, LOOKED_AT)) {
    const judged = judge(input, branchOf(input, other.draft), now.verdict)
    if (priceMove(now.branch.totalCents, judged.branch.totalCents) >= 0) return null
    if (blockingOf(judged).length === 0) return judged
  }
  return null
}
