import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const AttemptRef = z.strictObject({ tenantId: z.uuid(), attemptId: z.uuid() })
export type AttemptRef = z.infer<typeof AttemptRef>

/** Brings one payment attempt to what is true now. */
export const settlePaymentJob: SweptJob<AttemptRef> = {
  name: 'settle-payment',
  payload: AttemptRef,
  attempts: 5,
  backoffMs: 1_000,
  key: ({ attemptId }) => attemptId,
  parallel: 'many',
  due: {
    rows: 'payments',
    age: 'stale',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, attemptId: subjectId }),
  },
  deadAfter: 32,
}
