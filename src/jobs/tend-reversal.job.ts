import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ReversalRef = z.strictObject({ tenantId: z.uuid(), reversalId: z.uuid() })
export type ReversalRef = z.infer<typeof ReversalRef>

/** A reversal whose result has not come: asks the provider what became of it. */
export const tendReversalJob: SweptJob<ReversalRef> = {
  name: 'tend-reversal',
  payload: ReversalRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ reversalId }) => reversalId,
  parallel: 'one',
  due: {
    rows: 'reversals',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, reversalId: subjectId }),
  },
  deadAfter: 32,
}
