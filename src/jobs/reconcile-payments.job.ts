import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const TenantRef = z.strictObject({ tenantId: z.uuid() })
export type TenantRef = z.infer<typeof TenantRef>

/** Compares every unfinished payment of one shop with what its provider says. */
export const reconcilePaymentsJob: SweptJob<TenantRef> = {
  name: 'reconcile-payments',
  payload: TenantRef,
  attempts: 2,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: {
    rows: 'reconciliations',
    age: 'due',
    schedule: 'reconcile',
    payload: ({ tenantId }) => ({ tenantId }),
  },
  deadAfter: 175,
}
