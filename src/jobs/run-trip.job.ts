import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const TripRunRef = z.strictObject({ tenantId: z.uuid(), runId: z.uuid() })
export type TripRunRef = z.infer<typeof TripRunRef>

/** Plans a trip, node by node, until it is planned, refused or cancelled. */
export const runTripJob: SweptJob<TripRunRef> = {
  name: 'run-trip',
  payload: TripRunRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ runId }) => runId,
  parallel: 'thread',
  due: {
    rows: 'trip_runs',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, runId: subjectId }),
  },
  deadAfter: 8,
}
