import type { ConnectionProbe } from '../../domain/connections/connection-probe.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { darajaClient } from './call-daraja.ts'

const TOKEN_MS = 5_000

/** Asks Daraja for a token: it knows the keys, not yet the shortcode and its passkey, which only a prompt uses. */
export function mpesaProbe(options: ProviderOptions): ConnectionProbe['mpesa'] {
  return darajaClient({ ...options, tokenMs: TOKEN_MS }).check
}
