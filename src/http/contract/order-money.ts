import { z } from 'zod'
import { RefundHow } from '../../domain/payments/reviews/schemas.ts'
import { StartedPush } from '../../domain/payments/schemas.ts'
import { defineRoute } from './define-route.ts'
import { RefundWire } from './order-shapes.ts'
import { ReversalWire } from './payments.ts'
import { LEADS, STAFF } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

const Minor = z.int().min(1)

/** What asking for money takes: the chat must be one that whoever asks may speak in. */
const ASKED = {
  method: 'POST',
  who: STAFF,
  scope: 'orders:write',
  idempotent: true,
  apart: true,
  params: ById,
  concerns: 'order',
} as const
const UNASKED = [
  'conflict',
  'window_closed',
  'opted_out',
  'not_confirmed',
  'limit_exceeded',
  'out_of_stock',
  'not_enabled',
  'misconfigured',
  'provider_unavailable',
] as const

/** Whether the words about it went into the chat. */
const told = z.boolean()

export const promptForOrder = defineRoute({
  ...ASKED,
  name: 'promptForOrder',
  path: '/v1/orders/:id/payment-prompt',
  summary: 'Puts a payment prompt on a phone, hers unless another is said, and tells her so in the chat.',
  body: z.strictObject({
    phone: Text.trim().min(9).max(20).optional(),
    /** What the one who asks has seen of the total; refused when it comes to something else now. */
    amount_minor: Minor.optional(),
  }),
  answers: {
    200: z.strictObject({
      outcome: StartedPush.shape.outcome,
      attempt_id: z.uuid().nullable(),
      wait_seconds: z.int().nullable(),
      told,
    }),
  },
  errors: UNASKED,
})

export const linkForOrder = defineRoute({
  ...ASKED,
  name: 'linkForOrder',
  path: '/v1/orders/:id/payment-link',
  summary: 'Makes a link by which an order can be paid by card, and sends it into the chat.',
  body: z.strictObject({ amount_minor: Minor.optional() }),
  answers: {
    200: z.strictObject({
      outcome: z.enum(['link', 'already_paid', 'refused', 'unknown']),
      attempt_id: z.uuid().nullable(),
      expires_at: Instant.nullable(),
      told,
    }),
  },
  errors: UNASKED,
})

export const sendReceipt = defineRoute({
  name: 'sendReceipt',
  method: 'POST',
  path: '/v1/orders/:id/receipt',
  summary: 'Sends the receipt of a paid order again.',
  who: STAFF,
  scope: 'orders:write',
  idempotent: true,
  params: ById,
  concerns: 'order',
  body: Nothing,
  answers: { 202: z.strictObject({ message_id: z.uuid() }) },
  errors: ['conflict', 'window_closed', 'opted_out'],
})

const Note = Text.trim().min(2).max(500)

export const refundOrder = defineRoute({
  name: 'refundOrder',
  method: 'POST',
  path: '/v1/orders/:id/refund',
  apart: true,
  summary:
    'Gives back money of an order: `provider` asks the provider to send it back, and its result comes later; `hand` writes down what a person has given back. The customer hears of it once it is true.',
  who: LEADS,
  scope: 'payments:write',
  stepUp: true,
  idempotent: true,
  params: ById,
  concerns: 'order',
  body: z.discriminatedUnion('by', [
    z.strictObject({
      by: z.literal('provider'),
      receipt_id: z.uuid(),
      amount_minor: Minor.optional(),
      note: Note,
    }),
    z.strictObject({
      by: z.literal('hand'),
      receipt_id: z.uuid(),
      amount_minor: Minor,
      /** Only what a person did by hand: what the provider sent back it says itself. */
      how: RefundHow.exclude(['reversal']),
      reference: Text.trim().min(1).max(100),
      note: Note,
    }),
  ]),
  answers: { 200: z.strictObject({ refund: RefundWire }), 202: z.strictObject({ reversal: ReversalWire }) },
  errors: ['conflict', 'misconfigured'],
})

export const ORDER_MONEY_ROUTES = { promptForOrder, linkForOrder, sendReceipt, refundOrder }
