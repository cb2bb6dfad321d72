import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { writeInbox } from '../messaging/index.ts'

/** Takes back what has not been sent. Throws `not_found` for what is not there, and `conflict` for what is sent or another's. */
export async function cancelScheduled(ctx: Ctx, { scheduledId }: { scheduledId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const [row] = await ctx.tx.$queryRaw<{ status: string; author: string; conversationId: string }[]>`
      SELECT status, author_id AS author, conversation_id AS "conversationId" FROM scheduled_messages
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${scheduledId}::uuid FOR UPDATE`
    if (!row) throw new AppError('not_found', 'there is no such scheduled message')
    if (row.status === 'cancelled') return
    if (row.status !== 'scheduled') throw new AppError('conflict', 'this message does not wait any more')
    if (row.author !== ctx.actor) throw new AppError('conflict', 'only its author may take a message back')
    await ctx.tx.scheduledMessage.updateMany({
      where: { tenantId: ctx.tenantId, id: scheduledId },
      data: { status: 'cancelled' },
    })
    await writeInbox(ctx, row.conversationId, {})
  })
}
