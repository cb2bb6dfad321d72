import { z } from 'zod'
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Money } from '../../lib/money.ts'
import type { TxCtx } from '../context.ts'
import type { FulfilmentTerms } from '../fulfilment/index.ts'
import { parseTenantSettings } from '../tenancy/index.ts'
import { toFulfilmentView } from './fulfilment-view.ts'
import { carrierSql } from './goods/carrier-sql.ts'
import { Carrier, FulfilmentStage } from './goods/schemas.ts'
import { OrderLineView, OrderStatus, type OrderView, type PaymentView } from './schemas.ts'
import { chargedFeeMinor, fulfilmentSql, StoredFulfilment } from './stored-fulfilment.ts'

const StoredOrder = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  lines: z.array(OrderLineView),
  currency: z.string(),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  totalMinor: z.int(),
  offerTitle: z.record(z.string(), z.string()).nullable(),
  fulfilment: StoredFulfilment.nullable(),
  stage: FulfilmentStage.nullable(),
  carrier: Carrier.nullable(),
  /** The shop's terms, while they still decide about the fulfilment. */
  terms: z
    .unknown()
    .transform((settings): FulfilmentTerms | null => (settings === null ? null : parseTenantSettings(settings))),
  placedAt: z.date(),
})
export type StoredOrder = z.infer<typeof StoredOrder>

/** Orders that `where` selects (over `o`), newest first, with their lines. One statement. */
export async function readOrders(ctx: TxCtx, where: Prisma.Sql, limit: number): Promise<StoredOrder[]> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.id AS "orderId", o.reference, o.status, o.currency, o.subtotal_minor AS "subtotalMinor",
      o.discount_minor AS "discountMinor", o.total_minor AS "totalMinor", o.created_at AS "placedAt", f.title AS "offerTitle",
      ${fulfilmentSql()} AS fulfilment, o.fulfilment_stage AS stage, ${carrierSql()} AS carrier,
      CASE WHEN o.fulfilment_kind IS NOT NULL AND o.status IN ('draft', 'awaiting_payment') THEN t.settings END AS terms,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('itemId', v.item_id, 'variantId', l.variant_id, 'itemName', l.item_name, 'variantName', l.variant_name,
          'quantity', l.quantity, 'unitPrice', jsonb_build_object('amountMinor', l.unit_price_minor, 'currency', o.currency),
          'lineTotal', jsonb_build_object('amountMinor', l.line_total_minor, 'currency', o.currency)) ORDER BY l.position)
        FROM order_lines l JOIN catalog_variants v ON v.tenant_id = l.tenant_id AND v.id = l.variant_id
        WHERE l.tenant_id = o.tenant_id AND l.order_id = o.id), '[]') AS lines
    FROM orders o JOIN tenants t ON t.id = o.tenant_id LEFT JOIN offers f ON f.tenant_id = o.tenant_id AND f.id = o.offer_id
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND ${where}
    ORDER BY o.created_at DESC, o.id LIMIT ${limit}`
  return z.array(StoredOrder).parse(rows)
}

/** @param now when an order that is not paid would be paid */
export function toOrderView(order: StoredOrder, payment: PaymentView | null, now: Date): OrderView {
  const { currency, subtotalMinor, discountMinor, totalMinor, fulfilment, terms, placedAt, ...rest } = order
  const money = (amountMinor: number): Money => ({ amountMinor, currency })
  return {
    ...rest,
    subtotal: money(subtotalMinor),
    discount: money(discountMinor),
    deliveryFee: money(chargedFeeMinor(fulfilment)),
    total: money(totalMinor),
    fulfilment: fulfilment && toFulfilmentView(fulfilment, order, terms && { terms, now }),
    payment,
    placedAt: placedAt.toISOString(),
  }
}
