import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ShopRef = z.strictObject({ tenantId: z.uuid() })
export type ShopRef = z.infer<typeof ShopRef>

/** Facts that programs were told of are past, with the log of it: after thirty days. */
export const forgetEventsJob: SweptJob<ShopRef> = {
  name: 'forget-events',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'webhook_log', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
