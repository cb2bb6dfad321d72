import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { catalogGetItem } from '../../../tools/catalog-get-item.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { askOf } from '../ask-of.ts'
import { filtersPatch, listPending, NO_PAYMENT, scratch } from '../begin.ts'
import { CART_LINES, cartEntry, openCart, putInCart } from '../cart.ts'
import { readFilters } from '../filters.ts'
import { type ItemResolution, resolveItem } from '../resolve-item.ts'
import { searchNext } from '../search-next.ts'
import type { OpenItem, SalesNotice } from '../step.ts'

/** Reads the item afresh and settles which variant is meant, how many, or what is still to be asked. */
export const catalogGetItemNode = toolNode(catalogGetItem, {
  args: (state) => ({ item_id: opened(state).itemId }),
  keep: ({ item }, state, turn) => ({ item, selectedItemIds: [item.itemId], ...settle(item, state, turn) }),
  failed: (failure, state) => ({
    ...scratch({ kind: 'back_to_list' }, { say: failure.code === 'not_found' ? 'item_gone' : 'cannot_now' }),
    ...(failure.code === 'not_found' ? { pending: listPending(state, opened(state).itemId) } : {}),
  }),
})

function settle(item: ItemDetail, state: TurnState, turn: TurnContext): TurnPatch {
  const open = asChosen(item, state)
  const filters = readFilters(state.lastCatalogFilters)
  const asked = { ...askOf(open.words, turn.llm.engine), quantity: null }
  const resolution = resolveItem(item, open, asked, forThis(filters, item.itemId, state))
  const progress = { clarificationLoops: 0, catalogRejections: 0 }
  return { ...progress, ...settled(item, state, turn, open, resolution) }
}

/** A line taken over from an order names its variant only: the options it stands for are known from here on. */
function asChosen({ variants }: ItemDetail, state: TurnState): OpenItem {
  const open = opened(state)
  const entry = open.line === null ? undefined : state.cart[open.line]
  const bare = entry !== undefined && entry.itemId === open.itemId && Object.keys(entry.variantSelection).length === 0
  const variant = bare ? variants.find(({ variantId }) => variantId === entry.variantId) : undefined
  return variant === undefined ? open : { ...open, chosen: { ...variant.options, ...open.chosen } }
}

/** What the search asked for goes for the items it found, not for one that was in the cart before it. */
function forThis(filters: ReturnType<typeof readFilters>, itemId: string, { lastCatalogResults }: TurnState) {
  const found = lastCatalogResults.some((item) => item.itemId === itemId)
  return found ? filters : { ...filters, size: null, colours: [], quantity: null }
}

/** An order that is with M-PESA already stands: what is chosen now belongs to another one. */
function newCart({ paymentRequestId }: TurnState): TurnPatch {
  return paymentRequestId === null ? {} : { ...NO_PAYMENT, orderId: null, orderTotals: null }
}

function settled(
  item: ItemDetail,
  state: TurnState,
  turn: TurnContext,
  open: OpenItem,
  resolution: ItemResolution,
): TurnPatch {
  const filters = { ...readFilters(state.lastCatalogFilters), replaces: open.line }
  const { itemId, name } = item
  switch (resolution.outcome) {
    case 'ready':
      return ready(item, state, turn, open, resolution)
    case 'open_option': {
      const { option, choices, chosen, gone } = resolution
      const quantity = open.quantity ?? filters.quantity ?? 1
      const sales = { ...scratch({ kind: 'open', ...open }, null).sales, gone }
      return {
        sales,
        ...filtersPatch(filters),
        pending: { kind: 'choose_option', itemId, option, choices, chosen, quantity },
      }
    }
    case 'too_many': {
      const { variantId, name: variant, available } = resolution.variant
      return {
        ...scratch({ kind: 'open', ...open }, { say: 'only_left', name, variant, available }),
        ...filtersPatch(filters),
        pending: { kind: 'choose_quantity', itemId, variantId, available },
      }
    }
    case 'sold_out':
      return {
        ...scratch({ kind: 'back_to_list' }, { say: 'item_sold_out', name }),
        pending: listPending(state, itemId),
      }
  }
}

/** The chosen variant goes into the cart, and the order is made unless more was asked for in the same message. */
function ready(
  item: ItemDetail,
  state: TurnState,
  turn: TurnContext,
  open: OpenItem,
  { variant, quantity }: Extract<ItemResolution, { outcome: 'ready' }>,
): TurnPatch {
  const filters = readFilters(state.lastCatalogFilters)
  const cart = putInCart(openCart(state), cartEntry(item, variant, quantity), open.line)
  if (cart.length > CART_LINES) return { ...scratch({ kind: 'back_to_list' }, { say: 'order_limit' }), pending: null }
  const [following, ...rest] = open.line === null ? filters.next : []
  if (following !== undefined) {
    const added: SalesNotice = { say: 'line_added', quantity, name: item.name, variant: variant.name }
    return { ...searchNext(following, rest, added, turn.llm.engine), ...newCart(state), cart }
  }
  const settledFilters = { ...filters, replaces: null, quantity: null, next: [] }
  return { ...scratch({ kind: 'order', cart, notice: null }, null), ...filtersPatch(settledFilters), cart }
}

function opened({ sales }: TurnState): OpenItem {
  if (sales?.step.kind !== 'open') throw new Error('no item was opened')
  return sales.step
}
