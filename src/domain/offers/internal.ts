import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { OfferRule } from './discount.ts'

/** A draft keeps its place in a limited offer for this long; then somebody else may have it. */
const DRAFT_CLAIM_MS = 30 * 60_000

const OfferRow = z.object({
  id: z.uuid(),
  code: z.string().nullable(),
  title: z.record(z.string(), z.string()),
  kind: z.enum(['percent', 'fixed']),
  percent: z.int().nullable(),
  amountMinor: z.int().nullable(),
  maxDiscountMinor: z.int().nullable(),
  minTotalMinor: z.int(),
  categories: z.array(z.string()),
  startsAt: z.date(),
  endsAt: z.date(),
  maxRedemptions: z.int().nullable(),
  perCustomer: z.int().nullable(),
  currency: z.string(),
  used: z.int(),
  usedByCustomer: z.int(),
})
export type OfferRow = z.infer<typeof OfferRow> & OfferRule

/** Whose use is counted; the order asked about does not count against itself. */
export interface Claimant {
  orderId: string | null
  customerId: string | null
}

/** Offers that `where` selects (over `o`), each with how often it is used up already. One statement. */
export async function readOffers(ctx: TxCtx, claimant: Claimant, where: Prisma.Sql): Promise<OfferRow[]> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.id, o.code, o.title, o.kind, o.percent, o.amount_minor AS "amountMinor",
      o.max_discount_minor AS "maxDiscountMinor", o.min_total_minor AS "minTotalMinor",
      o.categories, o.starts_at AS "startsAt", o.ends_at AS "endsAt", o.max_redemptions AS "maxRedemptions",
      o.per_customer AS "perCustomer", t.settings ->> 'currency' AS currency, u.used,
      u.used_by_customer AS "usedByCustomer"
    FROM offers o JOIN tenants t ON t.id = o.tenant_id CROSS JOIN LATERAL (${usageSql(ctx, claimant)}) u
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND (${where})
    ORDER BY o.code NULLS FIRST, o.id`
  return z.array(OfferRow).parse(rows)
}

/**
 * Counts the orders that use offer `o`: those under way or paid, and drafts whose claim is fresh. Of an offer that is only
 * limited for each customer, only hers are read.
 */
function usageSql(ctx: Ctx, { orderId, customerId }: Claimant): Prisma.Sql {
  const fresh = new Date(ctx.clock.now().getTime() - DRAFT_CLAIM_MS)
  const count = (which: Prisma.Sql) => Prisma.sql`
    SELECT count(*)::int FROM offer_redemptions r JOIN orders d ON d.tenant_id = r.tenant_id AND d.id = r.order_id
    WHERE ${which} AND d.offer_id = r.offer_id AND r.tenant_id = o.tenant_id AND r.offer_id = o.id
      AND r.order_id IS DISTINCT FROM ${orderId}::uuid
      AND d.status <> 'cancelled' AND (d.status <> 'draft' OR r.at > ${fresh}::timestamptz)`
  return Prisma.sql`
    SELECT (${count(Prisma.sql`o.max_redemptions IS NOT NULL`)}) AS used,
      (${count(Prisma.sql`o.per_customer IS NOT NULL AND r.customer_id = ${customerId}::uuid`)}) AS used_by_customer`
}

export function isLimited(offer: OfferRow): boolean {
  return offer.maxRedemptions !== null || offer.perCustomer !== null
}

export function isUsedUp(offer: OfferRow): boolean {
  if (offer.maxRedemptions !== null && offer.used >= offer.maxRedemptions) return true
  return offer.perCustomer !== null && offer.usedByCustomer >= offer.perCustomer
}

/** Codes are matched whatever their case and without spaces. */
export function codeKey(code: string): string {
  return code.normalize('NFKC').toUpperCase().replace(/\s/g, '')
}

export const RUNNING = (now: Date): Prisma.Sql =>
  Prisma.sql`o.starts_at <= ${now}::timestamptz AND o.ends_at > ${now}::timestamptz`
