import { END } from '@langchain/langgraph/web'
import type { TurnState } from '../turn-state.ts'

export function afterOffers({ toolFailure, coupon, orderId }: TurnState) {
  if (toolFailure !== null) return END
  if (coupon === null) return 'offers_answer'
  return orderId === null ? 'coupon_without_order' : 'order_apply_coupon'
}

/** A code that took money off leads on to payment of the new total; any other answer leaves the order as it was. */
export function afterCoupon({ coupon }: TurnState) {
  return coupon?.outcome === 'applied' || coupon?.outcome === 'already_applied' ? 'payment_get_methods' : END
}

export function afterMethods({ methods }: TurnState) {
  return methods.filter(({ enabled }) => enabled).length > 1 ? 'payment_router_prompt' : 'sales_ask'
}
