import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ShopRef = z.strictObject({ tenantId: z.uuid() })
export type ShopRef = z.infer<typeof ShopRef>

/** Facts of a shop have been committed: they get their numbers and are put on their way. */
export const numberEventsJob: SweptJob<ShopRef> = {
  name: 'number-events',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'many',
  due: { rows: 'webhook_events', age: 'due', schedule: 'events', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 175,
}
