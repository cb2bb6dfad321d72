import { z } from 'zod'
import { OrderStatus, PaymentView } from '../../domain/orders/schemas.ts'
import { defineRoute } from './define-route.ts'
import { FulfilmentWire } from './fulfilment.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, Instant, MoneyWire, Nothing } from './values.ts'

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

/** An order as staff see it. */
export const OrderWire = z.strictObject({
  order_id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  lines: z.array(LineWire),
  offer_title: z.record(z.string(), z.string()).nullable(),
  subtotal: MoneyWire,
  discount: MoneyWire,
  delivery_fee: MoneyWire,
  total: MoneyWire,
  fulfilment: FulfilmentWire.nullable(),
  payment: PaymentWire.nullable(),
  placed_at: Instant,
})
export type OrderWire = z.infer<typeof OrderWire>

const OrderAnswer = z.strictObject({ order: OrderWire })

export const getOrder = defineRoute({
  name: 'getOrder',
  method: 'GET',
  path: '/v1/orders/:id',
  summary: 'One order with its payment and how it reaches the customer.',
  who: READERS,
  scope: 'orders:read',
  idempotent: false,
  params: ById,
  answers: { 200: OrderAnswer },
  errors: [],
})

export const handOverOrder = defineRoute({
  name: 'handOverOrder',
  method: 'POST',
  path: '/v1/orders/:id/hand-over',
  summary: 'Says that the goods of a paid order have left the shop.',
  who: LEADS,
  scope: 'orders:write',
  idempotent: true,
  params: ById,
  body: Nothing,
  answers: { 200: OrderAnswer },
  errors: ['conflict'],
})

export const ORDER_ROUTES = { getOrder, handOverOrder }
