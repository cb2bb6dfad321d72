import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { writeInbox } from '../messaging/index.ts'
import { nextInboxState } from './inbox-transitions.ts'
import { insistOnOwner } from './insist-on-owner.ts'

/**
 * Gives a conversation to whoever of the colleagues comes: the assistant stays silent, and her claimed tickets are open again.
 * Throws `not_found`, and `conflict` for whoever does not own the conversation.
 */
export async function releaseConversation(ctx: Ctx, { conversationId }: { conversationId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const standing = await insistOnOwner(ctx, conversationId)
    const inboxState = nextInboxState('released', standing)
    await ctx.tx.handoffTicket.updateMany({
      where: { tenantId: ctx.tenantId, conversationId, status: 'claimed' },
      data: { status: 'open', claimedBy: null, claimedAt: null, answeredAt: null },
    })
    const dueAt = standing.dueAt ?? ctx.clock.now()
    await writeInbox(ctx, conversationId, {
      ...{ inboxState, ownerId: null, assigneeId: null },
      ...{ dueAt, snoozedUntil: null },
    })
    await recordAudit(ctx, {
      action: 'conversation.released',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: {},
    })
  })
}
