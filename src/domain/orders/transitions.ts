import type { OrderStatus } from './schemas.ts'

/** Every way an order can move. What is not here does not happen. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  draft: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled', 'needs_review'],
  paid: ['fulfilled', 'needs_review'],
  fulfilled: ['needs_review'],
  // Money may still arrive for a cancelled order; a person then decides.
  cancelled: ['needs_review'],
  needs_review: ['paid', 'fulfilled', 'cancelled'],
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to)
}
