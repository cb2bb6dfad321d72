import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { giveToPerson, sendsInFlight } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'

/**
 * `owned`: nothing of the bot can reach the customer any more. `settling`: sends that had left before the fence are
 * still on the wire, the first of them since `since`; asking again tells when they are through.
 */
export type TakeOver = { outcome: 'owned' } | { outcome: 'settling'; inFlight: number; since: Date }

/** Gives a conversation to a person and begins her stretch, in one transaction. Repeating it is safe. Throws `not_found`. */
export async function takeOver(ctx: Ctx, input: { conversationId: string; operator: string }): Promise<TakeOver> {
  const from = ctx.clock.now().getTime()
  const taken = await ctx.transaction<TakeOver>(async (ctx) => {
    const before = await giveToPerson(ctx, input)
    if (before.was === 'bot' || before.operator !== input.operator) {
      await beginStretch(ctx, { ...input, from: before.operator })
      const { conversationId } = input
      if (before.operator !== null) await notify(ctx, { kind: 'passed', readerIds: [before.operator], conversationId })
    }
    const flight = await sendsInFlight(ctx, input.conversationId)
    return flight === null ? { outcome: 'owned' } : { outcome: 'settling', ...flight }
  })
  const { conversationId } = input
  const ms = ctx.clock.now().getTime() - from
  ctx.log.info('taken_over', { tenantId: ctx.tenantId, conversationId, outcome: taken.outcome, ms })
  return taken
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
