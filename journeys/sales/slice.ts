import { z } from 'zod'
import { ItemSummary } from '../../src/domain/catalog/schemas.ts'
import { CartLine, PaymentView } from '../../src/domain/orders/schemas.ts'
import { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import { Money } from '../../src/lib/money.ts'
import { defineSlice } from '../core/slice.ts'

/** A line of the running cart: what the customer chose so far, priced again by the domain whenever an order is made. */
export const CartEntry = z.strictObject({
  itemId: z.uuid(),
  itemName: z.string(),
  variantId: z.uuid().nullable(),
  variantSelection: z.record(z.string(), z.string()),
  qty: CartLine.shape.quantity,
})
export type CartEntry = z.infer<typeof CartEntry>

/** Catalog selection and ordering. What is read again from rows before it counts (`catch`) costs nothing else when its form changes. */
const SalesSlice = z.object({
  lastCatalogQuery: z.string().nullable(),
  lastCatalogFilters: z.record(z.string(), z.json()),
  lastCatalogResults: z.array(z.object(ItemSummary.shape)).max(6).catch([]),
  catalogTotalMatchesEstimate: z.int().nullable(),
  catalogRejections: z.int().min(0),
  selectedItemIds: z.array(z.uuid()),
  /** The item whose picture was sent last: it is not sent again while the talk stays with it. */
  picturedItemId: z.uuid().nullable(),
  cart: z.array(CartEntry).max(20),
  orderId: z.uuid().nullable(),
  orderTotals: z.strictObject({ subtotal: Money, discount: Money, total: Money }).nullable(),
  /** The unpaid order that the cart is written over; null while the cart is the draft of this conversation. */
  changingOrderId: z.uuid().nullable(),
  paymentRequestId: z.uuid().nullable(),
  paymentStatus: PaymentView.shape.status.nullable().catch(null),
  /** The ways that can take the payment of this order, as payment_get_methods last said; empty before it was asked. */
  paymentMethods: z.array(PaymentMethod).catch([]),
})
export type SalesSlice = z.infer<typeof SalesSlice>

export const salesSlice = defineSlice({
  version: 1,
  schema: SalesSlice,
  reset: () => ({
    lastCatalogQuery: null,
    lastCatalogFilters: {},
    lastCatalogResults: [],
    catalogTotalMatchesEstimate: null,
    catalogRejections: 0,
    selectedItemIds: [],
    picturedItemId: null,
    cart: [],
    orderId: null,
    orderTotals: null,
    changingOrderId: null,
    paymentRequestId: null,
    paymentStatus: null,
    paymentMethods: [],
  }),
  isMissed: ({ cart = [], orderId = null }) => orderId !== null || (Array.isArray(cart) && cart.length > 0),
})
