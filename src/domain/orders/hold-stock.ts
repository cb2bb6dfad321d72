import type { TxCtx } from '../context.ts'

export type HoldResult = 'held' | { outcome: 'short'; variantId: string; available: number }

/**
 * Keeps the units of an order from being sold to others while it is paid: all of its lines or none, in one statement.
 * Variants are locked in the order of their ids, so that two orders never wait for each other. Holding again what is
 * held (or settled) changes nothing.
 * @param input `until`: when they may be sold to others again; by default when what money has begun is decided
 */
export async function holdStock(ctx: TxCtx, input: { orderId: string; until?: Date }): Promise<HoldResult> {
  const now = ctx.clock.now()
  const until = input.until ?? null
  const [short] = await ctx.tx.$queryRaw<{ variantId: string | null; available: number }[]>`
    WITH wanted AS (
      SELECT l.variant_id, o.customer_id, sum(l.quantity)::int AS quantity
      FROM order_lines l JOIN orders o ON o.tenant_id = l.tenant_id AND o.id = l.order_id
      WHERE l.tenant_id = ${ctx.tenantId}::uuid AND l.order_id = ${input.orderId}::uuid AND o.stock_state IN ('none', 'released')
      GROUP BY l.variant_id, o.customer_id
    ), locked AS (
      SELECT v.id, v.stock - v.held AS available, w.quantity, w.customer_id
      FROM catalog_variants v JOIN wanted w ON w.variant_id = v.id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid ORDER BY v.id FOR UPDATE OF v
    ), short AS (
      SELECT id, available FROM locked WHERE available < quantity ORDER BY id LIMIT 1
    ), moved AS (
      UPDATE catalog_variants v SET held = v.held + l.quantity FROM locked l
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = l.id AND NOT EXISTS (SELECT FROM short) RETURNING v.id
    ), kept AS (
      INSERT INTO stock_holds (tenant_id, order_id, variant_id, customer_id, quantity, held_at, ends_at)
      SELECT ${ctx.tenantId}::uuid, ${input.orderId}::uuid, l.id, l.customer_id, l.quantity, ${now}::timestamptz, ${until}::timestamptz
      FROM locked l WHERE NOT EXISTS (SELECT FROM short)
      ON CONFLICT (tenant_id, order_id, variant_id, held_at) DO UPDATE
        SET quantity = excluded.quantity, ends_at = excluded.ends_at, ended_at = NULL, outcome = NULL
    ), marked AS (
      UPDATE orders SET stock_state = 'held'
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${input.orderId}::uuid AND stock_state IN ('none', 'released')
        AND NOT EXISTS (SELECT FROM short)
    )
    SELECT short.id AS "variantId", short.available FROM short`
  if (!short?.variantId) return 'held'
  return { outcome: 'short', variantId: short.variantId, available: short.available }
}
