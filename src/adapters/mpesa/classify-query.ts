import type { QueryOutcome } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'
import { providerError } from './provider-error.ts'

/** Says "still being processed" with status 200, in the place where results stand. */
const STILL_PROCESSING = '4999'

/** Reads every answer to a query. Errors, also those with status 200, say nothing about the payment. */
export function classifyQuery(reply: DarajaAnswer, providerRequestId: string): QueryOutcome {
  if (reply.kind !== 'json') return noAnswer(reply.problem)
  const error = providerError(reply.body)
  if (error) return noAnswer(`${error.code}: ${error.text}`)
  if (reply.status !== 200) return noAnswer(`HTTP ${reply.status}`)
  const { ResultCode: code, ResultDesc: text, CheckoutRequestID: id } = reply.body
  if (typeof id === 'string' && id !== providerRequestId) return noAnswer('the answer is about another request')
  if (typeof code !== 'string' && typeof code !== 'number') return noAnswer('no result code')
  const result = String(code).trim()
  if (result === '' || result === STILL_PROCESSING) return noAnswer('still being processed')
  return { outcome: 'result', code: result, problem: typeof text === 'string' ? text.slice(0, 200) : '' }
}

function noAnswer(problem: string): QueryOutcome {
  return { outcome: 'no_answer', problem }
}
