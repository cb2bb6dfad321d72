import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = {
  kicks: indexOf(fixtureShop('kicks-and-phones')),
  grocery: indexOf(fixtureShop('mama-njeri-grocery')),
}
type Shop = keyof typeof SHOPS

/** A line of the cart, where the conversation waits for the place to deliver to. */
export function withCart(
  ...lines: [itemId: string, values: Record<string, string>, quantity: number][]
): DialogueContext {
  return {
    ...NOTHING_BEFORE,
    asked: { kind: 'delivery', option: null, itemId: null, choices: [] },
    salient: lines.map(([itemId]) => itemId).reverse(),
    cart: lines.map(([itemId, values, quantity]) => ({ itemId, name: itemId, values, quantity })),
  }
}

export function actsOf(text: string, shop: Shop, context: DialogueContext = NOTHING_BEFORE): Act[] {
  return hear({ text, tap: null }, context, SHOPS[shop]).acts
}
