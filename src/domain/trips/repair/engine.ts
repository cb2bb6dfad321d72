import { TRIP_LIMITS } from '../limits.ts'
import { type Branch, branchOf, type PlanInput } from '../planner/plan-branch.ts'
import type { Move, MoveType, RepairDiff, Violation, ViolationKind } from '../schemas/index.ts'
import { travelSeconds } from '../selector/select-plan.ts'
import { type Verdict, verifyPlan } from '../verifiers/verify-plan.ts'
import type { Mover } from './move-context.ts'
import { changeFlight } from './moves/change-flight.ts'
import { downgradeHotel } from './moves/downgrade-hotel.ts'
import { reorderDays } from './moves/reorder-days.ts'
import { replaceActivity } from './moves/replace-activity.ts'
import { shiftTime } from './moves/shift-time.ts'
import { skipActivity } from './moves/skip-activity.ts'
import { swapAirport } from './moves/swap-airport.ts'

const MOVERS: Record<MoveType, Mover> = {
  swap_airport: swapAirport,
  downgrade_hotel: downgradeHotel,
  reorder_days: reorderDays,
  replace_activity: replaceActivity,
  change_flight: changeFlight,
  shift_time: shiftTime,
  skip_activity: skipActivity,
}

/** Which moves answer to what is wrong, in the order in which they are tried. */
const ANSWERS: Record<ViolationKind, readonly MoveType[]> = {
  budget_exceeded: ['swap_airport', 'downgrade_hotel', 'change_flight', 'replace_activity', 'skip_activity'],
  timing_infeasible: ['shift_time', 'reorder_days', 'change_flight', 'replace_activity', 'skip_activity'],
  venue_closed: ['reorder_days', 'shift_time', 'replace_activity'],
  weather_unsuitable: ['reorder_days', 'replace_activity'],
  pref_violated: ['change_flight', 'replace_activity', 'shift_time'],
  incomplete: ['swap_airport', 'change_flight', 'replace_activity', 'skip_activity'],
  no_evidence: ['replace_activity', 'change_flight', 'downgrade_hotel', 'skip_activity'],
}

/** A plan with what the rules say of it. */
export interface Judged {
  branch: Branch
  verdict: Verdict
}

export interface Repaired extends Judged {
  diffs: RepairDiff[]
}

/**
 * Mends a plan by small moves: three cycles of two at most, each judged again before it is taken. A move is taken when less blocks, or
 * when less money is missing, and nothing blocks in a way that nothing did before. What still blocks afterwards is in the verdict.
 */
export function repair(input: PlanInput, start: Judged): Repaired {
  const diffs: RepairDiff[] = []
  let now = start
  for (let cycle = 1; cycle <= TRIP_LIMITS.repair.cycles && blockingOf(now).length > 0; cycle++) {
    const before = now
    const moves: Move[] = []
    while (moves.length < TRIP_LIMITS.repair.movesPerCycle && blockingOf(now).length > 0) {
      const next = bestMove(input, now)
      if (next === null) break
      moves.push(next.move)
      now = next.judged
    }
    if (moves.length === 0) break
    diffs.push(diffOf(cycle, moves, before, now))
  }
  return { ...now, diffs }
}

/** What a branch is worth to the rules. */
export function judge({ intent, book }: PlanInput, branch: Branch, before?: Verdict): Judged {
  return { branch, verdict: verifyPlan(branch.plan, intent, book, before) }
}

export function blockingOf({ verdict }: Pick<Judged, 'verdict'>): Violation[] {
  return verdict.violations.filter(({ blocking }) => blocking)
}

interface Taken {
  judged: Judged
  move: Move
}

/** The best of the first kind of move that helps, of the kinds that answer to the first thing that is wrong, then to the next. */
function bestMove(input: PlanInput, now: Judged): Taken | null {
  const kinds = [...new Set(blockingOf(now).map(({ kind }) => kind))]
  const tried = new Set<MoveType>()
  for (const kind of kinds) {
    for (const type of ANSWERS[kind]) {
      if (tried.has(type)) continue
      tried.add(type)
      const best = bestOfKind(input, now, MOVERS[type])
      if (best !== null) return best
    }
  }
  return null
}

function bestOfKind(input: PlanInput, now: Judged, mover: Mover): Taken | null {
  let best: Taken | null = null
  let looked = 0
  for (const { draft, move } of mover({ input, current: now.branch, blocking: blockingOf(now) })) {
    if (looked++ >= TRIP_LIMITS.repair.candidatesPerMove) break
    const judged = judge(input, branchOf(input, draft), now.verdict)
    if (!helps(input, now, judged)) continue
    if (best === null || compare(input, now, judged, best.judged) < 0) best = { judged, move }
  }
  return best
}

function helps(input: PlanInput, now: Judged, then: Judged): boolean {
  const kinds = new Set(blockingOf(now).map(({ kind }) => kind))
  if (blockingOf(then).some(({ kind }) => !kinds.has(kind))) return false
  const [before, after] = [blockingOf(now).length, blockingOf(then).length]
  if (after !== before) return after < before
  return kinds.has('budget_exceeded') && overshoot(input, then) < overshoot(input, now)
}

function overshoot({ intent }: PlanInput, { branch }: Judged): number {
  return Math.max(0, branch.totalCents - intent.budget_usd_cents)
}

/** Below 0 when the first is better: less blocks, less money is missing, the price changes less, then the way; ties stay with the first. */
function compare(input: PlanInput, now: Judged, a: Judged, b: Judged): number {
  const drift = ({ branch }: Judged): number => Math.abs(branch.totalCents - now.branch.totalCents)
  // While the price still blocks, what saves more is better; once it does not, what changes less is.
  const missing = (each: Judged): number =>
    blockingOf(each).some(({ kind }) => kind === 'budget_exceeded') ? overshoot(input, each) : 0
  return (
    blockingOf(a).length - blockingOf(b).length ||
    missing(a) - missing(b) ||
    drift(a) - drift(b) ||
    travelSeconds(a.branch) - travelSeconds(b.branch)
  )
}

function diffOf(cycle: number, moves: Move[], before: Judged, after: Judged): RepairDiff {
  return {
    cycle,
    moves,
    delta_usd_cents: after.branch.totalCents - before.branch.totalCents,
    delta_minutes: Math.round((travelSeconds(after.branch) - travelSeconds(before.branch)) / 60),
    violations_before: blockingOf(before).length,
    violations_after: blockingOf(after).length,
  }
}
