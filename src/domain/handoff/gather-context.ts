import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { fulfilmentSql } from '../orders/index.ts'
import { parseTenantSettings, type TenantSettings } from '../tenancy/index.ts'
import { TicketContext } from './ticket-context.ts'

const LAST_MESSAGES = 12
const LAST_ORDERS = 3

const Facts = z.object({
  settings: z.unknown(),
  open: z
    .object({
      ticketId: z.uuid(),
      reference: z.string(),
      status: z.enum(['open', 'claimed']),
      promisedAt: z.coerce.date(),
    })
    .nullable(),
  context: TicketContext.omit({ requestId: true, journey: true, step: true }),
})

export interface TicketFacts {
  settings: TenantSettings
  /** The ticket that is open already for this reason, or that brings a person as well. */
  open: z.infer<typeof Facts>['open']
  /** What the person who takes over must know: customer, last messages of both sides, newest orders with payments, money and open
   * questions about it, and what the last person left. */
  context: z.infer<typeof Facts>['context']
}

/** Reasons for which a person comes to talk to the customer, whatever for. */
const TALKED_OVER = [
  'human_requested',
  'frustration',
  'clarification_loop',
  'knowledge_missing',
  'dispute',
  'sensitive',
  'emergency',
  'self_harm',
]
/** Who only wants somebody to talk to is answered by whoever comes. */
const WANTS_SOMEBODY: ReadonlySet<string> = new Set(['human_requested', 'frustration', 'clarification_loop'])

/** The reasons whose open ticket makes another one for this reason needless; no request for a booking is that of another. */
function answering(reason: string): string[] {
  if (reason === 'booking_request') return []
  return WANTS_SOMEBODY.has(reason) ? TALKED_OVER : [reason]
}

/** Everything a ticket needs, in one statement. Throws `not_found` for a conversation that does not exist. */
export async function gatherContext(
  ctx: TxCtx,
  input: { conversationId: string; reason: string },
): Promise<TicketFacts> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT t.settings, (
        SELECT jsonb_build_object('ticketId', h.id, 'reference', h.reference, 'status', h.status, 'promisedAt', h.promised_at)
        FROM handoff_tickets h
        WHERE h.tenant_id = v.tenant_id AND h.conversation_id = v.id AND h.status IN ('open', 'claimed')
          AND h.reason = ANY(${answering(input.reason)}::text[])
        ORDER BY h.reason = ${input.reason} DESC, h.created_at LIMIT 1) AS open,
      jsonb_build_object(
        'tenant', jsonb_build_object('tenantId', t.id, 'name', t.name),
        'conversationId', v.id,
        'customer', jsonb_build_object('customerId', c.id, 'name', c.profile_name, 'language', c.language_pref, 'optedOut', c.opted_out_at IS NOT NULL),
        'messages', (SELECT coalesce(jsonb_agg(to_jsonb(m) ORDER BY m.at), '[]') FROM (
          (SELECT 'customer' AS "from", i.body AS text, i.received_at AS at FROM inbound_messages i
            WHERE i.tenant_id = v.tenant_id AND i.conversation_id = v.id ORDER BY i.epoch DESC LIMIT ${LAST_MESSAGES})
          UNION ALL
          (SELECT o.author, o.body, o.created_at FROM outbound_messages o
            WHERE o.tenant_id = v.tenant_id AND o.conversation_id = v.id ORDER BY o.seq DESC LIMIT ${LAST_MESSAGES})
          ORDER BY at DESC LIMIT ${LAST_MESSAGES}) m),
        'orders', (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
          SELECT o.id AS "orderId", o.reference, o.status, o.total_minor AS "totalMinor", o.currency, o.created_at AS at,
            ${fulfilmentSql()} AS fulfilment, (
            SELECT jsonb_build_object('attemptId', a.id, 'status', a.status, 'amountMinor', a.amount_minor, 'resultCode', a.result_code,
              'receipt', a.receipt, 'at', a.created_at)
            FROM payment_attempts a WHERE a.tenant_id = o.tenant_id AND a.order_id = o.id ORDER BY a.created_at DESC LIMIT 1) AS payment, (
            SELECT coalesce(jsonb_agg(jsonb_build_object('receipt', r.receipt, 'source', r.source, 'amountMinor', r.amount_minor,
              'currency', r.currency, 'reversed', r.reversed_at IS NOT NULL, 'at', r.at) ORDER BY r.at), '[]')
            FROM money_receipts r WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id) AS money, (
            SELECT coalesce(jsonb_agg(jsonb_build_object('reviewId', w.id, 'reason', w.reason, 'subject', w.subject, 'at', w.created_at)
              ORDER BY w.created_at), '[]')
            FROM payment_reviews w WHERE w.tenant_id = o.tenant_id AND w.order_id = o.id AND w.status = 'open') AS reviews
          FROM orders o WHERE o.tenant_id = v.tenant_id AND o.customer_id = v.customer_id
          ORDER BY o.created_at DESC, o.id LIMIT ${LAST_ORDERS}) n),
        'lastPerson', (SELECT s.summary || jsonb_build_object(
            'operator', coalesce(staff_name(s.tenant_id, s.operator), s.operator), 'at', s.ended_at)
          FROM human_stretches s
          WHERE s.tenant_id = v.tenant_id AND s.conversation_id = v.id AND s.ended_at IS NOT NULL ORDER BY s.started_at DESC LIMIT 1)
      ) AS context
    FROM conversations v
    JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
    JOIN tenants t ON t.id = v.tenant_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${input.conversationId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such conversation')
  const facts = Facts.parse(row)
  return { settings: parseTenantSettings(facts.settings), open: facts.open, context: facts.context }
}
