import { createFactBook, type FactBook } from '../facts/fact-book.ts'
import { planCost } from '../facts/plan-cost.ts'
import { TRIP_WATCH } from '../limits.ts'
import { readDraft } from '../planner/draft.ts'
import { avoidedModes } from '../planner/party-needs.ts'
import { branchOf, type PlanInput } from '../planner/plan-branch.ts'
import { withComputedLegs } from '../planner/with-computed-legs.ts'
import { blockingOf, type Judged, judge } from '../repair/engine.ts'
import type { FactData, IntentV1, PlanV1, Tier } from '../schemas/index.ts'
import { changesOf, type FactChange } from './fact-changes.ts'

/** A trip as its customer has it, what it rested on then, and what is so now. */
export interface WatchedPlan {
  plan: PlanV1
  intent: IntentV1
  cited: FactData
  fresh: FactData
  /** Now, as an instant: what is computed says so. */
  at: string
}

/** Why somebody has to hear of it. `cheaper` is good news. */
export type WatchReason = 'blocked' | 'flight_gone' | 'flight_moved' | 'dearer' | 'cheaper'

export interface Comparison {
  reasons: WatchReason[]
  /** What differs of what the plan rests on, flights first. */
  changes: FactChange[]
  /** What the customer was told it costs, in US cents. */
  toldCents: number
  /** What the same plan costs now, where the rate moved too in dollars of then: it is her own money that counts. */
  nowCents: number
  /** The same plan laid out on what is so now, and what the rules say of it. */
  judged: Judged
  input: PlanInput
}

/** Holds a plan against what is so now. Pure; what could not be asked is as it was. */
export function compareFacts({ plan, intent, cited, fresh, at }: WatchedPlan): Comparison {
  const [before, after] = [createFactBook(cited), createFactBook(fresh)]
  const draft = readDraft(plan, tierOf(plan, intent, before))
  const meant = { ...withLocks(intent, plan), budget_usd_cents: budgetNow(intent, after) }
  const book = withComputedLegs(after, avoidedModes(intent), at)
  const known = new Set(draft.visits.map(({ venue }) => venue))
  const input: PlanInput = { intent: meant, book, seed: plan.rng_seed, known }
  const judged = judge(input, branchOf(input, draft))
  const toldCents = planCost(plan, intent, withComputedLegs(before, avoidedModes(intent), at)).total
  const nowCents = Math.round(judged.branch.totalCents * drift(intent, before, after))
  const changes = changesOf({ plan, intent, before, after, judged })
  return { reasons: reasonsOf({ changes, judged, toldCents, nowCents }), changes, toldCents, nowCents, judged, input }
}

/** Whether a total moved far enough to matter: 1 dearer, -1 cheaper, 0 neither. */
export function priceMove(beforeCents: number, nowCents: number): -1 | 0 | 1 {
  const { percent, usdCents } = TRIP_WATCH.price
  const moved = Math.abs(nowCents - beforeCents)
  if (moved < usdCents || moved * 100 < beforeCents * percent) return 0
  return nowCents > beforeCents ? 1 : -1
}

function reasonsOf({
  changes,
  judged,
  toldCents,
  nowCents,
}: Pick<Comparison, 'changes' | 'judged' | 'toldCents' | 'nowCents'>): WatchReason[] {
  const gone = changes.some((change) => change.kind === 'gone' && change.of === 'flight')
  const move = gone ? 0 : priceMove(toldCents, nowCents)
  return [
    ...(gone ? ['flight_gone' as const] : []),
    ...(changes.some(({ kind }) => kind === 'moved') ? ['flight_moved' as const] : []),
    ...(blockingOf(judged).length > 0 ? ['blocked' as const] : []),
    ...(move > 0 ? ['dearer' as const] : move < 0 ? ['cheaper' as const] : []),
  ]
}

/** Of the bed; where nobody sleeps in one, of the daily spend that was reckoned with. */
function tierOf({ days, assumptions }: PlanV1, intent: IntentV1, book: FactBook): Tier {
  const choices = days.flatMap(({ slots }) => slots.flatMap(({ choices: [first] }) => (first ? [first] : [])))
  const bed = choices.find(({ kind }) => kind === 'lodging')
  const spend = book.data.daily_spend.find(({ usd_cents }) => usd_cents === assumptions.daily_spend_est_cents)
  return (bed && book.lodging(bed.option_ref)?.tier) ?? spend?.tier ?? intent.tiers[0] ?? 'budget'
}

/** What was locked in the plan is locked for whatever is planned instead. */
function withLocks(intent: IntentV1, { days }: PlanV1): IntentV1 {
  const wished = new Set(intent.prefs.locked_slots.map(({ activity_id }) => activity_id))
  const locked = days.flatMap(({ slots }, day_offset) =>
    slots.flatMap(({ locked, window, choices: [first] }) =>
      locked && first?.kind === 'attraction' && !wished.has(first.option_ref)
        ? [{ day_offset, window, activity_id: first.option_ref }]
        : [],
    ),
  )
  return { ...intent, prefs: { ...intent.prefs, locked_slots: [...intent.prefs.locked_slots, ...locked] } }
}

/** A budget that was said in shillings is worth fewer dollars when they fall. */
function budgetNow({ budget, budget_usd_cents }: IntentV1, book: FactBook): number {
  const rate = budget && budget.currency !== 'USD' ? book.fx('USD', budget.currency)?.rate : undefined
  return budget && rate !== undefined ? Math.max(1, Math.floor(budget.amount_minor / rate)) : budget_usd_cents
}

/** How many dollars of then one of now is, counted in the money that the customer reads; 1 where no rate says it. */
function drift({ currency }: IntentV1, before: FactBook, after: FactBook): number {
  if (currency === 'USD') return 1
  const [then, now] = [before.fx('USD', currency)?.rate, after.fx('USD', currency)?.rate]
  return then === undefined || now === undefined ? 1 : now / then
}
