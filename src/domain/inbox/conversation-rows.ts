import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { shownPhone } from '../sight/index.ts'
import { ListedConversation } from './schemas.ts'

/** More unread messages than this are not counted. */
const MOST_UNREAD = 100

/** What a page needs of the row itself (`v`); the session stays where it is. */
export const ROW_COLUMNS = Prisma.sql`v.tenant_id, v.id, v.customer_id, v.channel_id, v.language, v.inbox_state, v.owner, v.owner_id, v.assignee_id,
  v.due_at, v.snoozed_until, v.last_inbound_at, v.last_message_at, v.last_from, v.last_preview, v.unread_since, v.version`

/**
 * Conversations as the list shows them to the one who asks, in one statement: the rows that `chosen` gives, and only then
 * what hangs on them.
 * @param chosen a query of the tenant's conversations, with `ROW_COLUMNS`
 * @param order of the answer, by the chosen rows `p`
 */
export async function conversationRows(
  ctx: Ctx,
  { chosen, order }: { chosen: Prisma.Sql; order: Prisma.Sql },
): Promise<ListedConversation[]> {
  const rows = await ctx.statement`
    WITH p AS (${chosen})
    SELECT p.id AS "conversationId", p.customer_id AS "customerId", coalesce(cu.known_as, cu.profile_name) AS "customerName", ${shownPhone(ctx)} AS phone,
      coalesce(cu.language_pref, p.language) AS language, cu.opted_out_at IS NOT NULL AS "optedOut", ch.kind AS channel,
      p.inbox_state AS "inboxState", p.owner, p.owner_id AS "ownerId", p.assignee_id AS "assigneeId",
      ${nameOf(Prisma.sql`p.owner_id`)} AS "ownerName", ${nameOf(Prisma.sql`p.assignee_id`)} AS "assigneeName",
      p.due_at AS "dueAt", p.snoozed_until AS "snoozedUntil", p.last_inbound_at AS "lastInboundAt",
      p.last_message_at AS "lastMessageAt", p.last_from AS "lastFrom", p.last_preview AS "lastPreview", p.version,
      (SELECT jsonb_build_object('ticketId', h.id, 'reference', h.reference, 'reason', h.reason, 'priority', h.priority,
          'dueAt', coalesce(owed_by(h), h.promised_at), 'late', h.overdue_at IS NOT NULL OR owed_by(h) < ${ctx.clock.now()})
        FROM handoff_tickets h
        WHERE h.tenant_id = p.tenant_id AND h.conversation_id = p.id AND h.status IN ('open', 'claimed')
        ORDER BY coalesce(owed_by(h), h.promised_at), h.id LIMIT 1) AS ticket,
      (SELECT count(*)::int FROM (SELECT i.received_at FROM inbound_messages i
          WHERE i.tenant_id = p.tenant_id AND i.conversation_id = p.id AND p.unread_since IS NOT NULL
          ORDER BY i.epoch DESC LIMIT ${MOST_UNREAD}) newest
        WHERE newest.received_at >= p.unread_since AND newest.received_at > coalesce((SELECT r.read_to FROM conversation_reads r
          WHERE r.tenant_id = p.tenant_id AND r.conversation_id = p.id AND r.reader_id = ${ctx.actor}), '-infinity')) AS unread,
      ARRAY(SELECT l.label FROM conversation_labels l
        WHERE l.tenant_id = p.tenant_id AND l.conversation_id = p.id ORDER BY l.label) AS labels,
      EXISTS (SELECT FROM composer_drafts d
        WHERE d.tenant_id = p.tenant_id AND d.conversation_id = p.id AND d.author_id = ${ctx.actor} AND d.text <> '') AS "hasDraft"
    FROM p
    JOIN customers cu ON cu.tenant_id = p.tenant_id AND cu.id = p.customer_id
    JOIN channels ch ON ch.tenant_id = p.tenant_id AND ch.id = p.channel_id
    ORDER BY ${order}`
  return z.array(ListedConversation).parse(rows)
}

/** How the other staff know somebody. */
function nameOf(actor: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce(staff_name(p.tenant_id, ${actor}), ${actor})`
}
