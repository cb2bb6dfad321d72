import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * `owned`: nothing of the bot can reach the customer any more. `settling`: sends that had left before the fence are
 * still on the wire; asking again tells when they are through.
 */
export type TakeOver = { outcome: 'owned' } | { outcome: 'settling'; inFlight: number }

/**
 * Gives a conversation to a person. Raises the epoch, so that a running turn cannot commit its reply as sent, fences
 * everything composed before, and turns what waits in the outbox into drafts, all in one transaction. Repeating it is safe.
 */
export async function takeOver(ctx: Ctx, input: { conversationId: string; operator: string }): Promise<TakeOver> {
  const { conversationId, operator } = input
  return ctx.tx(async (tx) => {
    const taken = await tx.$queryRaw<{ was: string }[]>`
      WITH before AS (
        SELECT tenant_id, id, owner FROM conversations
        WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid FOR UPDATE)
      UPDATE conversations v SET owner = 'human', owner_id = ${operator}, updated_at = ${ctx.clock.now()},
        epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.epoch END,
        fenced_epoch = CASE before.owner WHEN 'bot' THEN v.epoch + 1 ELSE v.fenced_epoch END
      FROM before WHERE v.tenant_id = before.tenant_id AND v.id = before.id
      RETURNING before.owner AS was`
    if (!taken[0]) throw new AppError('not_found', 'there is no such conversation')
    await tx.$executeRaw`
      UPDATE outbound_messages SET status = 'draft', reason = 'taken_over'
      WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
        AND status = 'queued' AND author <> 'human' AND kind <> 'consent'`
    if (taken[0].was === 'bot') {
      await recordAudit(tx, ctx, {
        action: 'conversation.taken_over',
        subjectType: 'conversation',
        subjectId: conversationId,
        data: { operator },
      })
    }
    const [flight] = await tx.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM outbound_messages
      WHERE tenant_id = ${ctx.tenantId}::uuid AND conversation_id = ${conversationId}::uuid
        AND status IN ('sending', 'uncertain') AND author <> 'human'`
    const inFlight = Number(flight?.count ?? 0)
    return inFlight === 0 ? { outcome: 'owned' as const } : { outcome: 'settling' as const, inFlight }
  })
}

/** Gives the conversation back to the bot. Drafts stay drafts: what was composed before is not said later. */
export async function handBack(ctx: Ctx, input: { conversationId: string }): Promise<void> {
  await ctx.tx(async (tx) => {
    const { count } = await tx.conversation.updateMany({
      where: { tenantId: ctx.tenantId, id: input.conversationId, owner: 'human' },
      data: { owner: 'bot', ownerId: null, epoch: { increment: 1 }, updatedAt: ctx.clock.now() },
    })
    if (count === 0) throw new AppError('conflict', 'no person owns this conversation')
    await recordAudit(tx, ctx, {
      action: 'conversation.handed_back',
      subjectType: 'conversation',
      subjectId: input.conversationId,
      data: {},
    })
  })
}
