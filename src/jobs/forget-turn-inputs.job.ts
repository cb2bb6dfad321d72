import type { SweptJob } from './define-job.ts'
import { ShopRef } from './forget-events.job.ts'

/** What turns began from is kept for thirty days. */
export const forgetTurnInputsJob: SweptJob<ShopRef> = {
  name: 'forget-turn-inputs',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'turn_inputs', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
