import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { notify } from '../notifications/index.ts'
import { isStaff, staffName } from '../tenancy/index.ts'
import { recordAssignments } from './record-assignments.ts'
import { takeOver } from './take-over.ts'

/**
 * Says whose work a conversation is. Of one that the bot has, the assistant goes on speaking until she takes it over; one that a
 * person has passes from her to the other. Throws `not_found`, `invalid_input` for somebody who does not work here, and
 * `conflict` for a colleague's conversation.
 */
export async function assignConversation(
  ctx: Ctx,
  { conversationId, assigneeId }: { conversationId: string; assigneeId: string },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { owner, ownerId } = await lockInbox(ctx, conversationId)
    if (!(await isStaff(ctx, assigneeId))) throw new AppError('invalid_input', 'nobody of that id works here')
    if (owner === 'human' && ownerId !== null && ownerId !== ctx.actor) {
      throw new AppError('conflict', `${await staffName(ctx, ownerId)} has this conversation`)
    }
    if (owner === 'human') {
      await takeOver(ctx, { conversationId, operator: assigneeId })
    } else {
      await recordAssignments(ctx, [conversationId], { assigneeId, rule: 'by_hand' })
      await writeInbox(ctx, conversationId, { assigneeId })
    }
    await notify(ctx, { kind: 'assigned', readerIds: [assigneeId], conversationId })
    await recordAudit(ctx, {
      action: 'conversation.assigned',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { to: assigneeId },
    })
  })
}
