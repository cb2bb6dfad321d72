import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import { FulfilmentStage } from '../goods/schemas.ts'
import { OrderStatus } from '../schemas.ts'

/** The saved lists of the desk. `to_send`: paid, and the goods are still in the shop. */
export const OrderListView = z.enum(['needs_review', 'awaiting_payment', 'paid_today', 'to_send', 'all'])
export type OrderListView = z.infer<typeof OrderListView>

/** How the payment of an order stands, of which the list can be narrowed to one. */
export const PaymentState = z.enum(['none', 'open', 'part', 'paid', 'unpaid', 'in_review', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>

export const CustomerOfOrder = z.object({
  customerId: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
})
export type CustomerOfOrder = z.infer<typeof CustomerOfOrder>

/** An order as the list shows it. */
export const ListedOrder = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  conversationId: z.uuid(),
  customer: CustomerOfOrder,
  firstLine: z.string().nullable(),
  units: z.int(),
  totalMinor: z.int(),
  currency: z.string(),
  paymentState: PaymentState,
  method: PaymentMethod.nullable(),
  stage: FulfilmentStage.nullable(),
  openReviews: z.int(),
  placedAt: z.date(),
  paidAt: z.date().nullable(),
  version: z.int(),
})
export type ListedOrder = z.infer<typeof ListedOrder>
