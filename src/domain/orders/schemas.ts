import { z } from 'zod'
import { Money } from '../../lib/money.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { FulfilmentView } from '../fulfilment/schemas.ts'
import { PromptResult } from '../payments/schemas.ts'
import { Carrier, FulfilmentStage } from './goods/schemas.ts'

export const OrderStatus = z.enum(['draft', 'awaiting_payment', 'paid', 'fulfilled', 'cancelled', 'needs_review'])
export type OrderStatus = z.infer<typeof OrderStatus>

export const CartLine = z.strictObject({ variantId: z.uuid(), quantity: z.int().min(1).max(99) })
export type CartLine = z.infer<typeof CartLine>

export const OrderLineView = z.strictObject({
  itemId: z.uuid(),
  variantId: z.uuid(),
  itemName: z.string(),
  variantName: z.string(),
  quantity: z.int(),
  unitPrice: Money,
  lineTotal: Money,
})
export type OrderLineView = z.infer<typeof OrderLineView>

/** What the customer is told about the newest payment attempt of an order; null when none was started. */
export const PaymentView = z.strictObject({
  attemptId: z.uuid(),
  method: PaymentMethod,
  status: z.enum([
    'pending',
    'paid',
    'failed',
    'cancelled',
    'expired',
    'unknown',
    'in_review',
    'partially_paid',
    'refunded',
  ]),
  amount: Money,
  /** What the order still needs, whatever parts of it have come. */
  due: Money,
  receipt: z.string().nullable(),
  /** Why a prompt has failed; null when it has not, or nobody has said why. */
  failure: PromptResult.nullable(),
})
export type PaymentView = z.infer<typeof PaymentView>

export const OrderView = z.strictObject({
  orderId: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  lines: z.array(OrderLineView),
  subtotal: Money,
  discount: Money,
  /** The part of the delivery fee that is paid with the order: total = subtotal - discount + deliveryFee. */
  deliveryFee: Money,
  total: Money,
  /** The offer that gives the discount. */
  offerTitle: z.record(z.string(), z.string()).nullable(),
  /** Null while she has not said how she wants her goods. */
  fulfilment: FulfilmentView.nullable(),
  /** Where its goods are, and who brings them; null until they are paid for. What was kept before it was known lacks both. */
  stage: FulfilmentStage.nullable().default(null),
  carrier: Carrier.nullable().default(null),
  payment: PaymentView.nullable(),
  placedAt: z.iso.datetime(),
})
export type OrderView = z.infer<typeof OrderView>

/** What has changed in an order by itself. `gone`: of this variant only so many could be had, or none. */
export const OrderChange = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('price'),
    itemName: z.string(),
    variantName: z.string(),
    from: Money,
    to: Money,
  }),
  z.strictObject({ what: z.literal('delivery_fee'), from: Money, to: Money }),
  z.strictObject({ what: z.literal('discount'), from: Money, to: Money }),
  z.strictObject({ what: z.literal('gone'), itemName: z.string(), variantName: z.string(), left: z.int() }),
])
export type OrderChange = z.infer<typeof OrderChange>
