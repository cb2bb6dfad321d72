import type { Clock } from '../../domain/context.ts'
import type { StkAccount, StkProvider } from '../../domain/payments/stk-provider.ts'
import { JsonObject } from '../../lib/json.ts'
import { httpSender } from '../http-reply.ts'
import type { Resilience } from '../resilience.ts'
import { sharedTokens } from '../tokens/single-flight.ts'
import type { TokenStore } from '../tokens/token-store.ts'
import { accessTokens } from './access-tokens.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyPush } from './classify-push.ts'
import { classifyQuery } from './classify-query.ts'
import { darajaSender } from './daraja-sender.ts'
import { HOSTS } from './hosts.ts'
import { pushRequest, signedShortcode } from './push-request.ts'
import { readCallback } from './read-callback.ts'

const TIMEOUTS = { tokenMs: 5_000, pushMs: 20_000, queryMs: 8_000 }

/**
 * M-PESA STK push over Daraja.
 * @param baseUrl one host for both environments, without a trailing slash; null takes the provider's own
 * @param tokenStore shared by all processes: a fresh token makes the older one invalid
 */
export function mpesaStkProvider(options: {
  baseUrl: string | null
  clock: Clock
  tokenStore: TokenStore
  resilience: Resilience
  fetch?: typeof fetch
  timeouts?: Partial<typeof TIMEOUTS>
}): StkProvider {
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const hostOf = ({ environment }: StkAccount) => options.baseUrl ?? HOSTS[environment]
  const { clock, tokenStore: store } = options
  const sender = darajaSender(httpSender(options.fetch ?? fetch, JsonObject), options.resilience)
  const tokens = accessTokens({ sender, hostOf, tokens: sharedTokens({ store, clock }), timeoutMs: timeouts.tokenMs })
  const client = darajaClient({ sender, tokens, hostOf })
  return {
    async push(account, push) {
      const body = pushRequest(account, push, clock.now())
      const path = '/mpesa/stkpush/v1/processrequest'
      return classifyPush(await client.post(account, { operation: 'push', path, body, timeoutMs: timeouts.pushMs }))
    },
    async query(account, providerRequestId) {
      const body = { ...signedShortcode(account, clock.now()), CheckoutRequestID: providerRequestId }
      const path = '/mpesa/stkpushquery/v1/query'
      const reply = await client.post(account, { operation: 'query', path, body, timeoutMs: timeouts.queryMs })
      return classifyQuery(reply, providerRequestId)
    },
    readCallback,
  }
}
