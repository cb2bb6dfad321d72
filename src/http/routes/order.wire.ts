import type { ListedOrder, OrderFile, OrderView, PaymentView } from '../../domain/orders/index.ts'
import type { OrderReceipt } from '../../domain/payments/index.ts'
import type { OrderRowWire, OrderWire, ReceiptWire } from '../contract/order-shapes.ts'
import { attemptWire, refundWire } from './attempt.wire.ts'
import { fulfilmentWire } from './fulfilment.wire.ts'
import { moneyWire } from './money.wire.ts'
import { sharingWire } from './sharing.wire.ts'

export function orderRowWire(order: ListedOrder): OrderRowWire {
  return {
    order_id: order.orderId,
    reference: order.reference,
    status: order.status,
    customer: customerWire(order.customer),
    conversation_id: order.conversationId,
    first_line: order.firstLine,
    units: order.units,
    total: { amount_minor: order.totalMinor, currency: order.currency },
    payment_state: order.paymentState,
    method: order.method,
    stage: order.stage,
    open_reviews: order.openReviews,
    placed_at: order.placedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    version: order.version,
  }
}

export function orderWire(file: OrderFile): OrderWire {
  const { view, row } = file
  const money = (amountMinor: number) => ({ amount_minor: amountMinor, currency: row.currency })
  return {
    order_id: view.orderId,
    reference: view.reference,
    status: view.status,
    customer: customerWire(file.customer),
    conversation_id: row.conversationId,
    lines: view.lines.map(lineWire),
    offer_title: view.offerTitle,
    subtotal: moneyWire(view.subtotal),
    discount: moneyWire(view.discount),
    delivery_fee: moneyWire(view.deliveryFee),
    total: moneyWire(view.total),
    paid: money(file.paidMinor),
    due: money(file.dueMinor),
    fulfilment: view.fulfilment && fulfilmentWire(view.fulfilment),
    stage: row.stage,
    staged_at: file.stagedAt?.toISOString() ?? null,
    carrier: view.carrier,
    stock_state: row.stockState,
    payment: view.payment && paymentWire(view.payment),
    sharing: file.sharing && sharingWire(file.sharing),
    attempts: file.attempts.map((attempt) => attemptWire(attempt)),
    money: file.money.map((receipt) => receiptWire(receipt)),
    refunds: file.refunds.map(refundWire),
    open_review_ids: file.openReviewIds,
    timeline: file.timeline.map(({ at, actorName, amountMinor, currency, attemptId, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor_name: actorName,
      amount: amountMinor === null || currency === null ? null : { amount_minor: amountMinor, currency },
      attempt_id: attemptId,
    })),
    moves: file.moves,
    goods_moves: file.goodsMoves,
    placed_at: view.placedAt,
    paid_at: file.paidAt?.toISOString() ?? null,
    version: row.version,
  }
}

function customerWire({ customerId, phone, ...same }: ListedOrder['customer']): OrderWire['customer'] {
  return { ...same, customer_id: customerId, phone }
}

function lineWire(line: OrderView['lines'][number]): OrderWire['lines'][number] {
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

function receiptWire(receipt: OrderReceipt): ReceiptWire {
  const money = (amountMinor: number) => ({ amount_minor: amountMinor, currency: receipt.currency })
  const { refundableMinor, reversibleMinor } = receipt
  return {
    receipt_id: receipt.receiptId,
    receipt: receipt.receipt,
    provider: receipt.provider,
    attempt_id: receipt.attemptId,
    amount: money(receipt.amountMinor),
    allocated: money(receipt.allocatedMinor),
    refunded: money(receipt.refundedMinor),
    reversing: money(receipt.reversingMinor),
    refundable: money(refundableMinor),
    reversible: reversibleMinor.map(money),
    payer: receipt.payer,
    at: receipt.at.toISOString(),
    reversed_at: receipt.reversedAt?.toISOString() ?? null,
  }
}
