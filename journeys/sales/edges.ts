import { END } from '@langchain/langgraph/web'
import type { TurnState } from '../turn-state.ts'
import { readFilters } from './filters.ts'

/** Where the words lead: straight to the node that serves them. */
export function afterReadAnswer(state: TurnState) {
  if (state.escalationRequired) return END
  switch (state.sales?.step.kind) {
    case 'search':
      return isClearSearch(state) ? 'catalog_search' : 'sales_narrow_query'
    case 'open':
      return 'catalog_get_item'
    case 'order':
      return state.cart.length > 0 ? 'order_create' : 'sales_ask'
    case 'confirm':
      return 'payment_get_methods'
    case 'method':
      return afterMethod(state)
    case 'push':
      return 'payment_initiate_stk_push'
    case 'retry':
      return state.sales.step.msisdn !== null && state.pending?.kind === 'confirm_phone'
        ? 'payment_initiate_stk_push'
        : 'sales_ask'
    case 'status':
      return END
    default:
      return 'sales_ask'
  }
}

/** A search that the rules read without doubt goes to the catalog; longer or emptier words are narrowed first. */
function isClearSearch(state: TurnState): boolean {
  const step = state.sales?.step
  if (step?.kind !== 'search') return false
  if (step.mode === 'refine' || step.mode === 'others') return true
  const { terms } = readFilters(state.lastCatalogFilters)
  return terms.length >= 1 && terms.length <= 4 && step.words.length <= 80
}

export function afterNarrowQuery(state: TurnState) {
  if (state.escalationRequired) return END
  return state.sales?.step.kind === 'search' ? 'catalog_search' : 'sales_ask'
}

/** Nothing was found for one thing of several: the next one is looked for. */
export function afterSearch(state: TurnState) {
  if (state.escalationRequired) return END
  if (state.search === null && state.sales?.goesOn === true) return 'catalog_search'
  return state.search !== null && state.search.items.length > 0 ? 'catalog_present_options' : 'sales_ask'
}

export function afterItem(state: TurnState) {
  if (state.sales?.step.kind === 'order') return 'order_create'
  if (state.sales?.goesOn === true) return 'catalog_search'
  return state.sales?.notice === null && state.pending?.kind === 'choose_option' ? 'product_disambiguate' : 'sales_ask'
}

export function afterOrder(state: TurnState) {
  if (state.sales?.step.kind === 'status') return END
  return state.order === null ? 'sales_ask' : 'offers_get_applicable'
}

export function afterMethods(state: TurnState) {
  const enabled = state.methods.filter((method) => method.enabled)
  return enabled.length > 1 ? 'payment_router_prompt' : afterMethod(state)
}

/** The method decides; without one the customer is asked. */
export function afterMethod(state: TurnState) {
  if (state.method === 'c2b') return 'payment_get_c2b_instructions'
  if (state.method === 'card') return 'payment_create_pesapal_checkout'
  return 'sales_ask'
}

/** A total that is not the confirmed one any more is shown again before anybody is asked for money. */
export function afterPush(state: TurnState) {
  return state.sales?.step.kind === 'order' && state.cart.length > 0 ? 'order_create' : 'sales_ask'
}
