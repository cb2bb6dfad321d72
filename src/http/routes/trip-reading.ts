import { z } from 'zod'
import * as trips from '../../domain/trips/index.ts'
import { toJson } from '../../lib/to-json.ts'
import * as aliases from '../contract/trip-aliases.ts'
import * as contract from '../contract/trips.ts'
import { HttpError } from '../http-error.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { noTrip, tripFiles, tripRow } from './trip.wire.ts'

/** A source whose breaker is open is tried again after as long. */
const SOURCES_RETRY_S = 30
const LOOK_AGAIN_S = 2

/** A run tells some twenty events; one that was taken up again and again tells more. */
const MOST_EVENTS = 200

const Cursor = pageCursor(z.tuple([z.iso.datetime(), z.uuid()]))

/** Trips as they are found and read. */
export function serveTripReading(api: Api): void {
  serve(api, contract.listTrips, async (ctx, { query }) => {
    const { limit, status, customer_id, trip_id } = query
    const place = Cursor.read(query)
    const page = await trips.listTrips(ctx, {
      limit: limit + 1,
      after: place && { createdAt: new Date(place[0]), runId: place[1] },
      ...(status !== undefined && { status }),
      ...(customer_id !== undefined && { customerId: customer_id }),
      ...(trip_id !== undefined && { tripId: trip_id }),
    })
    const shown = page.slice(0, limit)
    const last = page.length > limit ? shown.at(-1) : undefined
    const next_cursor = Cursor.write(last ? [last.created_at, last.run_id] : null, query)
    return { trips: shown.map(tripRow), next_cursor }
  })
  for (const route of [contract.getTrip, aliases.getPlan] as const) {
    serve(api, route, async (ctx, { params }) => {
      const { run, itinerary, slots } = await readTrip(ctx, params.id)
      return { run, itinerary, slots, files: tripFiles(ctx, run) }
    })
  }
  for (const route of [contract.getTripStatus, aliases.getPlanStatus] as const) {
    serve(api, route, async (ctx, { params }) => trips.tripProgress((await readTrip(ctx, params.id)).run))
  }
  for (const route of [contract.getTripItinerary, aliases.getRunItinerary] as const) {
    serve(api, route, async (ctx, { params }) => {
      const { run, itinerary } = await readTrip(ctx, params.id)
      if (itinerary === null) throw without(run)
      return { itinerary }
    })
  }
  serve(api, contract.getTripTrace, async (ctx, { params }) => {
    const trace = await trips.readTripTrace(ctx, params.id)
    if (trace === null) throw noTrip()
    const events = await trips.listTripEvents(ctx, { runId: params.id, afterSeq: 0, limit: MOST_EVENTS })
    const tool_log = trace.toolLog.map(({ argsDigest, latencyMs, at, ...asked }) => ({
      ...{ ...asked, args_digest: argsDigest, latency_ms: latencyMs, at: at.toISOString() },
    }))
    return { events, tool_log, cost_micro_usd: trace.costMicroUsd }
  })
}

async function readTrip(ctx: StaffCtx, runId: string) {
  const found = await trips.readTrip(ctx, runId)
  if (found === null) throw noTrip()
  return found
}

/** Why there is nothing to read. */
function without({ status, error, relaxations }: trips.TripRun): HttpError {
  if (error?.code === 'sources_unavailable') {
    return new HttpError('provider_unavailable', error.message, { retryAfterS: SOURCES_RETRY_S })
  }
  if (error !== null) {
    return new HttpError('conflict', error.message, {
      more: { reason: error.code, relaxations: toJson(relaxations) ?? [] },
    })
  }
  if (status === 'cancelled') return new HttpError('conflict', 'The run was cancelled.')
  return new HttpError('conflict', 'The run is under way.', { retryAfterS: LOOK_AGAIN_S })
}
