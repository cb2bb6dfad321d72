import type { AddressList, AddressRegistration } from '../../domain/payments/methods/card/card-provider.ts'
import type { PesapalAnswer } from './call-pesapal.ts'
import { causeOf, isObject, providerError, refusalOf, textOf } from './provider-error.ts'

/** Reads the answer to the registration of an address. */
export function readRegistration(reply: PesapalAnswer): AddressRegistration {
  const failed = failureOf(reply)
  if (failed) return failed
  const notificationId = reply.kind === 'json' && isObject(reply.body) ? textOf(reply.body.ipn_id) : null
  if (notificationId !== null) return { outcome: 'registered', notificationId }
  return { outcome: 'failed', cause: 'busy', code: 'no_ipn_id', problem: 'the answer has no id' }
}

/** Reads the list of addresses: a plain array, which may be empty. */
export function readAddressList(reply: PesapalAnswer): AddressList {
  const failed = failureOf(reply)
  if (failed) return failed
  if (reply.kind !== 'json' || !Array.isArray(reply.body)) {
    return { outcome: 'failed', cause: 'busy', code: 'no_list', problem: 'the answer is no list' }
  }
  const addresses = reply.body.filter(isObject).flatMap((entry) => {
    const notificationId = textOf(entry.ipn_id)
    return notificationId === null || typeof entry.url !== 'string' ? [] : [{ notificationId, url: entry.url }]
  })
  return { outcome: 'listed', addresses }
}

function failureOf(reply: PesapalAnswer): Extract<AddressList, { outcome: 'failed' }> | null {
  if (reply.kind === 'no_token') return { ...reply, outcome: 'failed' }
  if (reply.kind !== 'json') return { outcome: 'failed', ...refusalOf(reply) }
  const error = providerError(reply.body)
  if (error) {
    return { outcome: 'failed', cause: causeOf(error, reply.status), code: error.code, problem: error.text }
  }
  if (reply.status >= 200 && reply.status <= 299) return null
  return { outcome: 'failed', cause: 'busy', code: `http_${reply.status}`, problem: `HTTP ${reply.status}` }
}
