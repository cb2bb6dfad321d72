import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { queueReply } from '../../messaging/index.ts'
import { withUsedLegs } from '../facts/with-used-legs.ts'
import { branchOf } from '../planner/plan-branch.ts'
import type { ItineraryV1, RunError, RunNode } from '../schemas/index.ts'
import { keepRun, type RunClaim } from './claim-run.ts'
import { intentOf, planInput } from './nodes/plan-input.ts'
import { reusedOf } from './reused-of.ts'
import { draftOf } from './run-node.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'
import type { RunState } from './run-state.ts'
import { saveItinerary } from './save-itinerary.ts'
import { tellNode } from './tell-node.ts'

/** How a run ends. */
export type RunEnd =
  | { status: 'completed' }
  | { status: 'cancelled' }
  | { status: 'error'; code: RunError; message: string }

/**
 * Ends a run, in one transaction: what it came to, its last event, and what is said in the chat become true together, and once. A
 * claim that is lost ends nothing; one that was cancelled meanwhile ends as that.
 */
export async function closeRun(ctx: Ctx, claim: RunClaim, state: RunState, node: RunNode, end: RunEnd): Promise<void> {
  const ended = await ctx.transaction(async (ctx) => {
    const standing = await keepRun(ctx, claim)
    if (standing === 'lost') return null
    const how: RunEnd = standing === 'cancelled' ? { status: 'cancelled' } : end
    const itinerary = how.status === 'completed' ? await keepPlan(ctx, claim, state) : null
    const reused = itinerary && (await reusedOf(ctx, claim, itinerary))
    const status = how.status === 'completed' ? 'done' : how.status
    const note = how.status === 'error' ? how.message : undefined
    const digest = jsonDigest({ intent: state.intent, node })
    // They leave together: neither reads what the other writes.
    await Promise.all([
      writeEnd(ctx, claim, state, { node, how, reused }),
      tellNode(ctx, claim.runId, { node, status, argsDigest: digest, ...(note !== undefined && { note }) }),
    ])
    if (how.status !== 'cancelled') await answer(ctx, claim, itinerary)
    return how
  })
  if (ended !== null) logRun(ctx, claim, state, ended)
}

function logRun(ctx: Ctx, { runId, parentRunId, createdAt }: RunClaim, { repairs }: RunState, how: RunEnd): void {
  ctx.log.info('trip_run', {
    tenantId: ctx.tenantId,
    runId,
    status: how.status,
    error: how.status === 'error' ? how.code : null,
    type: parentRunId === null ? 'plan' : 'replan',
    ms: ctx.clock.now().getTime() - createdAt.getTime(),
    repairs: repairs.map(({ moves, violations_after }) => ({
      stood: violations_after === 0,
      moves: moves.map(({ move_type }) => move_type),
    })),
  })
}

async function keepPlan(ctx: TxCtx, claim: RunClaim, state: RunState): Promise<ItineraryV1> {
  const { itinerary } = state
  if (itinerary === null) throw new Error('a run was completed without an itinerary')
  const input = planInput({ claim, state }, intentOf({ state }))
  const { plan } = branchOf(input, draftOf(state))
  const facts = withUsedLegs(state.facts, plan, input.book)
  const { runId, tripId } = claim
  return saveItinerary(ctx, { runId, tripId, plan, facts, itinerary })
}

async function writeEnd(
  ctx: TxCtx,
  { runId }: RunClaim,
  { relaxations, violations }: RunState,
  { node, how, reused }: { node: RunNode; how: RunEnd; reused: number | null },
): Promise<void> {
  const { tenantId, tx } = ctx
  const error = how.status === 'error' ? how : null
  // Nothing of it was asked of a model, so it cost nothing.
  await tx.$executeRaw`
    UPDATE trip_runs SET status = ${how.status}, node = ${node}, lease_until = NULL, completed_at = ${ctx.clock.now()}::timestamptz,
      reused = ${reused}, cost_micro_usd = 0, error_code = ${error?.code ?? null}, error_message = ${error?.message ?? null},
      relaxations = ${JSON.stringify(relaxations)}::jsonb, violations = ${JSON.stringify(violations)}::jsonb
    WHERE tenant_id = ${tenantId}::uuid AND id = ${runId}::uuid`
  // What has ended is not continued, unless somebody says so: then the newest state is enough.
  if (how.status !== 'completed') return
  await tx.$executeRaw`DELETE FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid`
}

/** Says in the chat what the run came to: it is owed, so no newer message makes it fall silent. */
async function answer(ctx: TxCtx, { runId, conversationId }: RunClaim, itinerary: ItineraryV1 | null): Promise<void> {
  if (conversationId === null) return
  const { tenantId, tx } = ctx
  const row = await tx.tripRun.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: runId } },
    include: WITH_VERSION,
  })
  const messages = ctx.ports.tripAnswers.write({ run: runOfRow(row), itinerary })
  for (const [place, { text, menu }] of messages.entries()) {
    const said = { conversationId, author: 'bot' as const, kind: 'owed' as const, text, menu }
    await queueReply(ctx, { ...said, dedupeKey: `trip:${runId}:${place}` })
  }
}
