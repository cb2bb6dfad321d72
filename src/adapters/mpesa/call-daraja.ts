import type { StkAccount } from '../../domain/payments/methods/stk/stk-provider.ts'
import { JsonObject } from '../../lib/json.ts'
import { httpSender } from '../http-reply.ts'
import { type ProviderAnswer, type ProviderClient, type ProviderOptions, providerClient } from '../provider-client.ts'
import { sharedTokens } from '../tokens/single-flight.ts'
import { type DarajaOperation, darajaSender } from './daraja-sender.ts'
import { HOSTS } from './hosts.ts'
import { tokenDesk } from './token-desk.ts'

export type DarajaAnswer = ProviderAnswer<JsonObject>

export type DarajaClient = ProviderClient<StkAccount, DarajaOperation, JsonObject>

/** Authorised calls to Daraja. */
export function darajaClient(options: ProviderOptions & { tokenMs: number }): DarajaClient {
  const { baseUrl, clock, tokenStore: store, resilience, tokenMs } = options
  return providerClient({
    sender: darajaSender(httpSender(options.fetch ?? fetch, JsonObject), resilience),
    hostOf: ({ environment }) => baseUrl ?? HOSTS[environment],
    headers: { 'content-type': 'application/json' },
    desk: tokenDesk(tokenMs),
    tokens: sharedTokens({ store, clock }),
  })
}
