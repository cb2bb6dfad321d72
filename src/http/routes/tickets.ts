import * as handoff from '../../domain/handoff/index.ts'
import { JsonObject } from '../../lib/json.ts'
import { toJson } from '../../lib/to-json.ts'
import * as contract from '../contract/tickets.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { ownershipWire, sayAsPerson, takeBack } from './handoff-answers.ts'
import { listedTicketWire, ticketDetailWire } from './ticket.wire.ts'

const Cursor = pageCursor(handoff.TicketCursor)

/** The inbox of tickets. */
export function serveTickets(api: Api): void {
  serve(api, contract.listTickets, async (ctx, { query }) => {
    const { status = null, limit } = query
    const { tickets, next } = await handoff.listTickets(ctx, { status, after: Cursor.read(query), limit })
    return { tickets: tickets.map(listedTicketWire), next_cursor: Cursor.write(next, query) }
  })
  serve(api, contract.getTicket, async (ctx, { params }) => ({ ticket: await ticketNow(ctx, params.id) }))
  serve(api, contract.claimTicket, async (ctx, { params, body }) => {
    const { take_from: takeFrom = null } = body
    const taken = await handoff.claimTicket(ctx, { ticketId: params.id, takeFrom })
    return { ...ownershipWire(taken), ticket: await ticketNow(ctx, params.id) }
  })
  serve(api, contract.replyToTicket, async (ctx, { params, body }) =>
    sayAsPerson(ctx, await conversationOf(ctx, params.id), body),
  )
  serve(api, contract.resolveTicket, async (ctx, { params, body }) => {
    await handoff.resolveTicket(ctx, { ticketId: params.id, ...body })
    return { ticket: await ticketNow(ctx, params.id) }
  })
  serve(api, contract.changeTicket, async (ctx, { params, body }, http) => {
    const { priority, topic, promised_at: promisedAt } = body
    const change = { priority, topic, ...(promisedAt !== undefined && { promisedAt: new Date(promisedAt) }) }
    const saved = await handoff.changeTicket(ctx, { ticketId: params.id, change, seen: versionSeen(http) })
    const ticket = await ticketNow(ctx, params.id)
    if (saved === 'stale') throw staleVersion(JsonObject.parse(toJson(ticket)))
    return { ticket }
  })
  serve(api, contract.handBackTicket, async (ctx, { params, body }) =>
    takeBack(ctx, await conversationOf(ctx, params.id), body),
  )
}

async function ticketNow(ctx: StaffCtx, ticketId: string): Promise<contract.TicketDetailWire> {
  return ticketDetailWire(await handoff.getTicket(ctx, { ticketId }))
}

async function conversationOf(ctx: StaffCtx, ticketId: string): Promise<string> {
  return (await handoff.getTicket(ctx, { ticketId })).conversationId
}
