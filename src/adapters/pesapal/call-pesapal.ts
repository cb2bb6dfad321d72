import type { CardAccount } from '../../domain/payments/methods/card/card-provider.ts'
import { Json } from '../../lib/json.ts'
import { httpSender } from '../http-reply.ts'
import { type ProviderAnswer, type ProviderClient, type ProviderOptions, providerClient } from '../provider-client.ts'
import { sharedTokens } from '../tokens/single-flight.ts'
import { type PesapalOperation, pesapalSender } from './pesapal-sender.ts'
import { tokenDesk } from './token-desk.ts'

const HOSTS = { sandbox: 'https://cybqa.pesapal.com/pesapalv3', production: 'https://pay.pesapal.com/v3' }

export type PesapalAnswer = ProviderAnswer<Json>

/** Authorised calls to PesaPal. */
export function pesapalClient(
  options: ProviderOptions & { tokenMs: number },
): ProviderClient<CardAccount, PesapalOperation, Json> {
  const { baseUrl, clock, tokenStore: store, resilience, tokenMs } = options
  return providerClient({
    sender: pesapalSender(httpSender(options.fetch ?? fetch, Json), resilience),
    hostOf: ({ environment }) => baseUrl ?? HOSTS[environment],
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    desk: tokenDesk(clock, tokenMs),
    tokens: sharedTokens({ store, clock }),
  })
}
