import type { SweptJob } from './define-job.ts'
import { ShopRef } from './forget-events.job.ts'

/** What has been kept for long enough is thrown away: traces, results of tools, messages, the use of models. */
export const pruneJob: SweptJob<ShopRef> = {
  name: 'prune',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'old_rows', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
