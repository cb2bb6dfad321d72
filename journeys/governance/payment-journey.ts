import { isSalesPending } from '../sales/pending.ts'
import { pastesReceipt } from '../sales/reading/claims.ts'
import type { TurnState } from '../turn-state.ts'
import { asksQuestion, speaksOfPaidMoney } from './talk-rules.ts'

/** Money that was sent is looked up; an open order is paid in sales; the rest is a question about how to pay. */
export function paymentJourney({ message, orderId, pending, fit }: TurnState): 'sales' | 'orders' | 'support' {
  const selling = pending !== null && isSalesPending(pending)
  if (pending?.kind === 'await_payment') return 'sales'
  if (fit === 'rule') return pastesReceipt(message) ? 'orders' : 'sales'
  if (speaksOfPaidMoney(message)) return 'orders'
  return (selling || orderId !== null) && !asksQuestion(message) ? 'sales' : 'support'
}
