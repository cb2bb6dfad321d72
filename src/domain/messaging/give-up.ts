import type { Ctx, TxCtx } from '../context.ts'

/**
 * Stops looking for a message that can no longer turn up. What states a fact goes back into the outbox and is sent again.
 * A reply that the customer has written after is dropped with what is left of its turn: minutes late, and beside the
 * answer to her newer words, it would only confuse.
 * @returns false when somebody else has settled it in the meantime
 */
export async function giveUp(ctx: Ctx, row: { id: string; attempts: number }): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const [given] = await ctx.tx.$queryRaw<{ status: string; turnId: string | null }[]>`
      UPDATE outbound_messages o SET not_before = ${ctx.clock.now()}, uncertain_since = NULL,
        status = CASE WHEN late.superseded THEN 'suppressed' ELSE 'queued' END,
        reason = CASE WHEN late.superseded THEN 'superseded' ELSE 'not_found_at_provider' END
      FROM (SELECT k.tenant_id, k.id, k.kind = 'reply' AND k.author = 'bot' AND v.owner = 'bot' AND k.epoch >= v.fenced_epoch
          AND EXISTS (SELECT FROM inbound_messages i
            WHERE i.tenant_id = k.tenant_id AND i.conversation_id = k.conversation_id AND i.epoch > k.epoch) AS superseded
        FROM outbound_messages k JOIN conversations v ON v.tenant_id = k.tenant_id AND v.id = k.conversation_id
        WHERE k.tenant_id = ${ctx.tenantId}::uuid AND k.id = ${row.id}::uuid) late
      WHERE o.tenant_id = late.tenant_id AND o.id = late.id AND o.status IN ('sending', 'uncertain')
        AND o.attempts = ${row.attempts}
      RETURNING o.status, o.turn_id AS "turnId"`
    if (!given) return false
    const dropped = given.status === 'suppressed' ? 1 + (await dropRest(ctx, given.turnId)) : 0
    ctx.log.warn('outbound_given_up', { tenantId: ctx.tenantId, outboundId: row.id, dropped })
    return true
  })
}

/** Replies are segments of one answer: without the first the others mean nothing. */
async function dropRest(ctx: TxCtx, turnId: string | null): Promise<number> {
  if (turnId === null) return 0
  return ctx.tx.$executeRaw`
    UPDATE outbound_messages SET status = 'suppressed', reason = 'superseded'
    WHERE tenant_id = ${ctx.tenantId}::uuid AND turn_id = ${turnId}::uuid AND status = 'queued' AND kind = 'reply'`
}
