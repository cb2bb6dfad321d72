import { Prisma } from '../../../prisma/generated/client.ts'

/** What an event of a conversation is in its audit trail; the rest of the trail is for whoever reads the trail. */
const EVENTS = [
  'conversation.taken_over',
  'conversation.handed_back',
  'conversation.released',
  'conversation.assigned',
  'conversation.resolved',
  'conversation.reopened',
  'conversation.snoozed',
  'conversation.person_idle',
  'ticket.opened',
  'ticket.overdue',
  'ticket.resolved',
]

const NOTHING = Prisma.sql`NULL::uuid AS "turnId", NULL::jsonb AS menu, NULL::text AS template, '[]'::jsonb AS media,
  NULL::text AS status, NULL::text AS reason`

/** Which items of each kind are meant: conditions on `i` (hers), `o` (ours), `n` (notes) and `e` (events). */
export interface StreamBounds {
  inbound: Prisma.Sql
  outbound: Prisma.Sql
  note: Prisma.Sql
  event: Prisma.Sql
}

/**
 * The newest `limit` items of a conversation within bounds, one statement and so of one moment. `said` knows who of the shop wrote
 * which message: the outbox says only that it was a person.
 */
export function streamStatement(
  of: { tenantId: string; conversationId: string },
  bounds: StreamBounds,
  limit: number,
): Prisma.Sql {
  const { tenantId, conversationId } = of
  return Prisma.sql`
    WITH trail AS (
      SELECT a.* FROM audit_log a WHERE a.tenant_id = ${tenantId}::uuid AND a.subject_type = 'conversation' AND a.subject_id = ${conversationId}
      UNION ALL
      SELECT a.* FROM handoff_tickets h JOIN audit_log a
        ON a.tenant_id = h.tenant_id AND a.subject_type = 'ticket' AND a.subject_id = h.id::text
      WHERE h.tenant_id = ${tenantId}::uuid AND h.conversation_id = ${conversationId}::uuid),
    said AS (
      SELECT a.data->>'messageId' AS message_id, a.actor, a.via_key FROM trail a WHERE a.action = 'conversation.person_replied'),
    items AS (
      (SELECT 'message' AS kind, i.id, 'customer' AS "from", NULL AS "authorId", i.body AS text, i.received_at AS at, i.epoch, 0::bigint AS seq,
        i.turn_id AS "turnId", NULL::jsonb AS menu, NULL AS template, ${inboundMedia()} AS media,
        NULL AS status, NULL AS reason, NULL::timestamptz AS "editedAt", NULL::uuid AS via
      FROM inbound_messages i
      WHERE i.tenant_id = ${tenantId}::uuid AND i.conversation_id = ${conversationId}::uuid AND ${bounds.inbound}
      ORDER BY i.epoch DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'message', o.id, CASE o.author WHEN 'human' THEN 'person' ELSE o.author END, said.actor, o.body, o.created_at, 0, o.seq,
        o.turn_id, o.menu, CASE WHEN o.content_sid IS NOT NULL THEN o.template->>'name' END,
        CASE WHEN o.media IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('kind', o.media->>'kind',
          'name', o.media->>'filename', 'contentType', NULL, 'sizeBytes', NULL)) END,
        CASE WHEN o.status = 'sent' AND o.provider_status IN ('delivered', 'read') THEN o.provider_status ELSE o.status END,
        o.reason, NULL, said.via_key
      FROM outbound_messages o LEFT JOIN said ON said.message_id = o.id::text
      WHERE o.tenant_id = ${tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND ${bounds.outbound}
      ORDER BY o.seq DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'note', n.id, 'person', n.author_id, n.text, n.at, 0, 0, ${NOTHING}, n.edited_at, n.via_key
      FROM conversation_notes n
      WHERE n.tenant_id = ${tenantId}::uuid AND n.conversation_id = ${conversationId}::uuid AND ${bounds.note}
      ORDER BY n.at DESC, n.id DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'event', e.id, 'system', e.actor, e.action, e.at, 0, 0, ${NOTHING}, NULL, e.via_key
      FROM trail e WHERE e.action = ANY(${EVENTS}::text[]) AND ${bounds.event}
      ORDER BY e.at DESC, e.id DESC LIMIT ${limit}))
    SELECT items.kind, items.id, items."from", items."authorId", items.text, items.at, items.epoch, items.seq::int AS seq, items."turnId",
      items.menu, items.template, items.media, items.status, items.reason, items."editedAt", coalesce(staff_name(${tenantId}::uuid, items."authorId"), items."authorId") AS "authorName",
      staff_name(${tenantId}::uuid, 'staff:' || items.via) AS via
    FROM items ORDER BY items.at DESC, items.id DESC LIMIT ${limit}`
}

/** Files of a customer as far as they were fetched, else as the provider named them; never where the provider keeps them. */
function inboundMedia(): Prisma.Sql {
  return Prisma.sql`coalesce(
    (SELECT jsonb_agg(jsonb_build_object('kind', split_part(m.content_type, '/', 1), 'name', NULL, 'contentType', m.content_type,
        'sizeBytes', m.size_bytes) ORDER BY m.position)
      FROM inbound_media m WHERE m.tenant_id = i.tenant_id AND m.message_id = i.id AND m.content_type IS NOT NULL),
    (SELECT jsonb_agg(jsonb_build_object('kind', split_part(f->>'contentType', '/', 1), 'name', NULL,
        'contentType', f->>'contentType', 'sizeBytes', NULL))
      FROM jsonb_array_elements(CASE jsonb_typeof(i.payload->'media') WHEN 'array' THEN i.payload->'media' ELSE '[]' END) f),
    '[]')`
}
