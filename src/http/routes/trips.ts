import type { z } from 'zod'
import * as tenancy from '../../domain/tenancy/index.ts'
import * as trips from '../../domain/trips/index.ts'
import { toJson } from '../../lib/to-json.ts'
import * as aliases from '../contract/trip-aliases.ts'
import * as contract from '../contract/trips.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { noTrip, started } from './trip.wire.ts'
import { serveTripReading } from './trip-reading.ts'

/** What a text says of a trip of one shop, or the names of what it leaves open. */
export type HearTrip = (
  text: string,
  shop: {
    destinations: Awaited<ReturnType<typeof trips.listDestinations>>
    currency: string
    timezone: string
    now: Date
  },
) => { intent: z.input<typeof trips.IntentInput>; missing: [] } | { intent: null; missing: string[] }

const UNWATCHED: Readonly<Record<Exclude<trips.WatchedTrip, 'watching'>, string>> = {
  no_trip: 'Only a trip that a customer asked for in a chat, and that came to a plan, can be watched.',
  too_late: 'The trip begins before anybody would look at it again.',
  no_consent: 'The customer has not agreed to have her trips watched.',
}

/** Trips as they are asked for, followed, stopped and judged. */
export function serveTrips(api: Api, hear: HearTrip): void {
  const start = (ctx: StaffCtx, { body }: { body: z.infer<typeof contract.NewTripWire> }) => startOf(ctx, body, hear)
  serve(api, contract.startTrip, start)
  serve(api, aliases.startPlan, start)
  serve(api, aliases.startRun, start)
  for (const route of [contract.cancelTrip, aliases.cancelPlan] as const) {
    serve(api, route, async (ctx, { params }) => {
      const run = await trips.cancelTrip(ctx, params.id)
      if (run === null) throw noTrip()
      return started(run)
    })
  }
  for (const route of [contract.resumeTrip, aliases.resumePlan] as const) {
    serve(api, route, async (ctx, { params }) => {
      const resumed = await trips.resumeTrip(ctx, params.id)
      if (resumed.outcome === 'unknown') throw noTrip()
      if (resumed.outcome === 'refused') {
        throw new HttpError('conflict', 'This run has ended for good: start another one with other wishes.')
      }
      return started(resumed.run)
    })
  }
  for (const route of [contract.editTrip, aliases.editPlan] as const) {
    serve(api, route, async (ctx, { params, body }) => {
      const edited = await trips.editTrip(ctx, {
        runId: ctx.ids.derive(`trip:${ctx.requestId}`),
        parentRunId: params.id,
        ifVersion: body.if_version,
        changes: body.changes,
        principal: ctx.actor,
        conversationId: null,
      })
      return started(begunOf(edited))
    })
  }
  serve(api, contract.watchTrip, async (ctx, { params }) => {
    const found = await trips.readTrip(ctx, params.id)
    if (found === null) throw noTrip()
    const { trip_id: tripId, customer_id: customerId } = found.run
    const outcome = customerId === null ? 'no_trip' : await trips.watchTrip(ctx, { tripId, customerId })
    if (outcome !== 'watching') throw new HttpError('conflict', UNWATCHED[outcome])
    return { watching: true } as const
  })
  serve(api, contract.evaluateTrip, async (ctx, { body }) => {
    const { plan, intent, facts, trip_id } = body.data
    const known = facts === undefined ? await factsOf(ctx, trip_id ?? '') : trips.readGivenFacts(facts, ctx.clock.now())
    const book = trips.createFactBook(known)
    const verdict = trips.verifyPlan(plan, intent, book)
    const { total } = trips.planCost(plan, intent, book)
    return { stands: trips.stands(verdict), total_usd_cents: total, violations: verdict.violations }
  })
  serveTripReading(api)
}

function begunOf(edited: trips.EditOutcome): trips.TripRun {
  switch (edited.outcome) {
    case 'started':
      return edited.run
    case 'unknown':
      throw noTrip()
    case 'stale':
      throw staleVersion({ version: edited.version })
    case 'refused': {
      const { path, problem } = edited
      throw new HttpError('invalid_input', problem, { fields: [{ path, code: 'custom', message: problem }] })
    }
  }
}

/** The id comes of the request: the same request again finds the run that it began. */
async function startOf(ctx: StaffCtx, body: z.infer<typeof contract.NewTripWire>, hear: HearTrip) {
  const { text, language, ...fields } = body
  const { run } = await trips.startTrip(ctx, {
    runId: ctx.ids.derive(`trip:${ctx.requestId}`),
    principal: ctx.actor,
    customerId: null,
    conversationId: null,
    language,
    intent: toJson(text === undefined ? fields : await heard(ctx, text, hear)),
    options: trips.RunOptions.parse({}),
  })
  return started(run)
}

async function heard(ctx: StaffCtx, text: string, hear: HearTrip) {
  const destinations = await trips.listDestinations(ctx)
  const { currency, timezone } = await ctx.transaction((within) => tenancy.readSettings(within))
  const { intent, missing } = hear(text, { destinations, currency, timezone, now: ctx.clock.now() })
  if (intent !== null) return intent
  throw new HttpError('invalid_input', `The words do not say: ${missing.join(', ')}.`, {
    fields: missing.map((path) => ({ path, code: 'missing', message: 'the words do not say it' })),
    more: { missing },
  })
}

async function factsOf(ctx: StaffCtx, tripId: string): Promise<trips.FactData> {
  const stored = await ctx.transaction((within) => trips.tripPlan(within, { tripId }))
  if (stored === null) throw noTrip()
  return stored.facts
}
