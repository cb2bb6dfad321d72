import type { StkProvider } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyPush } from './classify-push.ts'
import { classifyQuery } from './classify-query.ts'
import { pushRequest, signedShortcode } from './push-request.ts'
import { readCallback } from './read-callback.ts'
import { codesOf, resultOf } from './result-codes.ts'

const TIMEOUTS = { tokenMs: 5_000, pushMs: 20_000, queryMs: 8_000 }

/** M-PESA STK push over Daraja. */
export function mpesaStkProvider(options: ProviderOptions & { timeouts?: Partial<typeof TIMEOUTS> }): StkProvider {
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const { clock } = options
  const client = darajaClient({ ...options, tokenMs: timeouts.tokenMs })
  return {
    async push(account, push) {
      const body = pushRequest(account, push, clock.now())
      const path = '/mpesa/stkpush/v1/processrequest'
      return classifyPush(await client.call(account, { operation: 'push', path, body, timeoutMs: timeouts.pushMs }))
    },
    async query(account, providerRequestId) {
      const body = { ...signedShortcode(account, clock.now()), CheckoutRequestID: providerRequestId }
      const path = '/mpesa/stkpushquery/v1/query'
      const reply = await client.call(account, { operation: 'query', path, body, timeoutMs: timeouts.queryMs })
      return classifyQuery(reply, providerRequestId)
    },
    readCallback,
    resultOf,
    codesOf,
  }
}
