import type { PaymentView } from '../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { sayMoney } from '../copy/format.ts'
import { say } from '../copy/index.ts'

/** Result codes a customer can do something about; every other failure is told as a plain failure. */
const FAILURES = {
  '1': 'pay_state_low_balance',
  '1032': 'pay_state_cancelled',
  '1037': 'pay_state_unreachable',
  '1019': 'pay_state_expired',
  '2001': 'pay_state_wrong_pin',
  '8006': 'pay_state_pin_locked',
} as const

/** What the newest payment of an order came to, in one sentence that the record backs. */
export function paymentSentence(payment: PaymentView, language: SpokenLang): string {
  const amount = sayMoney(payment.amount)
  if (payment.status === 'paid') {
    if (payment.receipt === null) return say('pay_state_paid_no_receipt', language, { amount })
    return say('pay_state_paid', language, { amount, receipt: payment.receipt })
  }
  if (payment.status !== 'failed') return say(`pay_state_${payment.status}`, language, { amount })
  const known = Object.entries(FAILURES).find(([code]) => code === payment.resultCode)
  return say(known?.[1] ?? 'pay_state_failed', language, { amount })
}
