import type { Ctx } from '../domain/context.ts'
import { tendShares } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type SharesRef, tendSharesJob } from './tend-shares.job.ts'

export function tendSharesHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<SharesRef> {
  return {
    job: tendSharesJob,
    async run({ tenantId, planId }) {
      await tendShares(deps.ctxFor(tenantId), { planId })
      return null
    },
  }
}
