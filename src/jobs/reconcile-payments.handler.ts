import type { Ctx } from '../domain/context.ts'
import { reconcilePayments } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { reconcilePaymentsJob, type TenantRef } from './reconcile-payments.job.ts'

export function reconcilePaymentsHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<TenantRef> {
  return {
    job: reconcilePaymentsJob,
    async run({ tenantId }) {
      await reconcilePayments(deps.ctxFor(tenantId))
      return null
    },
  }
}
