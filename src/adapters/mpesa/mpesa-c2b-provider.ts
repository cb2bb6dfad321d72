import type { Clock } from '../../domain/context.ts'
import type { C2bProvider } from '../../domain/payments/c2b-provider.ts'
import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import { JsonObject } from '../../lib/json.ts'
import { httpSender } from '../http-reply.ts'
import type { Resilience } from '../resilience.ts'
import { sharedTokens } from '../tokens/single-flight.ts'
import type { TokenStore } from '../tokens/token-store.ts'
import { accessTokens } from './access-tokens.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyRegistration } from './classify-registration.ts'
import { darajaSender } from './daraja-sender.ts'
import { HOSTS } from './hosts.ts'
import { readC2b } from './read-c2b.ts'

const TIMEOUTS = { tokenMs: 5_000, registerMs: 20_000 }

/**
 * M-PESA payments by hand over Daraja.
 * @param baseUrl one host for both environments, without a trailing slash; null takes the provider's own
 */
export function mpesaC2bProvider(options: {
  baseUrl: string | null
  clock: Clock
  tokenStore: TokenStore
  resilience: Resilience
  fetch?: typeof fetch
}): C2bProvider {
  const hostOf = ({ environment }: StkAccount) => options.baseUrl ?? HOSTS[environment]
  const { clock, tokenStore: store } = options
  const sender = darajaSender(httpSender(options.fetch ?? fetch, JsonObject), options.resilience)
  const tokens = accessTokens({ sender, hostOf, tokens: sharedTokens({ store, clock }), timeoutMs: TIMEOUTS.tokenMs })
  const client = darajaClient({ sender, tokens, hostOf })
  return {
    async registerUrls(account, { confirmationUrl, validationUrl, version }) {
      const body = {
        ShortCode: account.shortcode,
        // When our validation does not answer, the shop's till goes on working.
        ResponseType: 'Completed',
        ConfirmationURL: confirmationUrl,
        ValidationURL: validationUrl,
      }
      const path = `/mpesa/c2b/${version}/registerurl`
      const call = { operation: 'register' as const, path, body, timeoutMs: TIMEOUTS.registerMs }
      return classifyRegistration(await client.post(account, call), version)
    },
    readNotification: readC2b,
  }
}
