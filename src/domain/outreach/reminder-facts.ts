import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { ChannelKind } from '../messaging/schemas.ts'
import { hasLivePaymentSql } from '../payments/index.ts'
import { parseTenantSettings, type TenantSettings } from '../tenancy/index.ts'
import { thisWeekSql } from './unasked-refusal.ts'

const HOUR_MS = 3_600_000

const Row = z.object({
  conversationId: z.uuid(),
  customerId: z.uuid(),
  status: z.string(),
  updatedAt: z.date(),
  totalMinor: z.int(),
  currency: z.string(),
  lastInboundAt: z.date().nullable(),
  channelKind: ChannelKind,
  owner: z.enum(['bot', 'human']),
  optedOut: z.boolean(),
  marketing: z.boolean(),
  language: z.string(),
  shop: z.string(),
  settings: z.unknown(),
  stockLeft: z.boolean(),
  paymentLive: z.boolean(),
  unanswered: z.boolean(),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })).nullable(),
  outboundId: z.uuid().nullable(),
  outreachStatus: z.string().nullable(),
  thisWeek: z.int(),
  lastHour: z.int(),
  optOuts: z.int(),
})

/** Everything that decides whether an order's customer is reminded of it. Counts are of the shop, since the last reset. */
export type ReminderFacts = Omit<z.infer<typeof Row>, 'settings'> & { settings: TenantSettings }

/** One statement; null when there is no such order, or its shop was closed. `countFrom`: what happened before the breaker was reset counts no more. */
export async function readReminderFacts(
  ctx: TxCtx,
  input: { orderId: string; countFrom: Date | null },
): Promise<ReminderFacts | null> {
  const now = ctx.clock.now()
  const hour = new Date(Math.max(now.getTime() - HOUR_MS, input.countFrom?.getTime() ?? 0))
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.conversation_id AS "conversationId", o.customer_id AS "customerId", o.status, o.updated_at AS "updatedAt",
      o.total_minor AS "totalMinor", o.currency, v.last_inbound_at AS "lastInboundAt", v.owner, ch.kind AS "channelKind",
      cu.opted_out_at IS NOT NULL AS "optedOut", cu.marketing_opt_in IS TRUE AS marketing, t.name AS shop, t.settings,
      coalesce(cu.language_pref, v.language, t.settings->>'defaultLanguage') AS language,
      NOT EXISTS (SELECT FROM order_lines l JOIN catalog_variants k ON k.tenant_id = l.tenant_id AND k.id = l.variant_id
        WHERE l.tenant_id = o.tenant_id AND l.order_id = o.id AND o.stock_state <> 'held' AND k.stock - k.held < l.quantity) AS "stockLeft",
      ${hasLivePaymentSql()} AS "paymentLive",
      EXISTS (SELECT FROM inbound_messages i WHERE i.tenant_id = v.tenant_id AND i.conversation_id = v.id AND i.turn_id IS NULL) AS unanswered,
      (SELECT jsonb_agg(jsonb_build_object('name', l.item_name, 'quantity', l.quantity) ORDER BY l.position)
        FROM order_lines l WHERE l.tenant_id = o.tenant_id AND l.order_id = o.id) AS items,
      r.outbound_id AS "outboundId", r.status AS "outreachStatus", ${thisWeekSql(now)} AS "thisWeek",
      h.sent AS "lastHour", h.opt_outs AS "optOuts"
    FROM orders o
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN channels ch ON ch.tenant_id = v.tenant_id AND ch.id = v.channel_id
    JOIN customers cu ON cu.tenant_id = o.tenant_id AND cu.id = o.customer_id
    JOIN tenants t ON t.id = o.tenant_id AND t.disabled_at IS NULL
    LEFT JOIN outreach r ON r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.kind = 'abandoned_cart'
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS sent, count(*) FILTER (WHERE EXISTS (SELECT FROM consent_ledger c
        WHERE c.tenant_id = w.tenant_id AND c.customer_id = w.customer_id AND c.action = 'withdrawn' AND c.at >= w.queued_at))::int AS opt_outs
      FROM outreach w WHERE w.tenant_id = o.tenant_id AND w.queued_at > ${hour} AND w.status IN ('planned', 'sent')) h
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${input.orderId}::uuid`
  if (!row) return null
  const facts = Row.parse(row)
  return { ...facts, settings: parseTenantSettings(facts.settings) }
}
