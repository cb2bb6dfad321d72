import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { TurnTrace, type TurnView } from './schemas.ts'

/** The turn that fits, with what it was asked and what it answered; null when none does. */
export async function findTurn(ctx: Ctx, where: Prisma.TurnWhereInput): Promise<TurnView | null> {
  const found = await ctx.transaction(({ tx }) =>
    tx.turn.findFirst({
      where: { ...where, tenantId: ctx.tenantId },
      include: { inbound: { orderBy: { epoch: 'asc' } }, outbound: { orderBy: { seq: 'asc' } } },
    }),
  )
  if (!found) return null
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
