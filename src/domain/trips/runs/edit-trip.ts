import { toJson } from '../../../lib/to-json.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { TRIP_TIMES } from '../limits.ts'
import { IntentInput, type PlanV1, type TripChange, type TripRun } from '../schemas/index.ts'
import { insistOnTrips } from '../supply/insist-on-trips.ts'
import { applyChanges } from './apply-changes.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'
import { insertRun } from './start-trip.ts'
import { type StoredPlan, tripPlan } from './trip-plan.ts'

export interface Edit {
  /** Derived from what makes the request one: the same id is the same edit. */
  runId: string
  parentRunId: string
  /** The newest version that whoever edits has seen; null: there was none. */
  ifVersion: number | null
  changes: readonly TripChange[]
  principal: string
  /** Where the answer is said; null: nowhere. */
  conversationId: string | null
}

export type EditOutcome =
  | { outcome: 'started'; run: TripRun }
  /** There is another version by now. */
  | { outcome: 'stale'; version: number | null }
  /** `path` of what cannot be. */
  | { outcome: 'refused'; path: string; problem: string }
  | { outcome: 'unknown' }

/**
 * Plans a trip anew with some of its wishes changed, as a further version: what the customer has been shown stays where it is as good
 * as anything else. One edit of a trip at a time; asked again with the same id it gives the run that is there. Throws `not_found` for
 * a shop that plans no trips.
 */
export async function editTrip(ctx: Ctx, edit: Edit): Promise<EditOutcome> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const { tenantId, tx } = ctx
    const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id: edit.parentRunId } } })
    if (row === null) return { outcome: 'unknown' }
    const { tripId, customerId, language, seed } = row
    await tx.$queryRaw`SELECT id FROM trip_runs WHERE tenant_id = ${tenantId}::uuid AND id = ${tripId}::uuid FOR NO KEY UPDATE`
    const begun = await findRun(ctx, edit.runId)
    if (begun !== null) return { outcome: 'started', run: begun }
    const parent = await findRun(ctx, edit.parentRunId)
    if (parent === null) return { outcome: 'unknown' }
    const newest = await tripPlan(ctx, { tripId })
    if ((newest?.version ?? null) !== edit.ifVersion) return { outcome: 'stale', version: newest?.version ?? null }
    const underWay = await tx.tripRun.count({ where: { tenantId, tripId, status: { in: ['queued', 'running'] } } })
    if (underWay > 0) return { outcome: 'refused', path: '', problem: 'another change of this trip is being planned' }
    // What came to a plan is changed as it is now; a no is changed as it was asked.
    const base = parent.version === null || newest === null ? parent : newest.run
    const wanted = changed(base, newest, edit.changes)
    if (wanted.outcome === 'refused') return wanted
    const { run } = await insertRun(
      ctx,
      { ...edit, customerId, language, intent: toJson(wanted.intent), options: wanted.options },
      { parentRunId: base.run_id, tripId, seed: Number(seed) },
    )
    await takeOverFacts(ctx, { runId: edit.runId, from: base.run_id })
    return { outcome: 'started', run }
  })
}

/** What sources said a moment ago is not asked again. */
async function takeOverFacts(
  { tx, tenantId, clock }: TxCtx,
  { runId, from }: { runId: string; from: string },
): Promise<void> {
  const now = clock.now().getTime()
  const since = (seconds: number) => new Date(now - seconds * 1_000)
  await tx.$executeRaw`
    INSERT INTO trip_facts (tenant_id, run_id, tool, key, outcome, degraded, items, ms, at)
    SELECT tenant_id, ${runId}::uuid, tool, key, outcome, degraded, items, ms, at FROM trip_facts
    WHERE tenant_id = ${tenantId}::uuid AND run_id = ${from}::uuid AND outcome = 'ok'
      AND at > CASE WHEN tool IN ('flights', 'lodging') THEN ${since(TRIP_TIMES.fareTtlSeconds)}::timestamptz
        ELSE ${since(TRIP_TIMES.weatherTtlSeconds)}::timestamptz END
    ON CONFLICT DO NOTHING`
}

function changed(parent: TripRun, newest: StoredPlan | null, changes: readonly TripChange[]) {
  const { plan, facts } = newest ?? { plan: null, facts: null }
  const before = IntentInput.safeParse(parent.intent)
  if (!before.success) return refused('', 'this run has no wishes that could be changed: start another one')
  const known = { ...parent.options, known: plan === null ? parent.options.known : visitsOf(plan) }
  const { relaxations } = parent
  const wanted = applyChanges({ intent: before.data, options: known, plan, facts, relaxations }, changes)
  if (wanted.outcome === 'refused') return refused(`changes.${wanted.at}`, wanted.problem)
  const after = IntentInput.safeParse(wanted.intent)
  const issue = after.error?.issues[0]
  if (issue !== undefined) return refused(issue.path.join('.'), issue.message)
  return wanted
}

function refused(path: string, problem: string) {
  return { outcome: 'refused', path, problem } as const
}

function visitsOf({ days }: PlanV1): string[] {
  const chosen = days.flatMap(({ slots }) => slots.flatMap(({ choices }) => choices[0] ?? []))
  return [...new Set(chosen.flatMap(({ kind, option_ref }) => (kind === 'attraction' ? [option_ref] : [])))]
}

async function findRun({ tenantId, tx }: TxCtx, id: string): Promise<TripRun | null> {
  const row = await tx.tripRun.findUnique({ where: { tenantId_id: { tenantId, id } }, include: WITH_VERSION })
  return row === null ? null : runOfRow(row)
}
