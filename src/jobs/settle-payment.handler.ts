import type { Ctx } from '../domain/context.ts'
import { settlePayment as settle } from '../domain/payments/index.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessages } from './send-messages.job.ts'
import { type AttemptRef, settlePayment } from './settle-payment.job.ts'

export function settlePaymentHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
}): JobHandler<AttemptRef> {
  return {
    job: settlePayment,
    async run({ tenantId, attemptId }) {
      const { told, conversationId } = await settle(deps.ctxFor(tenantId), { attemptId })
      if (told) await deps.queue.enqueue(sendMessages, { tenantId, conversationId })
      return null
    },
  }
}
