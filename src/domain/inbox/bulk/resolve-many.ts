import type { TxCtx } from '../../context.ts'
import { INBOX_TRANSITIONS, type Resolution, resolveConversation } from '../../handoff/index.ts'
import { colleagues } from './colleagues.ts'
import type { BulkRefusals, BulkStanding } from './schemas.ts'

/** Says of many how they ended. Each ends its own tickets and stretch, and nobody is asked how she was helped. */
export async function resolveMany(
  ctx: TxCtx,
  found: readonly BulkStanding[],
  { resolution }: { resolution: Resolution },
): Promise<BulkRefusals> {
  const { free, refused } = colleagues(ctx, found)
  const summary = { outcome: resolution, promised: null, note: '' }
  for (const { conversationId, inboxState } of free) {
    if (inboxState === 'done') refused.set(conversationId, { outcome: 'unchanged', reason: null })
    else if (INBOX_TRANSITIONS.resolved[inboxState] === null) {
      refused.set(conversationId, { outcome: 'conflict', reason: `it is "${inboxState}" and waits for nobody` })
    } else await resolveConversation(ctx, { conversationId, summary, csat: false })
  }
  return refused
}
