import type { Act } from '../../src/language/reading.ts'
import { goOn } from '../core/go-on.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/**
 * A change of what is ordered already, and waits for its money, is a change of that order. Whether it may still be made is
 * decided where the order is written.
 */
export function takeUpOrder({ acts, paymentRequestId, orderId, cart, pending }: TurnState): TurnPatch {
  const started = paymentRequestId !== null && orderId !== null && cart.length > 0
  if (!started || !acts.some(changesLine)) return {}
  const waiting = pending?.kind === 'await_payment' ? { pending: null } : {}
  return { changingOrderId: orderId, paymentRequestId: null, paymentStatus: null, ...waiting }
}

function changesLine(act: Act): boolean {
  return 'lines' in act && act.lines.length > 0
}

/** An order that was placed does not vanish with its last line: whether to cancel it is asked. Null when lines are left. */
export function askToCancel(before: TurnState, after: TurnPatch): TurnPatch | null {
  const { cart = before.cart, changingOrderId = before.changingOrderId } = after
  if (changingOrderId === null || cart.length > 0 || before.cart.length === 0) return null
  return { tasks: [], ...goOn(before, 'orders', [{ act: 'cancel', order: true, reference: null }]) }
}
