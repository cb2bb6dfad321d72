import { z } from 'zod'
import { ItemSummary } from '../../src/domain/catalog/schemas.ts'
import { FulfilmentChoice, Pin } from '../../src/domain/fulfilment/schemas.ts'
import { CartLine, PaymentView } from '../../src/domain/orders/schemas.ts'
import { LastQuestion } from '../../src/language/dialogue-context.ts'
import { Wanted } from '../../src/language/reading.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { Money } from '../../src/lib/money.ts'
import { PaymentMethod } from '../../src/lib/payment-method.ts'
import { defineSlice } from '../core/slice.ts'

/** A line of the running cart: what the customer chose so far, priced again by the domain whenever an order is made. */
export const CartEntry = z.strictObject({
  itemId: z.uuid(),
  itemName: z.string(),
  variantId: z.uuid(),
  variantSelection: z.record(z.string(), z.string()),
  qty: CartLine.shape.quantity,
})
export type CartEntry = z.infer<typeof CartEntry>

/** Something that was asked for and still needs a choice. */
export const OpenLine = z.object({
  wanted: z.object(Wanted.shape),
  /** The item, where only an option of it is open. */
  itemId: z.uuid().nullable(),
  /** The line of the cart that it takes the place of. */
  line: z.int().nullable(),
  chosen: z.record(z.string(), z.string()),
})
export type OpenLine = z.infer<typeof OpenLine>

/** Items that were talked about, and lists that were shown, are remembered up to these numbers. */
const MOST_SALIENT = 10
const MOST_SHOWN = 40

/** Catalog selection and ordering. What is read again from rows before it counts (`catch`) costs nothing else when its form changes. */
const SalesSlice = z.object({
  cart: z.array(CartEntry).max(20),
  openLines: z.array(OpenLine).max(12).catch([]),
  /** The search that goes on. */
  search: z.object(Wanted.shape).nullable().catch(null),
  shownItemIds: z.array(z.uuid()).max(MOST_SHOWN).catch([]),
  lastCatalogResults: z.array(z.object(ItemSummary.shape)).max(6).catch([]),
  catalogTotalMatchesEstimate: z.int().nullable(),
  catalogRejections: z.int().min(0),
  /** Items talked about, the latest first. */
  salient: z.array(z.uuid()).max(MOST_SALIENT).catch([]),
  lastQuestion: LastQuestion.nullable().catch(null),
  /** The item whose picture was sent last: it is not sent again while the talk stays with it. */
  picturedItemId: z.uuid().nullable(),
  /** Where the goods are to go, as far as it was said in this purchase. */
  fulfilment: FulfilmentChoice.nullable().catch(null),
  /** The place on the map that she shared last: it goes with whatever address she names. */
  pin: Pin.nullable().catch(null),
  /** The phone that she wants the prompt on, where she named it before the total was shown. */
  payFrom: z.string().nullable().catch(null),
  orderId: z.uuid().nullable(),
  orderReference: z.string().nullable().catch(null),
  orderTotals: z.strictObject({ subtotal: Money, discount: Money, deliveryFee: Money, total: Money }).nullable(),
  /** The unpaid order that the cart is written over; null while the cart is the draft of this conversation. */
  changingOrderId: z.uuid().nullable(),
  paymentRequestId: z.uuid().nullable(),
  paymentStatus: PaymentView.shape.status.nullable().catch(null),
  /** The ways that can take the payment of this order, as payment_get_methods last said; empty before it was asked. */
  paymentMethods: z.array(PaymentMethod).catch([]),
})
export type SalesSlice = z.infer<typeof SalesSlice>

export const salesSlice = defineSlice({
  version: 2,
  schema: SalesSlice,
  reset: () => ({
    cart: [],
    openLines: [],
    search: null,
    shownItemIds: [],
    lastCatalogResults: [],
    catalogTotalMatchesEstimate: null,
    catalogRejections: 0,
    salient: [],
    lastQuestion: null,
    picturedItemId: null,
    fulfilment: null,
    pin: null,
    payFrom: null,
    orderId: null,
    orderReference: null,
    orderTotals: null,
    changingOrderId: null,
    paymentRequestId: null,
    paymentStatus: null,
    paymentMethods: [],
  }),
  upgrade: (from, data) => (from < 2 ? withFee(data) : data),
  isMissed: ({ cart = [], orderId = null }) => orderId !== null || (Array.isArray(cart) && cart.length > 0),
})

/** Version 1 knew no delivery, and lines whose variant was not chosen yet; those had no price and cannot be ordered. */
function withFee({ orderTotals = null, cart = [], ...rest }: JsonObject): JsonObject {
  const known = Array.isArray(cart) ? cart.filter((line) => isObject(line) && typeof line.variantId === 'string') : []
  if (!isObject(orderTotals) || !isObject(orderTotals.total ?? null)) return { ...rest, cart: known, orderTotals: null }
  const { currency = 'KES' } = orderTotals.total as JsonObject
  return { ...rest, cart: known, orderTotals: { ...orderTotals, deliveryFee: { amountMinor: 0, currency } } }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items that the talk is about now come first; each stands once. */
export function nowAbout(salient: readonly string[], itemIds: readonly string[]): string[] {
  return [...new Set([...itemIds, ...salient])].slice(0, MOST_SALIENT)
}

export function alsoShown(shown: readonly string[], itemIds: readonly string[]): string[] {
  return [...new Set([...shown, ...itemIds])].slice(-MOST_SHOWN)
}
