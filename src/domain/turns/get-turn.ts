import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { TurnTrace, type TurnView } from './schemas.ts'

/**
 * One turn as a page can show it: found by the provider's id of a message that it handled or of a reply that it sent.
 * Throws not_found when the message is unknown or no turn has handled it yet.
 */
export async function getTurnByMessage(ctx: Ctx, providerMessageId: string): Promise<TurnView> {
  const found = await ctx.transaction(({ tx }) =>
    tx.turn.findFirst({
      where: {
        tenantId: ctx.tenantId,
        OR: [{ inbound: { some: { providerMessageId } } }, { outbound: { some: { providerMessageId } } }],
      },
      include: { inbound: { orderBy: { epoch: 'asc' } }, outbound: { orderBy: { seq: 'asc' } } },
    }),
  )
  if (!found) throw new AppError('not_found', 'No turn has handled this message yet.')
  return {
    ...TurnTrace.parse(found.trace),
    id: found.id,
    requestId: found.requestId,
    conversationId: found.conversationId,
    epoch: found.epoch,
    outcome: found.outcome,
    startedAt: found.startedAt.toISOString(),
    durationMs: found.durationMs,
    messages: found.inbound.map(({ providerMessageId: id, kind, body }) => ({ providerMessageId: id, kind, body })),
    replies: found.outbound.map(({ id, kind, body, status }) => ({ id, kind, text: body, status })),
  }
}
