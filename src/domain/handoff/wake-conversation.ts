import type { Ctx } from '../context.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'
import { nextInboxState } from './inbox-transitions.ts'

/** Brings a conversation back whose time has come; `stale` when it has been brought back before, or put off further. */
export async function wakeConversation(
  ctx: Ctx,
  { conversationId }: { conversationId: string },
): Promise<{ outcome: 'awake' | 'stale' }> {
  return ctx.transaction(async (ctx) => {
    const standing = await lockInbox(ctx, conversationId)
    if (standing.snoozedUntil === null || standing.snoozedUntil > ctx.clock.now()) return { outcome: 'stale' }
    await writeInbox(ctx, conversationId, { inboxState: nextInboxState('time_over', standing), snoozedUntil: null })
    return { outcome: 'awake' }
  })
}
