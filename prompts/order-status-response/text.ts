import { say } from '../copy/index.ts'
import type { OrderStatusVars } from './index.ts'

/** The recorded state in fixed sentences; what was asked about comes first. */
export function orderStatusText({ language, question, order, payment }: OrderStatusVars): string {
  const { reference, total, status, lines } = order
  const state = say(`order_is_${status}`, language, { reference, total })
  const paid = payment ?? (status === 'awaiting_payment' ? say('pay_state_none', language) : null)
  const parts = question === 'payment' ? [paid, state] : [state, ...lines, paid]
  return parts.filter((part) => part !== null).join('\n')
}
