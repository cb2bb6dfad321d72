import type { TxCtx } from '../context.ts'
import type { Basket } from '../offers/index.ts'
import type { OrderRow } from './get-order-row.ts'

/** What an offer is measured against: the lines of an order with the categories of their items, at their prices in it. */
export async function readBasket(ctx: TxCtx, order: OrderRow): Promise<Basket & { currency: string }> {
  const lines = await ctx.tx.$queryRaw<{ category: string; lineTotalMinor: number }[]>`
    SELECT i.category, l.line_total_minor AS "lineTotalMinor"
    FROM order_lines l
    JOIN catalog_variants v ON v.tenant_id = l.tenant_id AND v.id = l.variant_id
    JOIN catalog_items i ON i.tenant_id = v.tenant_id AND i.id = v.item_id
    WHERE l.tenant_id = ${ctx.tenantId}::uuid AND l.order_id = ${order.id}::uuid`
  return { subtotalMinor: order.subtotalMinor, currency: order.currency, lines }
}
