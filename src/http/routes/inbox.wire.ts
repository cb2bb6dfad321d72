import type { Clock } from '../../domain/context.ts'
import { priorityOf } from '../../domain/handoff/index.ts'
import {
  type CustomerPanel,
  type ListedConversation,
  type Scheduled,
  type StreamItem,
  writePlace,
} from '../../domain/inbox/index.ts'
import { windowClosesAt } from '../../domain/messaging/index.ts'
import type { ConversationRow, CustomerPanelWire, MessageItem } from '../contract/inbox-shapes.ts'

export function conversationWire(ctx: { clock: Clock }, row: ListedConversation): ConversationRow {
  const closesAt = windowClosesAt(row.channel, row.lastInboundAt)
  return {
    conversation_id: row.conversationId,
    customer: {
      customer_id: row.customerId,
      name: row.customerName,
      phone: row.phone,
      language: row.language,
    },
    channel: row.channel,
    inbox_state: row.inboxState,
    owner: { kind: row.owner === 'bot' ? 'bot' : 'person', user_id: row.ownerId, name: row.ownerName },
    assignee: row.assigneeId === null ? null : { user_id: row.assigneeId, name: row.assigneeName },
    ticket: ticketWire(row),
    due_at: row.dueAt?.toISOString() ?? null,
    snoozed_until: row.snoozedUntil?.toISOString() ?? null,
    window: { open: closesAt === null || closesAt > ctx.clock.now(), closes_at: closesAt?.toISOString() ?? null },
    last_message:
      row.lastFrom === null
        ? null
        : { from: row.lastFrom, preview: row.lastPreview ?? '', at: row.lastMessageAt.toISOString() },
    unread: row.unread,
    labels: row.labels,
    has_draft: row.hasDraft,
    opted_out: row.optedOut,
    version: row.version,
  }
}

function ticketWire({ ticket }: ListedConversation): ConversationRow['ticket'] {
  if (ticket === null) return null
  const { ticketId, reference, reason, priority, dueAt, late } = ticket
  const stands = { ticket_id: ticketId, reference, reason, priority: priority ?? priorityOf(reason) }
  return { ...stands, due_at: dueAt.toISOString(), late }
}

export function customerWire(panel: CustomerPanel): CustomerPanelWire {
  const { customerId, optedOut, since, lastSeenAt, conversationIds, orders, tickets, spent, ratings, ...same } = panel
  return {
    ...same,
    ...{ customer_id: customerId, opted_out: optedOut, conversation_ids: conversationIds },
    since: since.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    orders: orders.map(({ orderId, totalMinor, currency, at, ...order }) => ({
      ...order,
      ...{ order_id: orderId, total: { amount_minor: totalMinor, currency }, at: at.toISOString() },
    })),
    tickets: tickets.map(({ ticketId, at, ...ticket }) => ({ ...ticket, ticket_id: ticketId, at: at.toISOString() })),
    ratings: ratings.map(({ at, ...rating }) => ({ ...rating, at: at.toISOString() })),
    spent: spent.map(({ amountMinor, currency, orders }) => ({
      amount: { amount_minor: amountMinor, currency },
      orders,
    })),
  }
}

export function messageWire(item: StreamItem): MessageItem {
  const {
    place,
    authorId,
    authorName,
    at,
    turnId,
    media,
    status,
    reason,
    editedAt,
    epoch: _epoch,
    seq: _seq,
    ...same
  } = item
  return {
    ...same,
    pos: writePlace(place),
    author_id: authorId,
    author_name: authorName,
    at: at.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    turn_id: turnId,
    media: media.map(({ contentType, sizeBytes, ...file }) => ({
      ...file,
      content_type: contentType,
      size_bytes: sizeBytes,
    })),
    delivery: status === null ? null : { status, reason },
  }
}

export function scheduledWire({ scheduledId, authorId, text, at }: Scheduled) {
  return { scheduled_id: scheduledId, author_id: authorId, text, at: at.toISOString() }
}
