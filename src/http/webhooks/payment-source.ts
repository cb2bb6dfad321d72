import type { Context } from 'koa'
import { clientAddress } from './client-address.ts'

export interface PaymentSources {
  /** Where the provider is known to call from. Only reported: the list changes without notice. */
  known: readonly string[]
  /** Our own proxies, whose word about the sender counts. */
  trustedProxies: readonly string[]
}

/** Who called, and whether the provider is known to call from there. */
export function paymentSource(sources: PaymentSources, http: Context): { source: string; sourceKnown: boolean } {
  const { known, trustedProxies } = sources
  const source = clientAddress(http.req.socket.remoteAddress, http.get('x-forwarded-for'), trustedProxies)
  return { source, sourceKnown: known.includes(source) }
}
