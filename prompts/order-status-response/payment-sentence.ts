import type { PaymentView } from '../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { sayMoney } from '../copy/format.ts'
import { type CopyKey, say } from '../copy/index.ts'

/** Failures a customer can do something about; every other failure is told as a plain failure. */
const FAILURES = {
  insufficient_funds: 'pay_state_low_balance',
  cancelled_by_payer: 'pay_state_cancelled',
  unreachable: 'pay_state_unreachable',
  expired: 'pay_state_expired',
  wrong_pin: 'pay_state_wrong_pin',
  pin_locked: 'pay_state_pin_locked',
} as const

/** States that a prompt, an instruction and a card link are in for different reasons. */
const BY_METHOD: Readonly<Record<string, MethodKey>> = {
  pending_c2b: 'pay_state_pending_c2b',
  pending_card: 'pay_state_pending_card',
  expired_c2b: 'pay_state_expired_c2b',
  expired_card: 'pay_state_expired_card',
  cancelled_card: 'pay_state_cancelled_card',
}
type MethodKey = Extract<CopyKey, `pay_state_${string}_${'c2b' | 'card'}`>

/** What the newest payment of an order came to, in one sentence that the record backs. */
export function paymentSentence(payment: PaymentView, language: SpokenLang): string {
  const amount = sayMoney(payment.amount)
  if (payment.status === 'paid') {
    if (payment.receipt === null) return say('pay_state_paid_no_receipt', language, { amount })
    return say('pay_state_paid', language, { amount, receipt: payment.receipt })
  }
  const own = BY_METHOD[`${payment.status}_${payment.method}`]
  if (own !== undefined) return say(own, language, { amount })
  if (payment.status === 'partially_paid') {
    return say('pay_state_partially_paid', language, { amount, due: sayMoney(payment.due) })
  }
  if (payment.status !== 'failed') return say(`pay_state_${payment.status}`, language, { amount })
  const known = Object.entries(FAILURES).find(([failure]) => failure === payment.failure)
  return say(known?.[1] ?? 'pay_state_failed', language, { amount })
}
