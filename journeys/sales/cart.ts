import type { Variant } from '../../src/domain/catalog/schemas.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { CartEntry, SalesSlice } from './slice.ts'

/** Different items in one order. */
export const CART_LINES = 20
/** Units of one line. */
export const LINE_UNITS = 99

/**
 * The cart that new choices go to. Once a payment was started the order stands as it is, so what is chosen after it
 * belongs to another order.
 */
export function openCart({ cart, paymentRequestId }: Pick<SalesSlice, 'cart' | 'paymentRequestId'>): CartEntry[] {
  return paymentRequestId === null ? cart : []
}

export function cartEntry(item: { itemId: string; name: string }, variant: Variant, qty: number): CartEntry {
  return {
    itemId: item.itemId,
    itemName: item.name,
    variantId: variant.variantId,
    variantSelection: variant.options,
    qty,
  }
}

/** The lines of an order as a cart; which options a variant has is read when its item is opened. */
export function cartOf({ lines }: OrderView): CartEntry[] {
  return lines.map(({ itemId, itemName, variantId, quantity }) => ({
    itemId,
    itemName,
    variantId,
    variantSelection: {},
    qty: quantity,
  }))
}

/** Puts an entry in its line, or at the end. A line is null for a new one. */
export function putInCart(cart: readonly CartEntry[], entry: CartEntry, line: number | null): CartEntry[] {
  if (line === null || line >= cart.length) return [...cart, entry]
  return cart.map((before, at) => (at === line ? entry : before))
}

/** The cart as `order_create` takes it. */
export function cartLines(cart: readonly CartEntry[]): { variantId: string; quantity: number }[] {
  return cart.map(({ variantId, qty }) => ({ variantId, quantity: qty }))
}
