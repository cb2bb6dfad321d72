import type { Ctx } from '../domain/context.ts'
import { pruneTrips } from '../domain/trips/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { ShopRef } from './forget-events.job.ts'
import { pruneTripsJob } from './prune-trips.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200

export function pruneTripsHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: pruneTripsJob,
    async run({ tenantId }) {
      const { more } = await pruneTrips(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
