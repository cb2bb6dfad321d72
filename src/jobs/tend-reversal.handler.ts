import type { Ctx } from '../domain/context.ts'
import { openUnsettledReview, tendReversal } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type ReversalRef, tendReversalJob } from './tend-reversal.job.ts'

export function tendReversalHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ReversalRef> {
  return {
    job: tendReversalJob,
    async run({ tenantId, reversalId }) {
      await tendReversal(deps.ctxFor(tenantId), { reversalId })
      return null
    },
    async died(ctx, { reversalId }) {
      await openUnsettledReview(ctx, { subjectId: reversalId })
      return 'stays'
    },
  }
}
