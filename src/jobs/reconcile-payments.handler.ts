import type { Ctx } from '../domain/context.ts'
import { reconcilePayments as reconcile } from '../domain/payments/index.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkQueue } from './queue.ts'
import { reconcilePayments, type TenantRef } from './reconcile-payments.job.ts'
import { sendMessages } from './send-messages.job.ts'

export function reconcilePaymentsHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
}): JobHandler<TenantRef> {
  return {
    job: reconcilePayments,
    async run({ tenantId }) {
      const { conversations } = await reconcile(deps.ctxFor(tenantId))
      await Promise.all(
        conversations.map((conversationId) => deps.queue.enqueue(sendMessages, { tenantId, conversationId })),
      )
      return null
    },
  }
}
