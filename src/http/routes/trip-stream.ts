import type { Context } from 'koa'
import type { LiveBus } from '../../domain/live/index.ts'
import * as trips from '../../domain/trips/index.ts'
import { streamSeats } from '../chat/stream-seats.ts'
import * as aliases from '../contract/trip-aliases.ts'
import * as contract from '../contract/trip-stream.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { tripEvents } from '../trips/trip-events.ts'
import { noTrip } from './trip.wire.ts'

const SEATS = { inAll: 1_000, ofOne: 20 }
/** Every event of a run, and no more than a column of sequence numbers holds. */
const EVENT_ID = /^\d{1,9}$/

/** What runs tell, to whoever follows them from whichever process. */
export function serveTripStream(api: Api, { bus, stopping }: { bus: LiveBus; stopping: AbortSignal }): void {
  const seats = streamSeats(SEATS)
  for (const route of [contract.streamTrip, aliases.streamPlan, aliases.streamRun] as const) {
    serve(api, route, async (ctx, { params, query }, http) => {
      const runId = params.id
      const found = await trips.readTrip(ctx, runId)
      if (found === null) throw noTrip()
      const gone = seatOf(http, ctx, seats)
      return tripEvents({
        bus,
        tenantId: ctx.tenantId,
        runId,
        after: { seq: seenOf(http), ts: query.last_ts ?? null },
        eventsAfter: (afterSeq, limit) => trips.listTripEvents(ctx, { runId, afterSeq, limit }),
        hasEnded: async () => ((await trips.readTrip(ctx, runId))?.run.completed_at ?? null) !== null,
        stillMay: () =>
          api.steps.authenticate(http).then(
            ({ role }) => role === ctx.principal.role,
            () => false,
          ),
        ends: AbortSignal.any([gone, stopping]),
        log: ctx.log,
      })
    })
  }
}

/** What was not given out by us is nothing seen. */
function seenOf(http: Context): number {
  const id = http.get('last-event-id')
  return EVENT_ID.test(id) ? Number(id) : 0
}

function seatOf(http: Context, ctx: StaffCtx, seats: ReturnType<typeof streamSeats>): AbortSignal {
  const leave = seats.take(`${ctx.tenantId} ${ctx.actor}`)
  if (leave === null) throw new HttpError('busy', 'Too many runs are followed at once.')
  const gone = new AbortController()
  http.res.once('close', () => {
    gone.abort()
    leave()
  })
  return gone.signal
}
