import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { PlanStatus, SharePayer, ShareStatus } from '../schemas/shares.ts'
import { MPESA } from '../schemas.ts'

const Share = z.object({
  id: z.string(),
  position: z.int(),
  payer: SharePayer,
  msisdn: z.string().nullable(),
  amountMinor: z.int(),
  /** What of its money counts for the order. */
  paidMinor: z.int(),
  reference: z.string(),
  status: ShareStatus,
  wanted: z.int(),
  asked: z.int(),
  isPrompted: z.boolean(),
})
export type Share = z.infer<typeof Share>

const Sharing = z.object({
  planId: z.string(),
  orderId: z.string(),
  orderReference: z.string(),
  status: PlanStatus,
  totalMinor: z.int(),
  currency: z.string(),
  /** What the order still needs. */
  dueMinor: z.int(),
  reminders: z.int(),
  createdAt: z.date(),
  expiresAt: z.date(),
  conversationId: z.string(),
  customerId: z.string(),
  shopName: z.string(),
  /** What is paid to by hand. */
  paybill: z.string(),
  timezone: z.string(),
  language: z.string(),
  shares: z.array(Share),
})
export type Sharing = z.infer<typeof Sharing>

/** The newest sharing of an order, with its shares in their order; null when it was never shared. One statement. */
export async function sharingOfOrder(ctx: TxCtx, orderId: string): Promise<Sharing | null> {
  return readSharing(ctx, Prisma.sql`p.order_id = ${orderId}::uuid`)
}

/** The sharing that a share belongs to. Throws `not_found`. */
export async function sharingOfShare(ctx: TxCtx, shareId: string): Promise<{ sharing: Sharing; share: Share }> {
  const sharing = await readSharing(
    ctx,
    Prisma.sql`p.id = (SELECT s.plan_id FROM order_shares s WHERE s.tenant_id = p.tenant_id AND s.id = ${shareId}::uuid)`,
  )
  const share = sharing?.shares.find(({ id }) => id === shareId)
  if (sharing === null || share === undefined) throw new AppError('not_found', 'there is no such share')
  return { sharing, share }
}

/** A sharing by its id; null when there is none. */
export async function sharingById(ctx: TxCtx, planId: string): Promise<Sharing | null> {
  return readSharing(ctx, Prisma.sql`p.id = ${planId}::uuid`)
}

async function readSharing(ctx: TxCtx, which: Prisma.Sql): Promise<Sharing | null> {
  const rows = await ctx.tx.$queryRaw`
    SELECT p.id AS "planId", p.order_id AS "orderId", o.reference AS "orderReference", p.status,
      p.total_minor AS "totalMinor", p.currency, p.reminders, p.created_at AS "createdAt", p.expires_at AS "expiresAt",
      greatest(0, o.total_minor - coalesce((SELECT sum(m.allocated_minor) FROM money_receipts m
        WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id AND m.currency = o.currency), 0))::int AS "dueMinor",
      o.conversation_id AS "conversationId", o.customer_id AS "customerId", t.name AS "shopName",
      coalesce((SELECT b.shortcode FROM payment_accounts b WHERE b.tenant_id = p.tenant_id AND b.provider = ${MPESA}
        ORDER BY b.created_at DESC LIMIT 1), '') AS paybill,
      t.settings->>'timezone' AS timezone,
      coalesce(c.language_pref, v.language, t.settings->>'defaultLanguage', 'en') AS language,
      (SELECT jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'payer', s.payer, 'msisdn', s.msisdn,
          'amountMinor', s.amount_minor, 'paidMinor', ${paidSql()}, 'reference', s.reference, 'status', s.status,
          'wanted', s.wanted, 'asked', s.asked, 'isPrompted', ${promptedSql()}) ORDER BY s.position)
        FROM order_shares s WHERE s.tenant_id = p.tenant_id AND s.plan_id = p.id) AS shares
    FROM share_plans p
    JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN customers c ON c.tenant_id = o.tenant_id AND c.id = o.customer_id
    JOIN tenants t ON t.id = p.tenant_id
    WHERE p.tenant_id = ${ctx.tenantId}::uuid AND ${which}
    ORDER BY p.created_at DESC, p.id DESC LIMIT 1`
  const [sharing] = z.array(Sharing).parse(rows)
  return sharing ?? null
}

function paidSql(): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT sum(m.allocated_minor) FROM payment_attempts a
    JOIN money_receipts m ON m.tenant_id = a.tenant_id AND m.attempt_id = a.id
    WHERE a.tenant_id = s.tenant_id AND a.share_id = s.id), 0)::int`
}

function promptedSql(): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = s.tenant_id AND a.share_id = s.id
    AND a.method = 'stk' AND NOT a.superseded AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending'))`
}
