import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * `owned`: nothing of the bot can reach the customer any more. `settling`: sends that had left before the fence are
 * still on the wire, the first of them since `since`; asking again tells when they are through. A send whose answer got
 * lost counts for as long as the provider may still take it.
 */
export type TakeOver = { outcome: 'owned' } | { outcome: 'settling'; inFlight: number; since: Date }

/**
 * Gives a conversation to a person. Raises the epoch, so that a running turn cannot commit its reply as sent, fences
 * everything composed before, turns what waits in the outbox into drafts and begins a stretch, all in one transaction.
 * Repeating it is safe; another person's conversation passes to the new one.
 */
export async function takeOver(ctx: Ctx, input: { conversationId: string; operator: string }): Promise<TakeOver> {
  const { conversationId, operator } = input
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const taken = await ctx.tx.$queryRaw<{ was: string; wasWith: string | null }[]>`
      WITH before AS (
        SELECT tenant_id, id, owner, owner_id FROM conversations
        WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid FOR UPDATE)
      UPDATE conversations v SET owner = 'human', owner_id = ${operator}, updated_at = ${now},
        epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.epoch END,
        fenced_epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.fenced_epoch END
      FROM before WHERE v.tenant_id = before.tenant_id AND v.id = before.id
      RETURNING before.owner AS was, before.owner_id AS "wasWith"`
    if (!taken[0]) throw new AppError('not_found', 'there is no such conversation')
    await ctx.tx.$executeRaw`
      UPDATE outbound_messages SET reason = 'taken_over', status = CASE kind WHEN 'outreach' THEN 'suppressed' ELSE 'draft' END
      WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
        AND status = 'queued' AND author <> 'human' AND kind <> 'consent'`
    const { was, wasWith } = taken[0]
    if (was === 'bot' || wasWith !== operator) await beginStretch(ctx, { ...input, from: wasWith })
    const [flight] = await ctx.tx.$queryRaw<{ count: bigint; since: Date | null }[]>`
      SELECT count(*), min(coalesce(claimed_at, created_at)) AS since FROM outbound_messages
      WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
        AND status IN ('sending', 'uncertain') AND author <> 'human'`
    if (!flight?.since) return { outcome: 'owned' as const }
    return { outcome: 'settling' as const, inFlight: Number(flight.count), since: flight.since }
  })
}

/** A conversation that passes from one person to another stays one stretch, of the one who has it last. */
async function beginStretch(
  ctx: TxCtx,
  { conversationId, operator, from }: { conversationId: string; operator: string; from: string | null },
): Promise<void> {
  await ctx.tx.$executeRaw`
    INSERT INTO human_stretches AS s (tenant_id, id, conversation_id, operator, started_at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${conversationId}::uuid, ${operator}, ${ctx.clock.now()})
    ON CONFLICT (tenant_id, conversation_id) WHERE ended_at IS NULL DO UPDATE SET operator = excluded.operator, idle_at = NULL`
  await recordAudit(ctx, {
    action: 'conversation.taken_over',
    subjectType: 'conversation',
    subjectId: conversationId,
    data: { operator, from },
  })
}
