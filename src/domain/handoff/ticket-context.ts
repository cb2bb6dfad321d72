import { z } from 'zod'
import { StretchSummary } from './schemas.ts'

const Promised = z.object({ kind: z.enum(['times', 'days']), from: z.string(), to: z.string() })

const Order = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  status: z.string(),
  totalMinor: z.int(),
  currency: z.string(),
  at: z.string(),
  fulfilment: z
    .object({
      kind: z.enum(['delivery', 'pickup']),
      placeId: z.string(),
      placeName: z.string(),
      address: z.string().nullable(),
      feeMinor: z.int(),
      feeCollected: z.string().nullable(),
      pin: z.object({ latitude: z.number(), longitude: z.number(), label: z.string().nullable() }).nullable(),
      promise: Promised.nullable(),
    })
    .nullish(),
  payment: z
    .object({
      attemptId: z.uuid(),
      status: z.string(),
      amountMinor: z.int(),
      resultCode: z.string().nullable(),
      receipt: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  money: z
    .array(
      z.object({
        receipt: z.string().nullable(),
        source: z.string(),
        amountMinor: z.int(),
        currency: z.string(),
        reversed: z.boolean(),
        at: z.string(),
      }),
    )
    .optional(),
  reviews: z
    .array(z.object({ reviewId: z.uuid(), reason: z.string(), subject: z.string(), at: z.string() }))
    .optional(),
})

/**
 * What was true when a ticket was opened, as its row keeps it for whoever takes over. Statuses are those of that time;
 * what a ticket of an earlier version was not opened with is absent.
 */
export const TicketContext = z.object({
  tenant: z.object({ tenantId: z.uuid(), name: z.string() }).optional(),
  conversationId: z.uuid(),
  customer: z.object({
    customerId: z.uuid(),
    name: z.string().nullable(),
    language: z.string().nullable(),
    optedOut: z.boolean(),
  }),
  messages: z.array(
    z.object({ from: z.enum(['customer', 'bot', 'system', 'human']), text: z.string(), at: z.string() }),
  ),
  orders: z.array(Order),
  lastPerson: z.object({ ...StretchSummary.shape, operator: z.string(), at: z.string() }).nullish(),
  requestId: z.string(),
  /** Where the conversation stood. */
  journey: z.string(),
  step: z.string(),
})
export type TicketContext = z.infer<typeof TicketContext>
