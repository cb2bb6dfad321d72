import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { TurnState } from '../../turn-state.ts'
import { type Decision, DONE } from './decision.ts'
import { isCheckoutPending } from './pending.ts'

/** The order stays as it is, unpaid; "continue" and "pay" come back to it. */
export function keepForLater(state: TurnState): Decision {
  const { pending, orderTotals, responseLanguage } = state
  const total = orderTotals === null ? '' : sayMoney(orderTotals.total)
  const said = [...state.said, say('kept_unpaid', responseLanguage, { total })]
  const aside = isCheckoutPending(pending) ? { pending: null, suspended: pending, parked: true } : {}
  return { step: DONE, checkout: { asks: 'nothing' }, patch: { said, ...aside } }
}
