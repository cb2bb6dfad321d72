import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { readSettings } from '../tenancy/index.ts'
import { nextInboxState } from './inbox-transitions.ts'
import { promiseAt } from './promise.ts'

/** Puts a conversation that was done back among those that wait for a person. Throws `not_found`, and `conflict` for one that is not done. */
export async function reopenConversation(ctx: Ctx, { conversationId }: { conversationId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const inboxState = nextInboxState('reopened', await lockInbox(ctx, conversationId))
    const dueAt = promiseAt(await readSettings(ctx), ctx.clock.now())
    await writeInbox(ctx, conversationId, { inboxState, dueAt })
    await recordAudit(ctx, {
      action: 'conversation.reopened',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: {},
    })
  })
}
