import { z } from 'zod'
import { StretchSummary } from '../../domain/handoff/schemas.ts'

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
