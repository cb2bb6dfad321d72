import { jsonDigest } from '../../../lib/json-digest.ts'
import { TRIP_LIMITS } from '../limits.ts'
import type { Branch, PlanInput } from '../planner/plan-branch.ts'
import { type Judged, judge } from '../repair/engine.ts'
import { rebuild } from '../repair/rebuild.ts'
import type { IntentV1, Relaxation } from '../schemas/index.ts'
import { cheapestPlan } from '../solver/lower-bound.ts'
import { stands } from '../verifiers/verify-plan.ts'
import { applyRelaxation } from './apply-relaxation.ts'
import { type Candidate, candidatesOf } from './candidates.ts'

/** A set of changes under which a plan exists. */
interface Way {
  changes: readonly Candidate[]
  intent: IntentV1
  /** Money it takes beyond the budget, in steps people pay in. */
  moreCents: number
  weight: number
}

/**
 * The smallest changes that make a trip possible, each planned and judged: single ones, else pairs, else triples. At most three are
 * told, and money alone is one of them whenever money alone helps.
 */
export function priceRelaxations(input: PlanInput): Relaxation[] {
  const money = moneyAlone(input)
  const others = smallestWays(input)
  const ways = [...others, ...(money ? [money] : [])].toSorted(
    (a, b) => a.changes.length - b.changes.length || a.weight - b.weight,
  )
  const shown = ways.slice(0, TRIP_LIMITS.relax.shown)
  const told = money && !shown.includes(money) ? [...shown.slice(0, TRIP_LIMITS.relax.shown - 1), money] : shown
  return told.flatMap((way) => relaxationOf(input, way))
}

function moneyAlone(input: PlanInput): Way | null {
  const cheapest = cheapestPlan(input)
  if (cheapest === null) return null
  const moreCents = roundedUp(input, cheapest.totalCents - input.intent.budget_usd_cents)
  if (moreCents <= 0) return null
  const budget = input.intent.budget_usd_cents + moreCents
  return { changes: [], intent: { ...input.intent, budget_usd_cents: budget }, moreCents, weight: moreCents }
}

/** Up to what a person would say: five dollars, or five hundred shillings where the customer counts in them. */
function roundedUp({ intent, book }: PlanInput, cents: number): number {
  const { roundUsdCents, roundKesCents } = TRIP_LIMITS.relax
  const shillings = intent.currency === 'KES' ? book.fx('USD', 'KES') : null
  const step = shillings ? Math.ceil(roundKesCents / shillings.rate) : roundUsdCents
  return Math.ceil(cents / step) * step
}

function smallestWays(input: PlanInput): Way[] {
  const candidates = candidatesOf(input.intent, input.book)
  let solves = 0
  for (let size = 1; size <= TRIP_LIMITS.relax.changes; size++) {
    const ways: Way[] = []
    for (const changes of subsetsOf(candidates, size)) {
      if (solves++ >= TRIP_LIMITS.relax.solves) return ways
      const intent = changes.reduce((wish, { change }) => applyRelaxation(wish, change), input.intent)
      const cheapest: Branch | null = cheapestPlan({ ...input, intent })
      if (cheapest === null || cheapest.totalCents > intent.budget_usd_cents) continue
      const weight = changes.reduce((sum, { inconvenienceCents }) => sum + inconvenienceCents, 0)
      ways.push({ changes, intent, moreCents: 0, weight })
    }
    if (ways.length > 0) return ways
  }
  return []
}

/** Subsets of a size, in the order of their members. Two of one kind never stand together: they would undo each other. */
function* subsetsOf(candidates: readonly Candidate[], size: number, from = 0): Generator<Candidate[]> {
  if (size === 0) yield []
  if (size === 0) return
  for (let at = from; at < candidates.length; at++) {
    const first = candidates[at]
    if (!first) continue
    for (const rest of subsetsOf(candidates, size - 1, at + 1)) {
      const single = first.change.key === 'wish' || first.change.key === 'lock'
      if (single || rest.every(({ change }) => change.key !== first.change.key)) yield [first, ...rest]
    }
  }
}

/** What is told of a way: with the whole plan, or nothing when that does not stand after all. */
function relaxationOf(input: PlanInput, way: Way): Relaxation[] {
  const changed = { ...input, intent: way.intent }
  const planned = planWith(changed)
  if (planned === null) return []
  const { plan, totalCents } = planned.branch
  const changes =
    way.changes.length > 0
      ? way.changes.map(({ change }) => change)
      : [{ key: 'budget' as const, from: input.intent.budget_usd_cents, to: way.intent.budget_usd_cents }]
  return [
    {
      id: changes
        .map(({ key, from, to }) => `${key}:${to ?? `no ${from}`}`)
        .join('+')
        .slice(0, 160),
      changes,
      delta_usd_cents: totalCents - input.intent.budget_usd_cents,
      total_after_usd_cents: totalCents,
      plan_digest: jsonDigest(plan),
      verified: true,
    },
  ]
}

function planWith(input: PlanInput): Judged | null {
  const bare = cheapestPlan(input)
  if (bare === null) return null
  const judged = rebuild(input, judge(input, bare))
  return judged && stands(judged.verdict) ? judged : null
}
