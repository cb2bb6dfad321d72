import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import type { OptionValue, Wanted } from '../../../src/language/reading.ts'
import { openCart } from '../cart.ts'
import { packetsFor } from '../choose/measured.ts'
import { meansValue } from '../choose/option-values.ts'
import type { Resolution } from '../choose/resolve-variant.ts'
import type { CartEntry, SalesSlice } from '../slice.ts'

/** Goods that are named or pointed at, with all that is known of them by now. */
interface Meant {
  wanted: Wanted
  chosen: Readonly<Record<string, string>>
  /** Said of the search they were found by. */
  soft: readonly OptionValue[]
}

export interface LineMeant {
  entry: CartEntry
  line: number
}

type Cart = Pick<SalesSlice, 'cart' | 'paymentRequestId'>

/**
 * The line of the cart that goods named again are: the only one of this item that everything said of them fits. Whoever
 * wants another one says so, and that is heard as an amount of the line; a mention alone never makes one pair two.
 */
export function lineMeant(item: ItemDetail, meant: Meant, now: Cart): LineMeant | null {
  const lines = openCart(now).flatMap((entry, line) => (entry.itemId === item.itemId ? [{ entry, line }] : []))
  const [only, ...more] = lines.filter(({ entry }) => fits(entry, item, meant))
  return only === undefined || more.length > 0 ? null : only
}

/** The line that what was settled bit by bit turned out to be. */
export function lineOfVariant(resolution: Resolution, now: Cart): LineMeant | null {
  if (resolution.outcome !== 'ready' && resolution.outcome !== 'too_many') return null
  const cart = openCart(now)
  const line = cart.findIndex(({ variantId }) => variantId === resolution.variant.variantId)
  const entry = cart[line]
  return entry === undefined ? null : { entry, line }
}

/** How many of it there are to be: what was said, or as many as there are. */
export function piecesOf({ qty }: CartEntry, item: ItemDetail, { quantity, measure }: Wanted): number {
  const packets = measure === null ? null : packetsFor(item.variants, measure)
  const counted = packets !== null && packets.count > 1 ? packets.count * (quantity ?? 1) : quantity
  return counted ?? qty
}

function fits(entry: CartEntry, item: ItemDetail, { wanted, chosen, soft }: Meant): boolean {
  const own = valuesOf(entry, item)
  const options = new Set(item.variants.flatMap((variant) => Object.keys(variant.options)))
  const asChosen = Object.entries(chosen).every(([option, value]) => own[option] === value)
  const asSaid = [...wanted.values, ...soft].every(({ option, value }) => {
    if (option !== null && options.has(option)) return meansValue(own[option] ?? '', value)
    return Object.values(own).some((one) => meansValue(one, value)) || isName(value, item)
  })
  const packets = wanted.measure === null ? null : packetsFor(item.variants, wanted.measure)
  const asMeasured = wanted.measure === null || (packets !== null && own[packets.option] === packets.value)
  return asChosen && asSaid && asMeasured
}

/** A line taken over from an order names its variant only. */
export function valuesOf({ variantId, variantSelection }: CartEntry, { variants }: ItemDetail): Record<string, string> {
  if (Object.keys(variantSelection).length > 0) return variantSelection
  return variants.find((variant) => variant.variantId === variantId)?.options ?? {}
}

function isName(value: string, { name }: ItemDetail): boolean {
  return name.toLowerCase().includes(value.toLowerCase())
}
