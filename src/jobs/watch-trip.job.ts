import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const TripRef = z.strictObject({ tenantId: z.uuid(), tripId: z.uuid() })
export type TripRef = z.infer<typeof TripRef>

/** Looks at a trip that is watched whenever a look is due. */
export const watchTripJob: SweptJob<TripRef> = {
  name: 'watch-trip',
  payload: TripRef,
  attempts: 3,
  backoffMs: 30_000,
  key: ({ tripId }) => tripId,
  parallel: 'many',
  due: {
    rows: 'trip_watches',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, tripId: subjectId }),
  },
  deadAfter: 12,
}
