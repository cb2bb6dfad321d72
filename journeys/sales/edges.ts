import type { TurnState } from '../turn-state.ts'
import { openCart } from './cart.ts'
import { isCheckoutAct } from './checkout/acts.ts'
import { unreadItems } from './desk/work-on.ts'

/** While tasks are left they read and search; then the cart goes on to the checkout, or what is open is asked. */
export function afterWork(state: TurnState) {
  if (state.escalationRequired) return 'sales_ask'
  if (unreadItems(state).length > 0) return 'catalog_get_item'
  if (state.tasks[0]?.do === 'find') return 'catalog_search'
  const settled = state.cartChanged && !state.asks && openCart(state).length > 0
  const asked = state.acts.some((act) => isCheckoutAct(act, state.pending))
  return settled || asked ? 'sales_checkout' : afterCheckout(state)
}

/** What this turn found or left open is shown after everything that is told. */
export function afterCheckout(state: TurnState) {
  if (state.escalationRequired || !state.asks) return 'sales_ask'
  const { pending, items, found } = state
  if (pending?.kind === 'choose_option') {
    // Asked again without a word about the item, it was not read in this turn, and needs no card.
    return items.some(({ itemId }) => itemId === pending.itemId) ? 'product_disambiguate' : 'sales_ask'
  }
  return pending?.kind === 'pick_item' && found !== null ? 'catalog_present_options' : 'sales_ask'
}
