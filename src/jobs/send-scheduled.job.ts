import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ScheduledRef = z.strictObject({ tenantId: z.uuid(), scheduledId: z.uuid() })
export type ScheduledRef = z.infer<typeof ScheduledRef>

/** Sends what a person has written for later, or gives it back to her. */
export const sendScheduledJob: SweptJob<ScheduledRef> = {
  name: 'send-scheduled',
  payload: ScheduledRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ scheduledId }) => scheduledId,
  parallel: 'one',
  due: {
    rows: 'scheduled',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, scheduledId: subjectId }),
  },
  deadAfter: 12,
}
