import { z } from 'zod'
import { JsonObject } from '../../../lib/json.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

const Kept = z.object({ kind: z.enum(['inbound_media', 'conversation_file']), id: z.uuid() })
const Row = z.object({ known: JsonObject, files: z.array(Kept) })
export type Exported = z.infer<typeof Row>

/** All that is known of a customer, and which files of hers are kept. One statement, of one moment. Throws `not_found`. */
export async function readExport(ctx: Ctx, { customerId }: { customerId: string }): Promise<Exported> {
  const [row] = await ctx.statement`
    SELECT jsonb_build_object(
      'customer', to_jsonb(cu) - 'tenant_id',
      'consents', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'tenant_id' ORDER BY x.at), '[]') FROM consent_ledger x
        WHERE x.tenant_id = cu.tenant_id AND x.customer_id = cu.id),
      'memory', (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'tenant_id' ORDER BY x.at), '[]') FROM customer_memory x
        WHERE x.tenant_id = cu.tenant_id AND x.customer_id = cu.id),
      'messages', (SELECT coalesce(jsonb_agg(m.said ORDER BY m.at), '[]') FROM (
        SELECT i.received_at AS at, jsonb_build_object('at', i.received_at, 'from', 'customer', 'kind', i.kind, 'text', i.body,
          'data', i.payload) AS said
        FROM inbound_messages i WHERE i.tenant_id = cu.tenant_id AND i.conversation_id = ANY (c.ids)
        UNION ALL SELECT o.created_at, jsonb_build_object('at', o.created_at, 'from', o.author, 'status', o.status, 'text', o.body,
          'menu', o.menu)
        FROM outbound_messages o WHERE o.tenant_id = cu.tenant_id AND o.conversation_id = ANY (c.ids)) m),
      'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', x.at, 'text', x.text) ORDER BY x.at), '[]')
        FROM conversation_notes x WHERE x.tenant_id = cu.tenant_id AND x.conversation_id = ANY (c.ids)),
      'cases', (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', x.reference, 'reason', x.reason, 'summary', x.summary,
          'at', x.created_at, 'closed_at', x.closed_at) ORDER BY x.created_at), '[]')
        FROM handoff_tickets x WHERE x.tenant_id = cu.tenant_id AND x.conversation_id = ANY (c.ids)),
      'ratings', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', x.asked_at, 'score', x.score, 'why', x.why)
          ORDER BY x.asked_at), '[]')
        FROM csat_answers x WHERE x.tenant_id = cu.tenant_id AND x.customer_id = cu.id),
      'orders', (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'tenant_id' || jsonb_build_object(
          'lines', (SELECT coalesce(jsonb_agg(to_jsonb(l) - 'tenant_id'), '[]') FROM order_lines l
            WHERE l.tenant_id = o.tenant_id AND l.order_id = o.id),
          'receipts', (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id'), '[]') FROM money_receipts r
            WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id)) ORDER BY o.created_at), '[]')
        FROM orders o WHERE o.tenant_id = cu.tenant_id AND o.customer_id = cu.id),
      'trips', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', x.created_at, 'wishes', x.intent) ORDER BY x.created_at), '[]')
        FROM trip_runs x WHERE x.tenant_id = cu.tenant_id AND x.customer_id = cu.id)) AS known,
      (SELECT coalesce(jsonb_agg(f.file), '[]') FROM (
        SELECT jsonb_build_object('kind', 'inbound_media', 'id', m.id) AS file FROM inbound_messages i
        JOIN inbound_media m ON m.tenant_id = i.tenant_id AND m.message_id = i.id AND m.bytes IS NOT NULL
        WHERE i.tenant_id = cu.tenant_id AND i.conversation_id = ANY (c.ids)
        UNION ALL SELECT jsonb_build_object('kind', 'conversation_file', 'id', b.id) FROM conversation_files b
        WHERE b.tenant_id = cu.tenant_id AND b.conversation_id = ANY (c.ids) AND b.bytes IS NOT NULL) f) AS files
    FROM customers cu CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT v.id FROM channels ch
        JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id
        WHERE ch.tenant_id = cu.tenant_id) AS ids) c
    WHERE cu.tenant_id = ${ctx.tenantId}::uuid AND cu.id = ${customerId}::uuid`
  if (row === undefined) throw new AppError('not_found', 'there is no such customer')
  return Row.parse(row)
}
