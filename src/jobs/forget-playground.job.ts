import type { SweptJob } from './define-job.ts'
import { ShopRef } from './forget-events.job.ts'

/** Chats in the playground are kept for a day after their last move. */
export const forgetPlaygroundJob: SweptJob<ShopRef> = {
  name: 'forget-playground',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'playground_sessions', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
