import { z } from 'zod'
import { formatMoney } from '../../lib/money.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import type { Ctx, ReceiptLabel } from '../context.ts'
import type { Receipt, ReceiptLabels } from './receipt-printer.ts'

const PaidOrder = z.object({
  reference: z.string(),
  currency: z.string(),
  subtotal_minor: z.int(),
  discount_minor: z.int(),
  total_minor: z.int(),
  fulfilment_kind: z.enum(['delivery', 'pickup']).nullable(),
  fulfilment_place_name: z.string().nullable(),
  fulfilment_address: z.string().nullable(),
  delivery_fee_minor: z.int(),
  fee_collected: z.enum(['with_order', 'on_delivery']).nullable(),
  paid_at: z.date(),
  shop_name: z.string(),
  timezone: z.string(),
  language: z.string(),
  method: PaymentMethod,
  receipts: z.array(z.string()).nullable(),
  lines: z.array(
    z.object({
      item: z.string(),
      variant: z.string(),
      quantity: z.int(),
      unitPriceMinor: z.int(),
      lineTotalMinor: z.int(),
    }),
  ),
})
type PaidOrder = z.infer<typeof PaidOrder>

const METHODS: Record<PaymentMethod, string> = { stk: 'M-PESA', c2b: 'M-PESA', card: 'PesaPal' }

/** The receipt of an order, in the customer's language. Null for an order that is not paid. */
export async function findReceipt(ctx: Ctx, orderId: string): Promise<Receipt | null> {
  const rows = await ctx.statement`
    SELECT o.reference, o.currency, o.subtotal_minor, o.discount_minor, o.total_minor, o.paid_at, t.name AS shop_name,
      o.fulfilment_kind, o.fulfilment_place_name, o.fulfilment_address, o.delivery_fee_minor, o.fee_collected,
      t.settings->>'timezone' AS timezone, a.method,
      coalesce(c.language_pref, v.language, t.settings->>'defaultLanguage') AS language,
      (SELECT array_agg(m.receipt ORDER BY m.at, m.receipt) FROM money_receipts m
        WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id AND m.receipt IS NOT NULL
          AND m.allocated_minor > 0 AND m.reversed_at IS NULL) AS receipts,
      (SELECT json_agg(json_build_object('item', l.item_name, 'variant', l.variant_name, 'quantity', l.quantity,
          'unitPriceMinor', l.unit_price_minor, 'lineTotalMinor', l.line_total_minor) ORDER BY l.position)
        FROM order_lines l WHERE l.tenant_id = o.tenant_id AND l.order_id = o.id) AS lines
    FROM orders o
    JOIN tenants t ON t.id = o.tenant_id
    JOIN customers c ON c.tenant_id = o.tenant_id AND c.id = o.customer_id
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN payment_attempts a ON a.tenant_id = o.tenant_id AND a.order_id = o.id AND a.status = 'paid'
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${orderId}::uuid AND o.paid_at IS NOT NULL
      AND o.status IN ('paid', 'fulfilled')
    ORDER BY a.created_at LIMIT 1`
  const [order] = z.array(PaidOrder).parse(rows)
  return order ? toReceipt(ctx, order) : null
}

function toReceipt(ctx: Ctx, order: PaidOrder): Receipt {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.currency })
  return {
    shopName: order.shop_name,
    reference: order.reference,
    paidAt: order.paid_at,
    date: dateOf(order.paid_at, order.timezone),
    lines: order.lines.map(({ item, variant, quantity, unitPriceMinor, lineTotalMinor }) => ({
      item,
      variant,
      quantity: String(quantity),
      unitPrice: money(unitPriceMinor),
      total: money(lineTotalMinor),
    })),
    subtotal: money(order.subtotal_minor),
    discount: order.discount_minor === 0 ? null : money(-order.discount_minor),
    deliveryFee: order.fee_collected === 'with_order' ? money(order.delivery_fee_minor) : null,
    total: money(order.total_minor),
    method: METHODS[order.method],
    receipts: order.receipts ?? [],
    fulfilment: fulfilmentWords(ctx, order),
    labels: labelsIn(ctx, order.language),
  }
}

function fulfilmentWords(ctx: Ctx, order: PaidOrder): string[] {
  const { fulfilment_kind: kind, fulfilment_place_name: place, fulfilment_address: address, currency } = order
  if (kind === null) return []
  const label = (key: ReceiptLabel) => ctx.ports.sentences.say(key, order.language, {})
  const where = [place, address].filter((part) => part !== null).join(', ')
  const way = `${label(kind === 'pickup' ? 'receipt_pickup' : 'receipt_delivery')}: ${where}`
  if (order.fee_collected !== 'on_delivery' || order.delivery_fee_minor === 0) return [way]
  return [way, `${label('receipt_fee_later')}: ${formatMoney({ amountMinor: order.delivery_fee_minor, currency })}`]
}

/** "22/11/2026, 14:05": the same for readers of every language we write. */
function dateOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
}

function labelsIn(ctx: Ctx, language: string): ReceiptLabels {
  const label = (key: ReceiptLabel) => ctx.ports.sentences.say(key, language, {})
  return {
    title: label('receipt_title'),
    order: label('receipt_order'),
    date: label('receipt_date'),
    item: label('receipt_item'),
    quantity: label('receipt_quantity'),
    unitPrice: label('receipt_unit_price'),
    lineTotal: label('receipt_line_total'),
    subtotal: label('receipt_subtotal'),
    discount: label('receipt_discount'),
    delivery: label('receipt_delivery'),
    total: label('receipt_total'),
    method: label('receipt_method'),
    number: label('receipt_number'),
    thanks: label('receipt_thanks'),
  }
}
