import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/** Lets the bot speak again. Drafts stay drafts: what was composed before is not said later. Throws `conflict` when no person owns it. */
export async function giveToBot(ctx: TxCtx, conversationId: string): Promise<void> {
  const { count } = await ctx.tx.conversation.updateMany({
    where: { tenantId: ctx.tenantId, id: conversationId, owner: 'human' },
    data: { owner: 'bot', ownerId: null, epoch: { increment: 1 }, updatedAt: ctx.clock.now() },
  })
  if (count === 0) throw new AppError('conflict', 'no person owns this conversation')
}
