import { z } from 'zod'
import { PaymentState } from '../../domain/orders/desk/schemas.ts'
import { Carrier, FulfilmentStage } from '../../domain/orders/goods/schemas.ts'
import { OrderStatus, PaymentView } from '../../domain/orders/schemas.ts'
import { RefundHow } from '../../domain/payments/reviews/schemas.ts'
import { PlanStatus, SharePayer, ShareStatus } from '../../domain/payments/schemas/shares.ts'
import { AttemptStatus, PromptResult } from '../../domain/payments/schemas.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { FulfilmentWire } from './fulfilment.ts'
import { Instant, MoneyWire } from './values.ts'

export const CustomerOfOrder = z.strictObject({
  customer_id: z.uuid(),
  name: z.string().nullable(),
  /** Masked for whom it is not meant; null of a visitor without one. */
  phone: z.string().nullable(),
  language: z.string().nullable(),
})

/** An order in the list. */
export const OrderRowWire = z.strictObject({
  order_id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  customer: CustomerOfOrder,
  conversation_id: z.uuid(),
  /** The first of its goods, and how many units there are in all. */
  first_line: z.string().nullable(),
  units: z.int(),
  total: MoneyWire,
  payment_state: PaymentState,
  method: PaymentMethod.nullable(),
  stage: FulfilmentStage.nullable(),
  /** Questions about its money that nobody has answered. */
  open_reviews: z.int(),
  placed_at: Instant,
  paid_at: Instant.nullable(),
  version: z.int(),
})
export type OrderRowWire = z.infer<typeof OrderRowWire>

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

/** One try to pay. */
export const AttemptWire = z.strictObject({
  attempt_id: z.uuid(),
  order_id: z.uuid(),
  order_reference: z.string(),
  method: PaymentMethod,
  status: AttemptStatus,
  amount: MoneyWire,
  /** Where a prompt rang; masked for whom it is not meant. */
  phone: z.string().nullable(),
  /** It rang on another number than hers. */
  to_stranger: z.boolean(),
  result_code: z.string().nullable(),
  result: PromptResult.nullable(),
  /** The result in words; null while there is none. */
  result_text: z.string().nullable(),
  receipt: z.string().nullable(),
  /** Another one counts in its stead. */
  superseded: z.boolean(),
  created_at: Instant,
  expires_at: Instant,
  closed_at: Instant.nullable(),
  next_query_at: Instant.nullable(),
  queries: z.int(),
})
export type AttemptWire = z.infer<typeof AttemptWire>

/** Money that came in for an order. */
export const ReceiptWire = z.strictObject({
  receipt_id: z.uuid(),
  receipt: z.string().nullable(),
  provider: z.string(),
  attempt_id: z.uuid().nullable(),
  amount: MoneyWire,
  /** What of it the order has, and what went back, or is on its way back. */
  allocated: MoneyWire,
  refunded: MoneyWire,
  reversing: MoneyWire,
  /** The most that can still be given back. */
  refundable: MoneyWire,
  /** What its provider may send back: the whole of it, or what no order has; empty where it cannot. */
  reversible: z.array(MoneyWire),
  payer: z.string().nullable(),
  at: Instant,
  /** When its provider took it back. */
  reversed_at: Instant.nullable(),
})
export type ReceiptWire = z.infer<typeof ReceiptWire>

/** Money that went back. */
export const RefundWire = z.strictObject({
  refund_id: z.uuid(),
  receipt_id: z.uuid(),
  receipt: z.string().nullable(),
  order_id: z.uuid().nullable(),
  order_reference: z.string().nullable(),
  method: PaymentMethod.nullable(),
  amount: MoneyWire,
  how: RefundHow,
  reference: z.string(),
  note: z.string(),
  by: z.string(),
  by_name: z.string().nullable(),
  at: Instant,
})
export type RefundWire = z.infer<typeof RefundWire>

/** Something that happened to an order. `what` is `noun.verb` in the past tense; `detail` is a code or words, as it was written down. */
export const TimelineEntry = z.strictObject({
  at: Instant,
  /** `bot`, `system`, `customer`, `provider` or `staff:<id>`. */
  actor: z.string(),
  actor_name: z.string().nullable(),
  /** The name of the key that did it in her name. */
  via: z.string().nullable(),
  what: z.string(),
  detail: z.string().nullable(),
  amount: MoneyWire.nullable(),
  attempt_id: z.uuid().nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** An order that several people pay, each a share. */
export const SharingWire = z.strictObject({
  plan_id: z.uuid(),
  status: PlanStatus,
  due: MoneyWire,
  /** What of that is nobody's share. */
  unassigned: MoneyWire,
  /** Where anybody may pay an open share. */
  link: z.string().nullable(),
  expires_at: Instant,
  shares: z.array(
    z.strictObject({
      share_id: z.uuid(),
      position: z.int(),
      payer: SharePayer,
      /** Where its prompt rings; masked for whom it is not meant. */
      phone: z.string().nullable(),
      amount: MoneyWire,
      paid: MoneyWire,
      reference: z.string(),
      status: ShareStatus,
      /** A prompt can still be answered on its phone. */
      is_prompted: z.boolean(),
      receipts: z.array(z.string()),
    }),
  ),
})
export type SharingWire = z.infer<typeof SharingWire>

const Move = z.strictObject({ label: z.string(), danger: z.boolean() })

/** All of an order as staff work with it. */
export const OrderWire = z.strictObject({
  order_id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  customer: CustomerOfOrder,
  conversation_id: z.uuid(),
  lines: z.array(LineWire),
  offer_title: z.record(z.string(), z.string()).nullable(),
  subtotal: MoneyWire,
  discount: MoneyWire,
  delivery_fee: MoneyWire,
  total: MoneyWire,
  /** What of its money it has, and what it still needs. */
  paid: MoneyWire,
  due: MoneyWire,
  fulfilment: FulfilmentWire.nullable(),
  /** Where the goods are; null until they are paid for. */
  stage: FulfilmentStage.nullable(),
  staged_at: Instant.nullable(),
  carrier: Carrier.nullable(),
  stock_state: z.enum(['none', 'held', 'settled', 'released']),
  payment: PaymentWire.nullable(),
  /** Null when one pays it alone. */
  sharing: SharingWire.nullable(),
  attempts: z.array(AttemptWire),
  money: z.array(ReceiptWire),
  refunds: z.array(RefundWire),
  open_review_ids: z.array(z.uuid()),
  timeline: z.array(TimelineEntry),
  /** Where staff may move it now, and its goods. */
  moves: z.array(Move.extend({ to: OrderStatus })),
  goods_moves: z.array(Move.extend({ to: FulfilmentStage })),
  placed_at: Instant,
  paid_at: Instant.nullable(),
  version: z.int(),
})
export type OrderWire = z.infer<typeof OrderWire>
