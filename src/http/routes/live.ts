import type { Context } from 'koa'
import type { Ids } from '../../domain/context.ts'
import * as inbox from '../../domain/inbox/index.ts'
import type { LiveBus } from '../../domain/live/index.ts'
import { streamSeats } from '../chat/stream-seats.ts'
import * as contract from '../contract/live.ts'
import { HttpError } from '../http-error.ts'
import { liveEvents, POLL_AFTER_MS } from '../live/live-events.ts'
import { recentNews } from '../live/recent-news.ts'
import { type Api, serve } from '../serve/serve.ts'

const SIGN_MS = 15_000
const SEATS = { inAll: 2_000, ofOne: 5 }

export interface LiveDeps {
  bus: LiveBus
  stopping: AbortSignal
  ids: Pick<Ids, 'secret'>
}

/** What people of a shop hear while they look at it. */
export function serveLive(api: Api, { bus, stopping, ids }: LiveDeps): void {
  const seats = streamSeats(SEATS)
  const recent = recentNews(bus, () => ids.secret(4))
  serve(api, contract.watchLive, async (ctx, _input, http) => {
    const leave = seats.take(`${ctx.tenantId} ${ctx.actor}`)
    if (leave === null) {
      throw new HttpError('busy', 'Five streams of one person are open, or this process has as many as it takes.')
    }
    const { tenantId, actor, clock } = ctx
    const now = () => clock.now()
    const stillMay = () =>
      api.steps.authenticate(http).then(
        ({ role }) => role === ctx.principal.role,
        () => false,
      )
    const gone = goneOf(http, leave)
    return liveEvents({ bus, tenantId, actor, now, stillMay, signMs: SIGN_MS, gone, stopping })
  })
  serve(api, contract.pollLive, async (ctx, { query }) => ({
    ...recent.since(ctx.tenantId, query.since),
    poll_after_ms: POLL_AFTER_MS,
  }))
  serve(api, contract.tellPresence, async (ctx, { params, body }) => {
    await inbox.getConversation(ctx, { conversationId: params.id })
    bus.publish(ctx.tenantId, { kind: 'presence', id: params.id, presence: { actor: ctx.actor, doing: body.doing } })
    return { told: true } as const
  })
}

function goneOf(http: Context, leave: () => void): AbortSignal {
  const gone = new AbortController()
  http.res.once('close', () => {
    gone.abort()
    leave()
  })
  return gone.signal
}
