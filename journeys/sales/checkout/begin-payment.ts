import type { Money } from '../../../src/lib/money.ts'
import { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { Pending } from '../../pending.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import type { ConfirmCheckout } from './pending.ts'
import type { PayWish } from './scratch.ts'

/** The session is about no payment. */
export const NO_PAYMENT: TurnPatch = {
  paymentRequestId: null,
  paymentStatus: null,
  paymentMethods: [],
  payFrom: null,
  changingOrderId: null,
}

/** The WhatsApp number as M-PESA writes it, when it is a Kenyan mobile number. */
export function ownMsisdn({ phoneE164 }: Pick<TurnState, 'phoneE164'>): string | null {
  const digits = phoneE164?.replace(/^\+/, '') ?? ''
  return /^254[17]\d{8}$/.test(digits) ? digits : null
}

/** The number that the last prompt of this order went to, or may go to; null when the session does not know it. */
export function promptedNumber({ pending, suspended }: Pick<TurnState, 'pending' | 'suspended'>): string | null {
  const numbers = [pending, suspended].flatMap((one) => (hasNumber(one) ? [one.msisdn] : []))
  return numbers[0] ?? null
}

function hasNumber(pending: Pending | null): pending is Extract<Pending, { msisdn: string | null }> {
  return pending?.kind === 'await_payment' || pending?.kind === 'confirm_checkout'
}

/** "Pay this total in this way?": her own way where she named one that is open, else the easiest that is. */
export function proposePayment(
  { orderId, total }: { orderId: string; total: Money },
  state: Pick<TurnState, 'phoneE164' | 'paymentMethods' | 'paymentsEnabled' | 'payFrom'>,
  said: PayWish = { method: null, msisdn: null },
): ConfirmCheckout {
  const methods = openMethods(state)
  const wish = said.method === null && said.msisdn === null ? { ...said, msisdn: state.payFrom } : said
  const wanted = wish.msisdn === null ? wish.method : 'stk'
  const method = wanted !== null && methods.includes(wanted) ? wanted : (methods[0] ?? 'stk')
  const msisdn = wish.msisdn ?? ownMsisdn(state)
  return { kind: 'confirm_checkout', orderId, total, method, msisdn, methods }
}

/** The ways to pay this order, as far as they were asked for; before that, those that the shop has switched on. */
function openMethods({ paymentMethods, paymentsEnabled }: Pick<TurnState, 'paymentMethods' | 'paymentsEnabled'>) {
  const known = PaymentMethod.options.filter((method) => paymentMethods.includes(method))
  if (known.length > 0) return known
  const switchedOn = PaymentMethod.options.filter((method) => paymentsEnabled[method] === true)
  return switchedOn.length > 0 ? switchedOn : [...PaymentMethod.options]
}
