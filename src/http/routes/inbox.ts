import * as handoff from '../../domain/handoff/index.ts'
import * as inbox from '../../domain/inbox/index.ts'
import { insistOnConversation } from '../../domain/messaging/index.ts'
import * as contract from '../contract/inbox.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { conversationWire, customerWire, messageWire, scheduledWire } from './inbox.wire.ts'

const Cursor = pageCursor(inbox.InboxCursor)

/** The conversations of the shop as its people see and sort them. */
export function serveInbox(api: Api): void {
  serve(api, contract.listConversations, async (ctx, { query }) => {
    const { cursor: _cursor, limit, q, ...asked } = query
    const filter = q === undefined ? asked : { ...asked, ids: await inbox.searchConversations(ctx, { q, ever: false }) }
    const { conversations, next } = await inbox.listConversations(ctx, { filter, after: Cursor.read(query), limit })
    return {
      conversations: conversations.map((row) => conversationWire(ctx, row)),
      next_cursor: Cursor.write(next && [next[0].toISOString(), next[1]], query),
      counts: await inbox.countQueues(ctx),
    }
  })
  serve(api, contract.search, async (ctx, { query: { q, ever = false } }) => {
    const ids = await inbox.searchConversations(ctx, { q, ever })
    const found = await inbox.listConversations(ctx, { filter: { queue: 'all', ids }, after: null, limit: ids.length })
    const byPlace = found.conversations.toSorted(
      (a, b) => ids.indexOf(a.conversationId) - ids.indexOf(b.conversationId),
    )
    return { conversations: byPlace.map((row) => conversationWire(ctx, row)) }
  })
  serve(api, contract.getConversation, async (ctx, { params }) => {
    const { row, composer, scheduled } = await inbox.getConversation(ctx, { conversationId: params.id })
    return { conversation: conversationWire(ctx, row), composer, scheduled: scheduled.map(scheduledWire) }
  })
  serve(api, contract.getCustomerPanel, async (ctx, { params }) => ({
    customer: customerWire(await inbox.getCustomerPanel(ctx, { customerId: params.id })),
  }))
  serve(api, contract.listMessages, async (ctx, { params, query: { before, after, limit } }) => {
    const items = await inbox.readStream(ctx, {
      conversationId: params.id,
      before: before === undefined ? undefined : inbox.readPlace(before),
      after: after === undefined ? undefined : inbox.readPlace(after),
      limit,
    })
    if (items.length === 0) await insistOnConversation(ctx, params.id)
    return { messages: items.map(messageWire) }
  })
  serveMoves(api)
  serveMarks(api)
}

/** What moves a conversation from one part of the inbox to another. */
function serveMoves(api: Api): void {
  serve(api, contract.releaseConversation, async (ctx, { params }) => {
    await handoff.releaseConversation(ctx, { conversationId: params.id })
    return answered(ctx, params.id)
  })
  serve(api, contract.assignConversation, async (ctx, { params, body }) => {
    await handoff.assignConversation(ctx, { conversationId: params.id, assigneeId: body.user_id })
    return answered(ctx, params.id)
  })
  serve(api, contract.resolveConversation, async (ctx, { params, body }) => {
    const { resolution: outcome, promised = null, note, csat: wished } = body
    const summary = { outcome, promised, note }
    const csat = await handoff.resolveConversation(ctx, { conversationId: params.id, summary, csat: wished })
    return { ...(await answered(ctx, params.id)), next_conversation_id: await nextOf(ctx), csat }
  })
  serve(api, contract.reopenConversation, async (ctx, { params }) => {
    await handoff.reopenConversation(ctx, { conversationId: params.id })
    return answered(ctx, params.id)
  })
  serve(api, contract.snoozeConversation, async (ctx, { params, body }) => {
    await handoff.snoozeConversation(ctx, { conversationId: params.id, until: new Date(body.until) })
    return answered(ctx, params.id)
  })
}

/** What people note of a conversation for themselves and each other. */
function serveMarks(api: Api): void {
  serve(api, contract.readConversation, async (ctx, { params, body }) => {
    await inbox.markRead(ctx, { conversationId: params.id, readTo: inbox.readPlace(body.pos).at })
    return answered(ctx, params.id)
  })
  serve(api, contract.unreadConversation, async (ctx, { params }) => {
    await inbox.markUnread(ctx, { conversationId: params.id })
    return answered(ctx, params.id)
  })
  serve(api, contract.labelConversation, async (ctx, { params, body }) => {
    await inbox.setLabels(ctx, { conversationId: params.id, labels: body.labels })
    return answered(ctx, params.id)
  })
}

async function answered(ctx: StaffCtx, conversationId: string) {
  const { row } = await inbox.getConversation(ctx, { conversationId })
  return { conversation: conversationWire(ctx, row) }
}

/** What she may turn to now: her own work first, then what waits longest. */
async function nextOf(ctx: StaffCtx): Promise<string | null> {
  for (const queue of ['mine', 'waiting'] as const) {
    const { conversations } = await inbox.listConversations(ctx, { filter: { queue }, after: null, limit: 1 })
    const [first] = conversations
    if (first) return first.conversationId
  }
  return null
}
