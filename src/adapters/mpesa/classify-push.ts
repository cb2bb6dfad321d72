import type { PushOutcome } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'
import { lacksProduct, providerError } from './provider-error.ts'
import { unreadRequest } from './unread-request.ts'

type Cause = 'busy' | 'configuration' | 'invalid'

/** Refusals that leave no doubt. `500.001.1001` and `500.003.1001` mean several things and are read separately. */
const CAUSE_OF_CODE: Record<string, Cause> = {
  '400.002.02': 'invalid',
  '400.002.05': 'invalid',
  '400.003.02': 'invalid',
  '400.003.01': 'configuration',
  '401.003.01': 'configuration',
  '404.001.01': 'configuration',
  '404.001.03': 'configuration',
  '404.001.04': 'configuration',
  '404.003.01': 'configuration',
  '405.001': 'configuration',
  '500.003.02': 'busy',
  '500.003.03': 'busy',
}

/** Reads every answer to a push. Whatever is neither acceptance nor a clear refusal is unknown: a prompt may be live. */
export function classifyPush(reply: DarajaAnswer): PushOutcome {
  if (reply.kind !== 'json' || reply.status === 429) return unreadRequest(reply)
  const error = providerError(reply.body)
  if (error) return classifyError(reply.status, error, lacksProduct(reply.body))
  if (reply.status < 200 || reply.status > 299) {
    return { outcome: 'unknown', problem: `HTTP ${reply.status} without an error code` }
  }
  const { ResponseCode: code, CheckoutRequestID: id, MerchantRequestID: merchantId } = reply.body
  if (String(code) === '0' && typeof id === 'string' && id !== '') {
    const providerMerchantId = typeof merchantId === 'string' ? merchantId : ''
    return { outcome: 'accepted', providerRequestId: id, providerMerchantId }
  }
  const text = reply.body.ResponseDescription
  return rejected('invalid', String(code ?? 'no_code'), typeof text === 'string' ? text.slice(0, 200) : 'no request id')
}

function classifyError(status: number, error: { code: string; text: string }, productMissing: boolean): PushOutcome {
  if (productMissing) return rejected('configuration', error.code, error.text)
  const known = CAUSE_OF_CODE[error.code] ?? causeOfText(error)
  if (known) return rejected(known, error.code, error.text)
  if (status >= 400 && status < 500) return rejected('invalid', error.code, error.text)
  return { outcome: 'unknown', problem: `HTTP ${status}, ${error.code}: ${error.text}` }
}

/** One code stands for three refusals; only its text tells the busy phone from the wrong keys. */
function causeOfText({ code, text }: { code: string; text: string }): Cause | null {
  if (code !== '500.001.1001') return null
  if (/lock\s*subscriber|already in process|subscriber.*(busy|process)/i.test(text)) return 'busy'
  if (/merchant does not exist|wrong credential|invalid (shortcode|merchant|password)/i.test(text))
    return 'configuration'
  return null
}

function rejected(cause: Cause, code: string, problem: string): PushOutcome {
  return { outcome: 'rejected', cause, code, problem }
}
