import type { z } from 'zod'
import type { TripRun } from '../../domain/trips/index.ts'
import type { TripFiles, TripRow, TripStarted } from '../contract/trips.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'

const LINK_HOURS = 72
const HOUR_MS = 3_600_000

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
  const until = new Date(ctx.clock.now().getTime() + LINK_HOURS * HOUR_MS)
  const linkTo = (kind: 'itinerary_pdf' | 'itinerary_ics' | 'itinerary_view') => {
    const file = { kind, id: trip_id, version }
    return `${ctx.publicBaseUrl}/files/${ctx.ports.fileLinks.sign({ tenantId: ctx.tenantId, file, expiresAt: until })}`
  }
  return {
    pdf: linkTo('itinerary_pdf'),
    ics: linkTo('itinerary_ics'),
    view: linkTo('itinerary_view'),
    until: until.toISOString(),
  }
}

export function noTrip(): HttpError {
  return new HttpError('not_found', 'There is no such trip, or it is of another shop.')
}
