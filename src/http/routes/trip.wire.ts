import type { z } from 'zod'
import { itineraryLinks, type TripRun } from '../../domain/trips/index.ts'
import type { TripFiles, TripRow, TripStarted } from '../contract/trips.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'

/** How a run that was begun is followed. Who waits need not know that it waits for its turn. */
export function started({ run_id, trip_id, status }: TripRun): z.infer<typeof TripStarted> {
  const stream_url = `/v1/trips/${run_id}/stream`
  return { run_id, trip_id, status: status === 'queued' ? 'running' : status, stream_url }
}

export function tripRow(run: TripRun): z.infer<typeof TripRow> {
  const { options: _options, relaxations: _relaxations, violations: _violations, ...row } = run
  return row
}

/** Addresses of a version for who has no account here; null where a run came to none. */
export function tripFiles(ctx: StaffCtx, { trip_id, version }: TripRun): z.infer<typeof TripFiles> | null {
  if (version === null) return null
  return itineraryLinks(ctx, { tripId: trip_id, version })
}

export function noTrip(): HttpError {
  return new HttpError('not_found', 'There is no such trip, or it is of another shop.')
}
