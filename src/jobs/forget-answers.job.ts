import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ShopRef = z.strictObject({ tenantId: z.uuid() })
export type ShopRef = z.infer<typeof ShopRef>

/** Answers that were kept for callers who ask again are past: a day after nobody could ask for them any more. */
export const forgetAnswersJob: SweptJob<ShopRef> = {
  name: 'forget-answers',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'idempotency_keys', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
