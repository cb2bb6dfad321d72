import { END } from '@langchain/langgraph/web'
import type { TurnState } from '../turn-state.ts'

export function afterOffers({ toolFailure, coupon, orderId, acts }: TurnState) {
  if (toolFailure !== null) return END
  if (coupon !== null) return orderId === null ? 'coupon_without_order' : 'order_apply_coupon'
  return acts.some(({ act }) => act === 'bargain') ? 'offers_bargain' : 'offers_answer'
}
