import type { Clock } from '../../domain/context.ts'
import type { StkAccount, StkProvider } from '../../domain/payments/stk-provider.ts'
import { accessTokens } from './access-tokens.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyPush } from './classify-push.ts'
import { classifyQuery } from './classify-query.ts'
import { httpSender } from './http-reply.ts'
import { pushRequest, signedShortcode } from './push-request.ts'
import { readCallback } from './read-callback.ts'
import type { TokenStore } from './token-store.ts'

const HOSTS = { sandbox: 'https://sandbox.safaricom.co.ke', production: 'https://api.safaricom.co.ke' }
const TIMEOUTS = { tokenMs: 5_000, pushMs: 20_000, queryMs: 8_000 }

/**
 * M-PESA STK push over Daraja.
 * @param baseUrl one host for both environments, without a trailing slash; null takes the provider's own
 * @param tokenStore shared by all processes where possible
 */
export function mpesaStkProvider(options: {
  baseUrl: string | null
  clock: Clock
  tokenStore: TokenStore
  fetch?: typeof fetch
  timeouts?: Partial<typeof TIMEOUTS>
}): StkProvider {
  const timeouts = { ...TIMEOUTS, ...options.timeouts }
  const hostOf = ({ environment }: StkAccount) => options.baseUrl ?? HOSTS[environment]
  const send = httpSender(options.fetch ?? fetch)
  const { clock } = options
  const tokens = accessTokens({ send, hostOf, clock, store: options.tokenStore, timeoutMs: timeouts.tokenMs })
  const client = darajaClient({ send, tokens, hostOf })
  return {
    async push(account, push) {
      const body = pushRequest(account, push, clock.now())
      return classifyPush(await client.post(account, '/mpesa/stkpush/v1/processrequest', body, timeouts.pushMs))
    },
    async query(account, providerRequestId) {
      const body = { ...signedShortcode(account, clock.now()), CheckoutRequestID: providerRequestId }
      const reply = await client.post(account, '/mpesa/stkpushquery/v1/query', body, timeouts.queryMs)
      return classifyQuery(reply, providerRequestId)
    },
    readCallback,
  }
}
