import type { RequestOutcome } from '../../domain/payments/books/receipt-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'
import { lacksProduct, providerError } from './provider-error.ts'
import { unreadRequest } from './unread-request.ts'

type Cause = Extract<RequestOutcome, { outcome: 'rejected' }>['cause']

/** Refusals that leave no doubt; the other codes with a 5xx mean several things. */
const BUSY_CODES: ReadonlySet<string> = new Set(['500.003.02', '500.003.03'])

/** Reads every answer to a request whose result comes later. What is neither taken nor clearly refused may have been taken. */
export function classifyRequest(reply: DarajaAnswer): RequestOutcome {
  if (reply.kind !== 'json' || reply.status === 429) return unreadRequest(reply)
  const error = providerError(reply.body)
  if (error) {
    if (BUSY_CODES.has(error.code)) return rejected('busy', error.code, error.text)
    if (lacksProduct(reply.body)) return rejected('configuration', error.code, error.text)
    if (reply.status >= 400 && reply.status < 500) return rejected(causeOf(error.code), error.code, error.text)
    return { outcome: 'unknown', problem: `HTTP ${reply.status}, ${error.code}: ${error.text}` }
  }
  if (reply.status < 200 || reply.status > 299) {
    return { outcome: 'unknown', problem: `HTTP ${reply.status} without an error code` }
  }
  const { ResponseCode: code, OriginatorConversationID: id } = reply.body
  if (String(code) === '0' && typeof id === 'string' && id !== '') return { outcome: 'accepted', requestId: id }
  if (String(code) === '0') return { outcome: 'unknown', problem: 'taken, but without an id' }
  return rejected('invalid', String(code ?? 'no_code'), 'the request was not taken')
}

function causeOf(code: string): Cause {
  return code.startsWith('400.00') && code !== '400.003.01' ? 'invalid' : 'configuration'
}

function rejected(cause: Cause, code: string, problem: string): RequestOutcome {
  return { outcome: 'rejected', cause, code, problem }
}
