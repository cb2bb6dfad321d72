import type { Context } from 'koa'
import type { Ids } from '../../domain/context.ts'
import * as inbox from '../../domain/inbox/index.ts'
import type { LiveBus } from '../../domain/live/index.ts'
import * as payments from '../../domain/payments/index.ts'
import * as team from '../../domain/team/index.ts'
import { streamSeats } from '../chat/stream-seats.ts'
import * as contract from '../contract/live.ts'
import { HttpError } from '../http-error.ts'
import { heardBy } from '../live/heard-by.ts'
import { changeOf, concerns, liveEvents, POLL_AFTER_MS } from '../live/live-events.ts'
import { type PresentPeople, presentPeople } from '../live/present-people.ts'
import { recentNews } from '../live/recent-news.ts'
import type { StaffCtx } from '../serve/principal.ts'
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
  const present = presentPeople(bus, api.clock)
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
    const heard = heardBy(ctx)
    return liveEvents({ bus, tenantId, actor, heard, now, stillMay, signMs: SIGN_MS, gone, stopping })
  })
  serve(api, contract.pollLive, async (ctx, { query }) => {
    const { news, ...place } = recent.since(ctx.tenantId, query.since)
    const hers = await heardBy(ctx)(news.filter((one) => concerns(one, ctx.actor)))
    return { ...place, changes: hers.map(changeOf), poll_after_ms: POLL_AFTER_MS }
  })
  serve(api, contract.tellPresence, async (ctx, { params, body }) => {
    await inbox.getConversation(ctx, { conversationId: params.id })
    bus.publish(ctx.tenantId, { kind: 'presence', id: params.id, presence: { actor: ctx.actor, doing: body.doing } })
    await team.markActive(ctx)
    return { told: true, others: await othersAt(ctx, present, params.id) } as const
  })
  serve(api, contract.getPresence, async (ctx, { params }) => {
    await inbox.getConversation(ctx, { conversationId: params.id })
    return { others: await othersAt(ctx, present, params.id) }
  })
  serve(api, contract.tellActive, async (ctx) => {
    await team.markActive(ctx)
    return { told: true } as const
  })
  serve(api, contract.tellReviewPresence, async (ctx, { params, body }) => {
    await payments.getReview(ctx, { reviewId: params.id })
    bus.publish(ctx.tenantId, { kind: 'presence', id: params.id, presence: { actor: ctx.actor, doing: body.doing } })
    return { told: true, others: await othersAt(ctx, present, params.id) } as const
  })
}

async function othersAt(ctx: StaffCtx, present: PresentPeople, id: string) {
  const others = present.at(ctx.tenantId, id).filter(({ actor }) => actor !== ctx.actor)
  const names = await inbox.namesOf(
    ctx,
    others.map(({ actor }) => actor),
  )
  return others.map(({ actor, doing }) => ({ user_id: actor, name: names.get(actor) ?? actor, doing }))
}

function goneOf(http: Context, leave: () => void): AbortSignal {
  const gone = new AbortController()
  http.res.once('close', () => {
    gone.abort()
    leave()
  })
  return gone.signal
}
