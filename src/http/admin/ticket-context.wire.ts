import { z } from 'zod'
import { StretchSummary, type TicketContext } from '../../domain/handoff/index.ts'

const At = z.string()

const PaymentWire = z.strictObject({
  attempt_id: z.uuid(),
  status: z.string(),
  amount_minor: z.int(),
  result_code: z.string().nullable(),
  receipt: z.string().nullable(),
  at: At,
})

const FulfilmentWire = z.strictObject({
  kind: z.enum(['delivery', 'pickup']),
  place_id: z.string(),
  place_name: z.string(),
  address: z.string().nullable(),
  fee_minor: z.int(),
  fee_collected: z.string().nullable(),
  pin: z.strictObject({ latitude: z.number(), longitude: z.number(), label: z.string().nullable() }).nullable(),
  promise: z.strictObject({ kind: z.enum(['times', 'days']), from: At, to: At }).nullable(),
})

const OrderWire = z.strictObject({
  order_id: z.uuid(),
  reference: z.string(),
  status: z.string(),
  total_minor: z.int(),
  currency: z.string(),
  at: At,
  fulfilment: FulfilmentWire.nullish(),
  payment: PaymentWire.nullable(),
  money: z
    .array(
      z.strictObject({
        receipt: z.string().nullable(),
        source: z.string(),
        amount_minor: z.int(),
        currency: z.string(),
        reversed: z.boolean(),
        at: At,
      }),
    )
    .optional(),
  reviews: z.array(z.strictObject({ review_id: z.uuid(), reason: z.string(), subject: z.string(), at: At })).optional(),
})

const LastPersonWire = z.strictObject({
  outcome: StretchSummary.shape.outcome,
  promised: z.string().nullable(),
  note: z.string(),
  messages: StretchSummary.shape.messages,
  orders: z.array(z.strictObject({ order_id: z.uuid(), reference: z.string(), status: z.string() })),
  operator: z.string(),
  at: At,
})

/** What was true when a ticket was opened; the wording of the moment, so statuses are text. */
export const TicketContextWire = z.strictObject({
  tenant: z.strictObject({ tenant_id: z.uuid(), name: z.string() }).optional(),
  conversation_id: z.uuid(),
  customer: z.strictObject({
    customer_id: z.uuid(),
    name: z.string().nullable(),
    language: z.string().nullable(),
    opted_out: z.boolean(),
  }),
  messages: z.array(z.strictObject({ from: z.string(), text: z.string(), at: At })),
  orders: z.array(OrderWire),
  last_person: LastPersonWire.nullish(),
  request_id: z.string(),
  journey: z.string(),
  step: z.string(),
})
export type TicketContextWire = z.infer<typeof TicketContextWire>

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

type ContextOrder = TicketContext['orders'][number]

function orderWire({ fulfilment, payment, money, reviews, ...order }: ContextOrder): z.infer<typeof OrderWire> {
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

function fulfilmentWire(fulfilment: NonNullable<ContextOrder['fulfilment']>): z.infer<typeof FulfilmentWire> {
  const { placeId, placeName, feeMinor, feeCollected, ...same } = fulfilment
  return { ...same, place_id: placeId, place_name: placeName, fee_minor: feeMinor, fee_collected: feeCollected }
}

function paymentWire(payment: NonNullable<ContextOrder['payment']>): z.infer<typeof PaymentWire> {
  const { attemptId, amountMinor, resultCode, ...same } = payment
  return { ...same, attempt_id: attemptId, amount_minor: amountMinor, result_code: resultCode }
}

function lastPersonWire(last: NonNullable<TicketContext['lastPerson']>): z.infer<typeof LastPersonWire> {
  const orders = last.orders.map(({ orderId, ...order }) => ({ order_id: orderId, ...order }))
  return { ...last, orders }
}
