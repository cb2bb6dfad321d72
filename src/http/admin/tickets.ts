import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { claimTicket, getTicket, listTickets, resolveTicket, TicketCursor } from '../../domain/handoff/index.ts'
import { answer } from '../answer.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { type HandoffDeps, OwnershipWire, ownershipWire, sayAsPerson, takeBack } from './handoff-answers.ts'
import { ClaimBody, HandBackBody, ReplyBody, ResolveBody, TicketQuery } from './handoff-bodies.ts'
import { idIn } from './id-in.ts'
import { pageCursor } from './page-cursor.ts'
import { ListedTicketWire, listedTicketWire, TicketDetailWire, ticketDetailWire } from './ticket.wire.ts'

const TicketList = z.strictObject({ tickets: z.array(ListedTicketWire), next_cursor: z.string().nullable() })
const Cursor = pageCursor(TicketCursor)
const TicketAnswer = z.strictObject({ ticket: TicketDetailWire })
const ClaimAnswer = z.strictObject({ ...OwnershipWire.shape, ticket: TicketDetailWire })

/**
 * The inbox of tickets, for a staff token: list, one with its context, claim, reply, resolve, hand back. 401 without a
 * token, 404 for what is not this shop's, 409 for what somebody else has, 422 for a body that cannot be read.
 */
export function ticketRoutes(deps: HandoffDeps): Router {
  const router = new Router({ prefix: '/v1/tickets' })
  const ticketId = (http: Context & { params: Record<string, string> }) => idIn(http.params.id, 'ticket')
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    const { status, cursor, limit } = parseOr422(TicketQuery, http.query)
    const { tickets, next } = await listTickets(ctx, { status: status ?? null, after: Cursor.read(cursor), limit })
    answer(http, TicketList, {
      tickets: tickets.map(listedTicketWire),
      next_cursor: Cursor.write(next),
    })
  })
  router.get('/:id', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, TicketAnswer, { ticket: ticketDetailWire(await getTicket(ctx, { ticketId: ticketId(http) })) })
  })
  router.post('/:id/claim', async (http) => {
    const ctx = await deps.staff(http)
    const { take_from: takeFrom = null } = await readJson(http, ClaimBody)
    const taken = await claimTicket(ctx, { ticketId: ticketId(http), takeFrom })
    const ticket = ticketDetailWire(await getTicket(ctx, { ticketId: ticketId(http) }))
    answer(http, ClaimAnswer, { ...ownershipWire(taken), ticket })
  })
  router.post('/:id/reply', async (http) => {
    const ctx = await deps.staff(http)
    const body = await readJson(http, ReplyBody)
    const { conversationId } = await getTicket(ctx, { ticketId: ticketId(http) })
    await sayAsPerson(http, ctx, { conversationId, ...body })
  })
  router.post('/:id/resolve', async (http) => {
    const ctx = await deps.staff(http)
    await resolveTicket(ctx, { ticketId: ticketId(http), ...(await readJson(http, ResolveBody)) })
    answer(http, TicketAnswer, { ticket: ticketDetailWire(await getTicket(ctx, { ticketId: ticketId(http) })) })
  })
  router.post('/:id/hand-back', async (http) => {
    const ctx = await deps.staff(http)
    const { summary } = await readJson(http, HandBackBody)
    const { conversationId } = await getTicket(ctx, { ticketId: ticketId(http) })
    await takeBack(http, ctx, { conversationId, summary })
  })
  return router
}
