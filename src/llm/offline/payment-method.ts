import { fold } from './tokens.ts'
import type { PaymentMethod } from './types.ts'

const STK =
  /\b(?:stk|push|prompt|pop ?up|m ?-? ?pesa|mpesa|(?:na|kwa|by|via|through|with|on) (?:simu|(?:my )?phone)|express|nitumie prompt|lipa na mpesa|safaricom)\b/
const C2B =
  /\b(?:pay ?-?bill|till|buy ?goods|c2b|manual(?:ly)?|lipa namba|account number|namba ya (?:till|paybill|kulipa)|pochi|send money)\b/
const CARD = /\b(?:card|cards|kadi|visa|master ?card|debit|credit card|pesa ?pal|bank card|amex|atm)\b/
const NEGATED =
  /\b(?:not|no|without|si|sio|siyo|sitaki|don'?t(?: want)?|instead of|badala ya)\s+(?:na |ya |by |with |via |use |the |a )?(\S+)/g

/** The payment method the customer names; null when none or more than one is named. */
export function parsePaymentMethod(message: string): PaymentMethod | null {
  const text = fold(message).replace(NEGATED, ' ')
  const c2b = C2B.test(text)
  const card = CARD.test(text)
  if (c2b && card) return null
  if (c2b) return 'c2b'
  if (card) return /\b(?:mpesa|m-pesa|stk)\b/.test(text) ? null : 'card'
  return STK.test(text) ? 'stk' : null
}
