import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { nextInboxState } from './inbox-transitions.ts'

/**
 * Makes a conversation anybody's whose owner has let the customer wait for too long; the assistant stays silent. She is told, and so is
 * whoever it is given to next.
 */
export async function returnToQueue(
  ctx: TxCtx,
  { conversationId, stretchId, operator }: { conversationId: string; stretchId: string; operator: string },
): Promise<void> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  const standing = await lockInbox(ctx, conversationId)
  await ctx.tx.humanStretch.updateMany({ where: { tenantId, id: stretchId, idleAt: null }, data: { idleAt: now } })
  await ctx.tx.handoffTicket.updateMany({
    where: { tenantId, conversationId, status: 'claimed' },
    data: { status: 'open', claimedBy: null, claimedAt: null, answeredAt: null },
  })
  const dueAt = standing.dueAt !== null && standing.dueAt < now ? standing.dueAt : now
  await writeInbox(ctx, conversationId, {
    ...{ inboxState: nextInboxState('released', standing), ownerId: null, assigneeId: null },
    ...{ dueAt, snoozedUntil: null },
  })
  await notify(ctx, { kind: 'passed', readerIds: [operator], conversationId })
  await recordAudit(ctx, {
    ...{ action: 'conversation.released', subjectType: 'conversation', subjectId: conversationId },
    data: { from: operator, why: 'no_answer' },
  })
  ctx.log.warn('conversation_let_go', { tenantId, conversationId, operator })
}
