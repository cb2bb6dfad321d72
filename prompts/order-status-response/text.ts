import { say } from '../copy/index.ts'
import { orderState } from '../copy/order-state.ts'
import type { OrderStatusVars } from './index.ts'

/** The recorded state in fixed sentences; what was asked about comes first. */
export function orderStatusText({ language, question, order, payment }: OrderStatusVars): string {
  const { status, lines } = order
  const state = orderState(order, language)
  const paid = payment ?? (status === 'awaiting_payment' ? say('pay_state_none', language) : null)
  const parts = question === 'payment' ? [paid, state] : [state, ...lines, paid]
  return parts.filter((part) => part !== null).join('\n')
}
