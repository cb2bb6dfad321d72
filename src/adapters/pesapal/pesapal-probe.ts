import type { ConnectionProbe } from '../../domain/connections/connection-probe.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { pesapalClient } from './call-pesapal.ts'

const TOKEN_MS = 5_000

/** Asks PesaPal for a token. */
export function pesapalProbe(options: ProviderOptions): ConnectionProbe['pesapal'] {
  return pesapalClient({ ...options, tokenMs: TOKEN_MS }).check
}
