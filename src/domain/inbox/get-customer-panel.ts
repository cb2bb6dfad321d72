import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { SurveyWhy } from '../handoff/index.ts'
import { shownPhone, visibleTo } from '../sight/index.ts'

const MOST = 10

const CustomerPanel = z.object({
  customerId: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  optedOut: z.boolean(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  since: z.date(),
  lastSeenAt: z.date(),
  conversationIds: z.array(z.uuid()),
  orders: z.array(
    z.object({
      orderId: z.uuid(),
      reference: z.string(),
      status: z.string(),
      totalMinor: z.int(),
      currency: z.string(),
      at: z.coerce.date(),
    }),
  ),
  tickets: z.array(
    z.object({
      ticketId: z.uuid(),
      reference: z.string(),
      reason: z.string(),
      status: z.string(),
      at: z.coerce.date(),
    }),
  ),
  /** What she has paid for, by currency. */
  spent: z.array(z.object({ currency: z.string(), amountMinor: z.int(), orders: z.int() })),
  /** What she said of how she was helped. */
  ratings: z.array(z.object({ score: z.int(), why: SurveyWhy.nullable(), at: z.coerce.date() })),
  version: z.int(),
})
export type CustomerPanel = z.infer<typeof CustomerPanel>

/** What stands beside a conversation of its customer: who she is, her newest orders and tickets, what she has spent. Throws `not_found`. */
export async function getCustomerPanel(ctx: Ctx, { customerId }: { customerId: string }): Promise<CustomerPanel> {
  const [row] = await ctx.statement`
    SELECT cu.id AS "customerId", coalesce(cu.known_as, cu.profile_name) AS name, ${shownPhone(ctx)} AS phone, cu.language_pref AS language,
      cu.opted_out_at IS NOT NULL AS "optedOut", cu.tags, cu.notes, cu.version, cu.created_at AS since, cu.last_seen_at AS "lastSeenAt",
      ARRAY(SELECT v.id FROM channels ch
        JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id AND ${visibleTo(ctx)}
        WHERE ch.tenant_id = cu.tenant_id ORDER BY v.last_message_at DESC LIMIT ${MOST}) AS "conversationIds",
      (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
        SELECT o.id AS "orderId", o.reference, o.status, o.total_minor AS "totalMinor", o.currency, o.created_at AS at
        FROM orders o WHERE o.tenant_id = cu.tenant_id AND o.customer_id = cu.id AND o.status <> 'draft'
        ORDER BY o.created_at DESC, o.id LIMIT ${MOST}) n) AS orders,
      (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
        SELECT h.id AS "ticketId", h.reference, h.reason, h.status, h.created_at AS at
        FROM channels ch
        JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id AND ${visibleTo(ctx)}
        JOIN handoff_tickets h ON h.tenant_id = v.tenant_id AND h.conversation_id = v.id
        WHERE ch.tenant_id = cu.tenant_id ORDER BY h.created_at DESC, h.id LIMIT ${MOST}) n) AS tickets,
      (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
        SELECT o.currency, sum(o.total_minor)::bigint AS "amountMinor", count(*)::int AS orders
        FROM orders o WHERE o.tenant_id = cu.tenant_id AND o.customer_id = cu.id AND o.paid_at IS NOT NULL
        GROUP BY o.currency ORDER BY o.currency) n) AS spent,
      (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
        SELECT c.score, c.why, c.answered_at AS at FROM csat_answers c
        WHERE c.tenant_id = cu.tenant_id AND c.customer_id = cu.id AND c.score IS NOT NULL
        ORDER BY c.asked_at DESC, c.id LIMIT ${MOST}) n) AS ratings
    FROM customers cu WHERE cu.tenant_id = ${ctx.tenantId}::uuid AND cu.id = ${customerId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return CustomerPanel.parse(row)
}
