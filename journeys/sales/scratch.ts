import type { CatalogResult, ItemDetail } from '../../src/domain/catalog/schemas.ts'
import type { ReplyKind } from '../../src/domain/messaging/schemas.ts'
import { type CheckoutTurn, freshCheckout } from './checkout/scratch.ts'
import type { Task } from './tasks.ts'

/** What the nodes of this journey hand to each other in one turn. */
export interface SalesTurn extends CheckoutTurn {
  /** What is still to be done. */
  tasks: readonly Task[]
  /** Sentences to tell before the question, in their order. */
  said: readonly string[]
  /** Items read in this turn. */
  items: readonly ItemDetail[]
  /** Items that could not be read: nothing is done with them. */
  unreadable: readonly string[]
  /** The item the talk is about, for its picture. */
  item: ItemDetail | null
  found: CatalogResult | null
  /** What was asked for and cannot be had, of the item that is asked about. */
  gone: readonly string[] | null
  /** This turn has raised the question that is pending: nothing else is asked in it. */
  asks: boolean
  /** The cart is not what it was before this turn. */
  cartChanged: boolean
  /** What was asked about an item and is still to be looked up; `before`: what was asked of one just before. */
  unanswered: { itemId: string; words: string; before: string | null } | null
  replyKind: ReplyKind
}

export const freshSales: SalesTurn = {
  ...freshCheckout,
  tasks: [],
  said: [],
  items: [],
  unreadable: [],
  item: null,
  found: null,
  gone: null,
  asks: false,
  cartChanged: false,
  unanswered: null,
  replyKind: 'reply',
}
