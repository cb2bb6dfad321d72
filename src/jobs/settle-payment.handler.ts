import type { Ctx } from '../domain/context.ts'
import { openUnsettledReview, settlePayment } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type AttemptRef, settlePaymentJob } from './settle-payment.job.ts'

export function settlePaymentHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<AttemptRef> {
  return {
    job: settlePaymentJob,
    async run({ tenantId, attemptId }) {
      await settlePayment(deps.ctxFor(tenantId), { attemptId })
      return null
    },
    async died(ctx, { attemptId }) {
      await openUnsettledReview(ctx, { attemptId })
      return 'stays'
    },
  }
}
