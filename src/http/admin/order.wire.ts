import { z } from 'zod'
import { type OrderLineView, OrderStatus, type OrderView, PaymentView } from '../../domain/orders/index.ts'
import { FulfilmentWire, fulfilmentWire } from './fulfilment.wire.ts'
import { MoneyWire, moneyWire } from './money.wire.ts'

const LineWire = z.strictObject({
  item_id: z.uuid(),
  variant_id: z.uuid(),
  item_name: z.string(),
  variant_name: z.string(),
  quantity: z.int(),
  unit_price: MoneyWire,
  line_total: MoneyWire,
})

const PaymentWire = z.strictObject({
  attempt_id: z.uuid(),
  method: PaymentView.shape.method,
  status: PaymentView.shape.status,
  amount: MoneyWire,
  due: MoneyWire,
  receipt: z.string().nullable(),
  failure: PaymentView.shape.failure,
})

/** An order as staff see it. */
export const OrderWire = z.strictObject({
  order_id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  lines: z.array(LineWire),
  offer_title: z.record(z.string(), z.string()).nullable(),
  subtotal: MoneyWire,
  discount: MoneyWire,
  delivery_fee: MoneyWire,
  total: MoneyWire,
  fulfilment: FulfilmentWire.nullable(),
  payment: PaymentWire.nullable(),
  placed_at: z.iso.datetime(),
})
export type OrderWire = z.infer<typeof OrderWire>

export function orderWire(order: OrderView): OrderWire {
  return {
    order_id: order.orderId,
    reference: order.reference,
    status: order.status,
    lines: order.lines.map(lineWire),
    offer_title: order.offerTitle,
    subtotal: moneyWire(order.subtotal),
    discount: moneyWire(order.discount),
    delivery_fee: moneyWire(order.deliveryFee),
    total: moneyWire(order.total),
    fulfilment: order.fulfilment && fulfilmentWire(order.fulfilment),
    payment: order.payment && paymentWire(order.payment),
    placed_at: order.placedAt,
  }
}

function lineWire(line: OrderLineView): z.infer<typeof LineWire> {
  return {
    item_id: line.itemId,
    variant_id: line.variantId,
    item_name: line.itemName,
    variant_name: line.variantName,
    quantity: line.quantity,
    unit_price: moneyWire(line.unitPrice),
    line_total: moneyWire(line.lineTotal),
  }
}

function paymentWire(payment: PaymentView): z.infer<typeof PaymentWire> {
  return {
    attempt_id: payment.attemptId,
    method: payment.method,
    status: payment.status,
    amount: moneyWire(payment.amount),
    due: moneyWire(payment.due),
    receipt: payment.receipt,
    failure: payment.failure,
  }
}
