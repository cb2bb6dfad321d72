import type { Pending } from '../pending.ts'
import type { TurnState } from '../turn-state.ts'
import { isCheckoutPending } from './checkout/pending.ts'
import { isSalesPending } from './pending.ts'

/** Goods are in the cart and a choice for one more is open: what else is said in between does not end that choice. */
export function isMidOrder<Now extends Pick<TurnState, 'pending' | 'cart' | 'openLines'>>(
  now: Now,
): now is Now & { pending: Pending } {
  const { pending, cart, openLines } = now
  if (pending === null || !isSalesPending(pending) || isCheckoutPending(pending)) return false
  return pending.kind !== 'narrow_query' && cart.length + openLines.length > 0
}
