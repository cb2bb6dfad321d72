import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ShopRef = z.strictObject({ tenantId: z.uuid() })
export type ShopRef = z.infer<typeof ShopRef>

/** A day of a shop is over: what was done on it is sealed. */
export const sealAuditJob: SweptJob<ShopRef> = {
  name: 'seal-audit',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'audit', age: 'due', schedule: 'sweep', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 175,
}
