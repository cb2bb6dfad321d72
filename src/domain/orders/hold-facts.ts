import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import type { OrderRow } from './get-order-row.ts'

const DAY_MS = 86_400_000

const HoldFacts = z.object({
  /** When this order began to keep its goods, and until when it does; both null when it keeps none. */
  heldAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  /** What the other unpaid orders of this customer keep; what is only waiting for a sweep is kept no more. */
  otherOrders: z.int(),
  otherUnits: z.int(),
  units: z.int(),
  /** With these units taken, others cannot have one of something. */
  scarce: z.boolean(),
  /** How long she has kept some of these goods in the last 24 hours without paying, in whatever orders. */
  usedSeconds: z.number(),
})
export type HoldFacts = z.infer<typeof HoldFacts>

/**
 * What decides whether an order may keep its goods from others. The variants are locked, in the order of their ids, and
 * the customer's holds are counted one order at a time. Call under the order's lock.
 */
export async function holdFacts(ctx: TxCtx, order: OrderRow): Promise<HoldFacts> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  await ctx.tx
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`holds ${tenantId} ${order.customerId}`}, 0))`
  await ctx.tx.$queryRaw`
    SELECT v.id FROM catalog_variants v WHERE v.tenant_id = ${tenantId}::uuid AND v.id IN (
      SELECT l.variant_id FROM order_lines l WHERE l.tenant_id = ${tenantId}::uuid AND l.order_id = ${order.id}::uuid)
    ORDER BY v.id FOR UPDATE`
  const rows = await ctx.tx.$queryRaw`
    WITH wanted AS (
      SELECT l.variant_id, sum(l.quantity)::int AS quantity FROM order_lines l
      WHERE l.tenant_id = ${tenantId}::uuid AND l.order_id = ${order.id}::uuid GROUP BY l.variant_id
    ), hers AS (
      SELECT h.*, h.ended_at IS NULL AND (h.ends_at IS NULL OR h.ends_at > ${now}::timestamptz) AS open,
        least(coalesce(h.ended_at, ${now}::timestamptz), h.ends_at) AS kept_to
      FROM stock_holds h WHERE h.tenant_id = ${tenantId}::uuid AND h.customer_id = ${order.customerId}::uuid
        AND (h.ended_at IS NULL OR h.ended_at > ${since}::timestamptz)
    ), used AS (
      SELECT h.variant_id,
        sum(extract(epoch FROM h.kept_to - greatest(h.held_at, ${since}::timestamptz))) AS seconds
      FROM hers h JOIN wanted w ON w.variant_id = h.variant_id WHERE h.outcome IS DISTINCT FROM 'settled' AND h.kept_to > ${since}::timestamptz
      GROUP BY h.variant_id
    )
    SELECT
      (SELECT min(h.held_at) FROM hers h WHERE h.order_id = ${order.id}::uuid AND h.ended_at IS NULL) AS "heldAt",
      (SELECT min(h.ends_at) FROM hers h WHERE h.order_id = ${order.id}::uuid AND h.ended_at IS NULL) AS "endsAt",
      (SELECT count(DISTINCT h.order_id) FROM hers h WHERE h.order_id <> ${order.id}::uuid AND h.open)::int AS "otherOrders",
      (SELECT coalesce(sum(h.quantity), 0) FROM hers h WHERE h.order_id <> ${order.id}::uuid AND h.open)::int AS "otherUnits",
      (SELECT coalesce(sum(quantity), 0) FROM wanted)::int AS units,
      EXISTS (SELECT FROM wanted w JOIN catalog_variants v ON v.tenant_id = ${tenantId}::uuid AND v.id = w.variant_id
        WHERE v.stock - v.held - CASE WHEN ${order.stockState} = 'held' THEN 0 ELSE w.quantity END < 1) AS scarce,
      (SELECT coalesce(max(seconds), 0) FROM used)::float8 AS "usedSeconds"`
  const [facts] = z.array(HoldFacts).parse(rows)
  if (!facts) throw new Error('the facts of a hold gave no row')
  return facts
}
