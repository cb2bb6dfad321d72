import type { IpnList, IpnRegistration } from '../../domain/payments/card-provider.ts'
import type { PesapalAnswer } from './call-pesapal.ts'
import { causeOf, isObject, providerError, refusalOf, textOf } from './provider-error.ts'

/** Reads the answer to the registration of an address. */
export function readRegistration(reply: PesapalAnswer): IpnRegistration {
  const failed = failureOf(reply)
  if (failed) return failed
  const ipnId = reply.kind === 'json' && isObject(reply.body) ? textOf(reply.body.ipn_id) : null
  if (ipnId !== null) return { outcome: 'registered', ipnId }
  return { outcome: 'failed', cause: 'busy', code: 'no_ipn_id', problem: 'the answer has no id' }
}

/** Reads the list of addresses: a plain array, which may be empty. */
export function readIpnList(reply: PesapalAnswer): IpnList {
  const failed = failureOf(reply)
  if (failed) return failed
  if (reply.kind !== 'json' || !Array.isArray(reply.body)) {
    return { outcome: 'failed', cause: 'busy', code: 'no_list', problem: 'the answer is no list' }
  }
  const ipns = reply.body.filter(isObject).flatMap((entry) => {
    const ipnId = textOf(entry.ipn_id)
    return ipnId === null || typeof entry.url !== 'string' ? [] : [{ ipnId, url: entry.url }]
  })
  return { outcome: 'listed', ipns }
}

function failureOf(reply: PesapalAnswer): Extract<IpnList, { outcome: 'failed' }> | null {
  if (reply.kind === 'no_token') return { ...reply, outcome: 'failed' }
  if (reply.kind !== 'json') return { outcome: 'failed', ...refusalOf(reply) }
  const error = providerError(reply.body)
  if (error) {
    return { outcome: 'failed', cause: causeOf(error, reply.status), code: error.code, problem: error.text }
  }
  if (reply.status >= 200 && reply.status <= 299) return null
  return { outcome: 'failed', cause: 'busy', code: `http_${reply.status}`, problem: `HTTP ${reply.status}` }
}
