import type { OrderLineView, OrderView, PaymentView } from '../../domain/orders/index.ts'
import type { OrderWire } from '../contract/orders.ts'
import { fulfilmentWire } from './fulfilment.wire.ts'
import { moneyWire } from './money.wire.ts'

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

function lineWire(line: OrderLineView): OrderWire['lines'][number] {
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

function paymentWire(payment: PaymentView): NonNullable<OrderWire['payment']> {
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
