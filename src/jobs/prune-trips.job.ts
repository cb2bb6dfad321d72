import type { SweptJob } from './define-job.ts'
import { ShopRef } from './forget-events.job.ts'

/** Trips are kept as long as somebody may ask for them: then their runs, and at last their itineraries, go. */
export const pruneTripsJob: SweptJob<ShopRef> = {
  name: 'prune-trips',
  payload: ShopRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ tenantId }) => tenantId,
  parallel: 'one',
  due: { rows: 'trip_remains', age: 'due', schedule: 'reconcile', payload: ({ tenantId }) => ({ tenantId }) },
  deadAfter: 32,
}
