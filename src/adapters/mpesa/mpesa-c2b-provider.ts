import type { C2bProvider } from '../../domain/payments/methods/c2b/c2b-provider.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyRegistration } from './classify-registration.ts'
import { readC2b } from './read-c2b.ts'

const TIMEOUTS = { tokenMs: 5_000, registerMs: 20_000 }

/** M-PESA payments by hand over Daraja. */
export function mpesaC2bProvider(options: ProviderOptions): C2bProvider {
  const client = darajaClient({ ...options, tokenMs: TIMEOUTS.tokenMs })
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
      return classifyRegistration(await client.call(account, call), version)
    },
    readNotification: readC2b,
  }
}
