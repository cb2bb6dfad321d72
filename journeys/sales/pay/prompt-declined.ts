import { say } from '../../../prompts/copy/index.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { sayPhone } from '../checkout/say-phone.ts'
import { offeredMethods, payOf, tellPayment } from './payment-told.ts'

const CLOSES_PROMPTS: ReadonlySet<string> = new Set(['daily_limit', 'not_kept'])

/**
 * No prompt was sent, because this phone or this customer has had enough of them for the day, or because the goods
 * cannot be kept while one is open: she hears why, and how her
 * order can be paid instead. A number that is not hers is forgotten, so that the next prompt goes to her own.
 */
export function promptDeclined(
  state: TurnState,
  because: 'daily_limit' | 'foreign_limit' | 'number_refused' | 'not_kept',
): TurnPatch {
  const { orderId, total, msisdn } = payOf(state)
  const text = say(because, state.responseLanguage, { phone: sayPhone(msisdn ?? '') })
  const awaits = state.pending?.kind === 'await_payment'
  const told = { ...tellPayment(state, text, awaits ? 'choices' : 'question'), payFrom: null }
  if (awaits) return told
  const methods = offeredMethods(state).filter((method) => !CLOSES_PROMPTS.has(because) || method !== 'stk')
  if (methods.length === 0) return { ...told, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
  return { ...told, pending: { kind: 'choose_payment', orderId, total, methods } }
}
