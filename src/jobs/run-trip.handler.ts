import type { Ctx } from '../domain/context.ts'
import { runTrip } from '../domain/trips/index.ts'
import type { SweptHandler } from './define-job.ts'
import { runTripJob, type TripRunRef } from './run-trip.job.ts'

export function runTripHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<TripRunRef> {
  return {
    job: runTripJob,
    async run({ tenantId, runId }) {
      await runTrip(deps.ctxFor(tenantId), runId)
      return null
    },
  }
}
