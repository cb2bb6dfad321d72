import { z } from 'zod'
import { OrderListView, PaymentState } from '../../domain/orders/desk/schemas.ts'
import { Carrier, FulfilmentStage } from '../../domain/orders/goods/schemas.ts'
import { OrderStatus } from '../../domain/orders/schemas.ts'
import { defineRoute } from './define-route.ts'
import { OrderRowWire, OrderWire } from './order-shapes.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, SoughtInstant, Text } from './values.ts'

const OrderAnswer = z.strictObject({ order: OrderWire })

export const listOrders = defineRoute({
  name: 'listOrders',
  method: 'GET',
  path: '/v1/orders',
  summary:
    'Orders page by page, the newest first; those that are paid today or are to be sent by when they were paid. Carts are listed only by their status.',
  who: READERS,
  scope: 'orders:read',
  idempotent: false,
  query: Page.extend({
    view: OrderListView.default('all'),
    status: OrderStatus.optional(),
    payment: PaymentState.optional(),
    /** A reference, a receipt, or the beginning of a name or a phone number. */
    q: Text.trim().min(1).max(100).optional(),
    /** Placed from then on, and before then. */
    from: SoughtInstant.optional(),
    to: SoughtInstant.optional(),
  }),
  answers: { 200: z.strictObject({ orders: z.array(OrderRowWire), next_cursor: NextCursor }) },
  errors: [],
})

export const getOrder = defineRoute({
  name: 'getOrder',
  method: 'GET',
  path: '/v1/orders/:id',
  summary: 'One order with its payments and its money, what happened to it, and what staff may do with it.',
  who: READERS,
  scope: 'orders:read',
  idempotent: false,
  params: ById,
  concerns: 'order',
  answers: { 200: OrderAnswer },
  errors: [],
})

export const moveOrder = defineRoute({
  name: 'moveOrder',
  method: 'POST',
  path: '/v1/orders/:id/transition',
  summary:
    'Moves an order as its table allows, with its stock, its payments and its tickets; the customer hears of what concerns her. `If-Match` says which version was seen.',
  who: LEADS,
  scope: 'orders:write',
  idempotent: true,
  params: ById,
  concerns: 'order',
  body: z.strictObject({ to: OrderStatus, reason: Text.trim().min(2).max(500) }),
  answers: { 200: OrderAnswer },
  errors: ['conflict', 'stale_version', 'out_of_stock'],
})

export const moveGoods = defineRoute({
  name: 'moveGoods',
  method: 'POST',
  path: '/v1/orders/:id/fulfilment',
  summary:
    'Says where the goods of a paid order are: ready, handed over, dispatched (with whom), delivered or returned. The customer hears of it once.',
  who: LEADS,
  scope: 'orders:write',
  idempotent: true,
  params: ById,
  concerns: 'order',
  body: z.strictObject({
    to: FulfilmentStage,
    /** Only with `dispatched`. */
    carrier: Carrier.optional(),
    note: Text.trim().min(1).max(500).optional(),
  }),
  answers: { 200: OrderAnswer },
  errors: ['conflict', 'stale_version'],
})

export const ORDER_ROUTES = { listOrders, getOrder, moveOrder, moveGoods }
