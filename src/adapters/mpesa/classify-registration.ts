import type { C2bRegistration } from '../../domain/payments/methods/c2b/c2b-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'
import { lacksProduct, providerError } from './provider-error.ts'
import { unreadCall } from './unread-call.ts'

/** Reads every answer to a registration. The reply's own code may be missing: no error with status 2xx is success. */
export function classifyRegistration(reply: DarajaAnswer, version: 'v1' | 'v2'): C2bRegistration {
  if (reply.kind !== 'json') return unreadCall(reply)
  const error = providerError(reply.body)
  if (lacksProduct(reply.body)) {
    const other = version === 'v2' ? 'v1' : 'v2'
    const hint = `The app does not have C2B ${version}. Set c2b.urlVersion of the shop to ${other}, or ask Safaricom for the product.`
    return failed(error?.code ?? `http_${reply.status}`, error?.text ?? 'the product is missing', hint)
  }
  if (error) return failed(error.code, error.text, hintFor(error))
  if (reply.status >= 200 && reply.status <= 299) return { outcome: 'registered' }
  return failed(`http_${reply.status}`, 'no error code', 'Ask Safaricom API support, and name the time of this call.')
}

function hintFor({ code, text }: { code: string; text: string }): string {
  if (/duplicate notification/i.test(text)) {
    return 'The shortcode is still wired to the older aggregator platform: Safaricom must remove that first.'
  }
  if (/already registered|URLs are already/i.test(text) || code === '500.003.1001') {
    return 'The shortcode has addresses already. Delete them in the portal under URL management, or by mail to Safaricom API support, then register again.'
  }
  if (code.startsWith('400')) {
    return 'The address was refused: it must be public HTTPS, without the words mpesa, safaricom, exe, cmd, sql or query.'
  }
  return 'Ask Safaricom API support, and name the time of this call.'
}

function failed(code: string, problem: string, hint: string): C2bRegistration {
  return { outcome: 'failed', cause: 'configuration', code, problem, hint }
}
