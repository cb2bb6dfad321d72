import type { ConnectionProbe } from '../../domain/connections/connection-probe.ts'
import type { Resilience } from '../resilience.ts'
import type { RestBases } from './rest-client.ts'

/** Asks Twilio about accounts. The library that asks is loaded with the first question. */
export function twilioProbe(
  options: RestBases & { timeoutMs: number; resilience: Resilience },
): ConnectionProbe['whatsapp'] {
  const { timeoutMs, resilience, ...bases } = options
  return async (account) => {
    const [{ createRestClient }, { guardedRest }, { checkAccount }] = await Promise.all([
      import('./rest-client.ts'),
      import('./guarded-rest.ts'),
      import('./check-account.ts'),
    ])
    return checkAccount(guardedRest(createRestClient(bases, timeoutMs), resilience), account)
  }
}
