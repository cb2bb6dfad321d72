import type { JourneyName } from '../../src/domain/tenancy/schemas.ts'
import type { Intent } from '../../src/llm/offline/types.ts'
import { ownerOf } from '../pending-owner.ts'
import { pastesReceipt } from '../sales/reading/claims.ts'
import type { TurnState } from '../turn-state.ts'
import { asksQuestion, speaksOfPaidMoney } from './talk-rules.ts'

export type Target = 'sales' | 'support' | 'orders' | 'offers' | 'prefs' | 'handoff'

const TARGETS = {
  sales_discovery: 'sales',
  product_question: 'sales',
  support_question: 'support',
  order_status: 'orders',
  discounts_offers: 'offers',
  preferences_consent: 'prefs',
  human_request: 'handoff',
} as const satisfies Partial<Record<Intent, Target>>

const NAMES: Readonly<Record<Target, JourneyName | null>> = {
  sales: 'sales',
  support: 'support',
  orders: 'orders',
  offers: 'offers',
  prefs: 'preferences',
  handoff: null,
}

/** The journey for an intent; null for talk that belongs to none. */
export function journeyFor(state: TurnState): Target | null {
  const { intent } = state
  if (intent === 'spam_casual' || intent === 'unknown') return null
  return intent === 'payment_help' ? paymentJourney(state) : TARGETS[intent]
}

/** Whether the shop has switched this journey on; handing over to a person always is. */
export function isEnabled(target: Target, journeys: readonly JourneyName[]): boolean {
  const name = NAMES[target]
  return name === null || journeys.includes(name)
}

/** Money that was sent is looked up; an open order is paid in sales; the rest is a question about how to pay. */
function paymentJourney({ message, orderId, pending, fit }: TurnState): Target {
  const selling = pending !== null && ownerOf(pending) === 'sales'
  if (pending?.kind === 'await_payment') return 'sales'
  if (fit === 'rule') return pastesReceipt(message) ? 'orders' : 'sales'
  if (speaksOfPaidMoney(message)) return 'orders'
  return (selling || orderId !== null) && !asksQuestion(message) ? 'sales' : 'support'
}
