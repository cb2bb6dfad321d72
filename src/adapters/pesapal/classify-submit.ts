import type { SubmitOutcome } from '../../domain/payments/methods/card/card-provider.ts'
import type { PesapalAnswer } from './call-pesapal.ts'
import { causeOf, isObject, providerError, textOf } from './provider-error.ts'

/** Reads every answer to a new order. Whatever is neither a link nor a clear refusal is unknown. */
export function classifySubmit(reply: PesapalAnswer, reference: string, mayBePlain: boolean): SubmitOutcome {
  if (reply.kind === 'no_token') return { ...reply, outcome: 'rejected', problem: `token: ${reply.problem}` }
  if (reply.kind === 'no_reply' || reply.kind === 'circuit_open') {
    if (reply.kind === 'no_reply' && reply.sent) return { outcome: 'unknown', problem: reply.problem }
    return { outcome: 'rejected', cause: 'busy', code: 'unreachable', problem: reply.problem }
  }
  if (reply.status === 429) {
    return { outcome: 'rejected', cause: 'busy', code: 'http_429', problem: 'too many requests' }
  }
  if (reply.kind === 'unreadable') return { outcome: 'unknown', problem: reply.problem }
  const error = providerError(reply.body)
  if (error) {
    if (reply.status >= 500)
      return { outcome: 'unknown', problem: `HTTP ${reply.status}, ${error.code}: ${error.text}` }
    return { outcome: 'rejected', cause: causeOf(error, reply.status), code: error.code, problem: error.text }
  }
  const body = isObject(reply.body) ? reply.body : {}
  const trackingId = textOf(body.order_tracking_id)
  const echoed = textOf(body.merchant_reference)
  const url = linkIn(body.redirect_url, mayBePlain)
  if (reply.status < 200 || reply.status > 299 || trackingId === null || url === null) {
    return { outcome: 'unknown', problem: `HTTP ${reply.status} without a link` }
  }
  if (echoed !== null && echoed !== reference)
    return { outcome: 'unknown', problem: 'the answer is about another order' }
  return { outcome: 'accepted', trackingId, url }
}

/** Where a customer types her card number must be protected on the way; a stand-in on this machine need not be. */
function linkIn(value: unknown, mayBePlain: boolean): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  const { protocol } = new URL(value)
  return protocol === 'https:' || (mayBePlain && protocol === 'http:') ? value : null
}
