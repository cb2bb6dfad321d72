import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const StretchRef = z.strictObject({ tenantId: z.uuid(), stretchId: z.uuid() })
export type StretchRef = z.infer<typeof StretchRef>

/** Looks after a conversation that a person has: a customer who waits too long, or nobody who writes any more. */
export const tendStretchJob: SweptJob<StretchRef> = {
  name: 'tend-stretch',
  payload: StretchRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ stretchId }) => stretchId,
  parallel: 'one',
  due: {
    rows: 'stretches',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, stretchId: subjectId }),
  },
  deadAfter: 32,
}
