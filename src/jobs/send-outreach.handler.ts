import type { Ctx } from '../domain/context.ts'
import { deliverConversation } from '../domain/messaging/index.ts'
import { concludeOutreach, remindOfCart } from '../domain/outreach/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type OrderRef, sendOutreachJob } from './send-outreach.job.ts'

export function sendOutreachHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  /** Age after which a message that is being sent is taken to have lost its process. */
  staleMs: number
}): SweptHandler<OrderRef> {
  return {
    job: sendOutreachJob,
    async run({ tenantId, orderId }) {
      const ctx = deps.ctxFor(tenantId)
      const reminder = await remindOfCart(ctx, { orderId })
      if (reminder.outcome !== 'queued') return null
      const { conversationId } = reminder
      const { againInMs } = await deliverConversation(ctx, { conversationId, staleMs: deps.staleMs })
      const concluded = await concludeOutreach(ctx, { orderId })
      return concluded === 'open' && againInMs !== null ? { againInMs } : null
    },
  }
}
