import type { TicketContext } from '../../domain/handoff/index.ts'
import type { TicketContextWire } from '../contract/ticket-context.ts'

export function ticketContextWire(context: TicketContext): TicketContextWire {
  const { tenant, customer, lastPerson } = context
  return {
    tenant: tenant && { tenant_id: tenant.tenantId, name: tenant.name },
    conversation_id: context.conversationId,
    customer: {
      customer_id: customer.customerId,
      name: customer.name,
      language: customer.language,
      opted_out: customer.optedOut,
    },
    messages: context.messages,
    orders: context.orders.map(orderWire),
    last_person: lastPerson && lastPersonWire(lastPerson),
    request_id: context.requestId,
    journey: context.journey,
    step: context.step,
  }
}

type OrderWire = TicketContextWire['orders'][number]
type ContextOrder = TicketContext['orders'][number]

function orderWire({ fulfilment, payment, money, reviews, ...order }: ContextOrder): OrderWire {
  return {
    order_id: order.orderId,
    reference: order.reference,
    status: order.status,
    total_minor: order.totalMinor,
    currency: order.currency,
    at: order.at,
    fulfilment: fulfilment && fulfilmentWire(fulfilment),
    payment: payment && paymentWire(payment),
    money: money?.map(({ amountMinor, ...receipt }) => ({ ...receipt, amount_minor: amountMinor })),
    reviews: reviews?.map(({ reviewId, ...review }) => ({ review_id: reviewId, ...review })),
  }
}

function fulfilmentWire(fulfilment: NonNullable<ContextOrder['fulfilment']>): OrderWire['fulfilment'] {
  const { placeId, placeName, feeMinor, feeCollected, ...same } = fulfilment
  return { ...same, place_id: placeId, place_name: placeName, fee_minor: feeMinor, fee_collected: feeCollected }
}

function paymentWire(payment: NonNullable<ContextOrder['payment']>): OrderWire['payment'] {
  const { attemptId, amountMinor, resultCode, ...same } = payment
  return { ...same, attempt_id: attemptId, amount_minor: amountMinor, result_code: resultCode }
}

function lastPersonWire(last: NonNullable<TicketContext['lastPerson']>): TicketContextWire['last_person'] {
  const orders = last.orders.map(({ orderId, ...order }) => ({ order_id: orderId, ...order }))
  return { ...last, orders }
}
