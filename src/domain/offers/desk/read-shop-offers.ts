import { z } from 'zod'
import type { Prisma } from '../../../../prisma/generated/client.ts'
import { SpokenLang } from '../../../lib/languages.ts'
import { Money } from '../../../lib/money.ts'
import type { TxCtx } from '../../context.ts'
import { OfferTerms, type ShopOffer } from './schemas.ts'

/** A reduction as its columns hold it. What was stored before staff could make offers need not keep their limits. */
const Row = OfferTerms.omit({ reduction: true, code: true, title: true }).extend({
  offerId: z.uuid(),
  code: z.string().nullable(),
  title: z.partialRecord(SpokenLang, z.string()),
  kind: z.enum(['percent', 'fixed']),
  percent: z.int().nullable(),
  amountMinor: z.int().nullable(),
  maxDiscountMinor: z.int().nullable(),
  currency: z.string(),
  paidOrders: z.int(),
  openOrders: z.int(),
  cost: z.array(Money),
  version: z.int(),
})

/** Offers that `where` selects (over `o`), what ends last first, each with what it has done so far. One statement. */
export async function readShopOffers(ctx: TxCtx, where: Prisma.Sql, limit: number): Promise<ShopOffer[]> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.id AS "offerId", o.code, o.title, o.kind, o.percent, o.amount_minor AS "amountMinor",
      o.max_discount_minor AS "maxDiscountMinor", o.min_total_minor AS "minTotalMinor", o.categories,
      o.starts_at AS "startsAt", o.ends_at AS "endsAt", o.max_redemptions AS "maxRedemptions",
      o.per_customer AS "perCustomer", o.version, t.settings ->> 'currency' AS currency, u.*
    FROM offers o JOIN tenants t ON t.id = o.tenant_id CROSS JOIN LATERAL (
      SELECT coalesce(sum(c.paid), 0)::int AS "paidOrders", coalesce(sum(c.open), 0)::int AS "openOrders",
        coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'amountMinor', c.cost)) FILTER (WHERE c.cost > 0), '[]') AS cost
      FROM (SELECT d.currency, count(*) FILTER (WHERE d.status IN ('paid', 'fulfilled')) AS paid,
          count(*) FILTER (WHERE d.status = 'awaiting_payment') AS open,
          sum(d.discount_minor) FILTER (WHERE d.status IN ('paid', 'fulfilled')) AS cost
        FROM offer_redemptions r
        JOIN orders d ON d.tenant_id = r.tenant_id AND d.id = r.order_id AND d.offer_id = r.offer_id
        WHERE r.tenant_id = o.tenant_id AND r.offer_id = o.id GROUP BY d.currency) c) u
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND (${where})
    ORDER BY o.ends_at DESC, o.id DESC LIMIT ${limit}::int`
  const now = ctx.clock.now()
  return z
    .array(Row)
    .parse(rows)
    .map((row) => shopOffer(row, now))
}

function shopOffer(row: z.infer<typeof Row>, now: Date): ShopOffer {
  const { kind, percent, amountMinor, maxDiscountMinor, ...same } = row
  const state = row.startsAt > now ? 'upcoming' : row.endsAt > now ? 'running' : 'ended'
  const reduction =
    kind === 'percent' ? { kind, percent: percent ?? 0, maxDiscountMinor } : { kind, amountMinor: amountMinor ?? 0 }
  return { ...same, state, reduction }
}
