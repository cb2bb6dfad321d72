import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { staffName } from '../tenancy/index.ts'
import { nextInboxState } from './inbox-transitions.ts'
import { insistOnSnoozeTime } from './insist-on-snooze-time.ts'

/**
 * Puts a conversation away until a time or the customer's next message, whichever is first. Throws `not_found`, `invalid_input`
 * for a time that is past or months away, and `conflict` for a colleague's conversation and for one that waits for nobody.
 */
export async function snoozeConversation(
  ctx: Ctx,
  { conversationId, until }: { conversationId: string; until: Date },
): Promise<void> {
  insistOnSnoozeTime(ctx, until)
  await ctx.transaction(async (ctx) => {
    const standing = await lockInbox(ctx, conversationId)
    if (standing.owner === 'human' && standing.ownerId !== ctx.actor) {
      throw new AppError('conflict', `${await staffName(ctx, standing.ownerId)} has this conversation`)
    }
    await writeInbox(ctx, conversationId, { inboxState: nextInboxState('snoozed', standing), snoozedUntil: until })
    await recordAudit(ctx, {
      action: 'conversation.snoozed',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { until: until.toISOString() },
    })
  })
}
