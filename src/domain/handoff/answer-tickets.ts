import type { TxCtx } from '../context.ts'
import { settlePromise } from '../messaging/index.ts'

/** The first answer of a person stops that clock of her tickets; what is owed next is the end of the matter. Tickets without clocks have none to stop. */
export async function answerTickets(ctx: TxCtx, conversationId: string): Promise<void> {
  const { count } = await ctx.tx.handoffTicket.updateMany({
    where: {
      ...{ tenantId: ctx.tenantId, conversationId, status: 'claimed', answeredAt: null },
      OR: [{ nextAnswerMinutes: { not: null } }, { solveBy: { not: null } }],
    },
    data: { answeredAt: ctx.clock.now() },
  })
  if (count > 0) await settlePromise(ctx, conversationId)
}
