import { z } from 'zod'
import type { Job } from './define-job.ts'

export const AttemptRef = z.strictObject({ tenantId: z.uuid(), attemptId: z.uuid() })
export type AttemptRef = z.infer<typeof AttemptRef>

/** Brings one payment attempt to what is true now. */
export const settlePayment: Job<AttemptRef> = {
  name: 'settle-payment',
  payload: AttemptRef,
  attempts: 5,
  backoffMs: 1_000,
  key: ({ attemptId }) => attemptId,
  parallel: 'many',
}
