import { z } from 'zod'
import { Json } from '../../../lib/json.ts'
import { jsonDigest } from '../../../lib/json-digest.ts'
import { toJson } from '../../../lib/to-json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import { createFactBook } from '../facts/fact-book.ts'
import { saveItinerary } from '../runs/save-itinerary.ts'
import { tellNode } from '../runs/tell-node.ts'
import { IntentV1, StoredProposal, type WatchAnswer } from '../schemas/index.ts'
import { synthesize } from '../synthesizer/synthesize.ts'
import { daysUntil } from './due-checks.ts'

/** `gone`: it is not hers, was answered before, is about a plan that has changed since, or the trip has begun. */
export type ProposalAnswered =
  | { outcome: 'taken'; tripId: string; runId: string; version: number }
  | { outcome: 'kept' | 'passed_on'; tripId: string }
  | { outcome: 'gone' }

const Row = z.object({
  tripId: z.uuid(),
  outcome: z.enum(['proposal', 'worse']),
  proposal: StoredProposal.nullable(),
  customerId: z.uuid(),
  conversationId: z.uuid(),
  isNewest: z.boolean(),
  runId: z.uuid(),
  language: z.string(),
  asked: Json,
  intent: IntentV1,
  seed: z.coerce.bigint(),
})

/**
 * What a customer says to a change that was proposed to her. Who takes it gets the very plan that she was shown, as the next version
 * of her trip; everything else leaves it as it is. Said twice, the second time changes nothing.
 */
export async function answerProposal(
  ctx: Ctx,
  { checkId, customerId, answer }: { checkId: string; customerId: string; answer: WatchAnswer },
): Promise<ProposalAnswered> {
  return ctx.transaction(async (ctx) => {
    const told = await readTold(ctx, checkId)
    const shop = await readSettings(ctx)
    const now = ctx.clock.now()
    if (told === null || told.customerId !== customerId || !told.isNewest) return { outcome: 'gone' }
    const { tripId, intent, proposal } = told
    if (daysUntil(intent.date_window.start, shop, now) <= 0) return { outcome: 'gone' }
    if (answer === 'take' && proposal === null) return { outcome: 'gone' }
    await ctx.tx.tripWatchCheck.updateMany({
      where: { tenantId: ctx.tenantId, id: checkId },
      data: { answer, answeredAt: now },
    })
    await recordAudit(ctx, {
      action: 'trip.change_answered',
      subjectType: 'trip',
      subjectId: tripId,
      data: { checkId, answer },
    })
    if (answer !== 'take' || proposal === null) return { outcome: answer === 'talk' ? 'passed_on' : 'kept', tripId }
    return { outcome: 'taken', tripId, ...(await take(ctx, checkId, { ...told, proposal })) }
  })
}

/** Locks the watch first, as a look at it does. null: nothing of it waits for an answer. */
async function readTold(ctx: TxCtx, checkId: string): Promise<z.infer<typeof Row> | null> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT c.trip_id AS "tripId", c.outcome, c.proposal, w.customer_id AS "customerId", w.conversation_id AS "conversationId",
      i.version = c.version AS "isNewest", i.run_id AS "runId", r.language, r.intent AS asked, i.data->'intent' AS intent, r.seed
    FROM trip_watch_checks c
    JOIN trip_watches w ON w.tenant_id = c.tenant_id AND w.trip_id = c.trip_id
    JOIN LATERAL (SELECT * FROM itineraries i WHERE i.tenant_id = c.tenant_id AND i.trip_id = c.trip_id
      ORDER BY i.version DESC LIMIT 1) i ON true
    JOIN trip_runs r ON r.tenant_id = i.tenant_id AND r.id = i.run_id
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.id = ${checkId}::uuid AND c.told_at IS NOT NULL AND c.answer IS NULL
    FOR UPDATE OF w, c`
  return row === undefined ? null : Row.parse(row)
}

/** A run that is over as it begins: what it came to was worked out when it was proposed. */
async function take(
  ctx: TxCtx,
  checkId: string,
  told: z.infer<typeof Row> & { proposal: StoredProposal },
): Promise<{ runId: string; version: number }> {
  const { tenantId, tx } = ctx
  const { tripId, customerId, conversationId, language, seed, proposal } = told
  const runId = ctx.ids.derive(`trip-taken:${checkId}`)
  const traceId = ctx.ids.derive(`trip-trace:${runId}`)
  const now = ctx.clock.now()
  await tx.tripRun.create({
    data: {
      ...{ tenantId, id: runId, tripId, parentRunId: told.runId, principal: `customer:${customerId}`, customerId },
      ...{ conversationId, language, seed, traceId, options: {}, intent: told.asked ?? {} },
      ...{ status: 'completed', node: 'responder', costMicroUsd: 0, createdAt: now, completedAt: now },
      violations: toJson(proposal.violations) ?? [],
    },
  })
  const { plan, intent, facts, violations, repairs } = proposal
  const ids = { itineraryId: tripId, runId, traceId, version: 1 }
  const made = {
    plan,
    intent,
    facts: createFactBook(facts),
    violations,
    repairs,
    decisions: [],
    unanswered: [],
    ids,
    at: now,
  }
  const { itinerary } = synthesize(made)
  const { version } = await saveItinerary(ctx, { runId, tripId, plan, facts, itinerary })
  const digest = jsonDigest({ checkId })
  await tellNode(
    ctx,
    runId,
    { node: 'intent', status: 'started', argsDigest: digest },
    { node: 'responder', status: 'done', argsDigest: digest, note: 'a change that was proposed is taken' },
  )
  return { runId, version }
}
