import type { Ctx } from '../domain/context.ts'
import { checkTrip } from '../domain/trips/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type TripRef, watchTripJob } from './watch-trip.job.ts'

export function watchTripHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<TripRef> {
  return {
    job: watchTripJob,
    async run({ tenantId, tripId }) {
      await checkTrip(deps.ctxFor(tenantId), { tripId })
      return null
    },
  }
}
