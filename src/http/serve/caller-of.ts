import type { Context } from 'koa'
import type { Ctx } from '../../domain/context.ts'
import { clientAddress } from '../webhooks/client-address.ts'

/** Who is on the line. */
export type CallerOf = (http: Context) => NonNullable<Ctx['caller']>

/** @param trustedProxies whose word for the address of who asks is taken */
export function callerOf(trustedProxies: readonly string[]): CallerOf {
  return (http) => ({
    address: clientAddress(http.req.socket.remoteAddress, http.get('x-forwarded-for'), trustedProxies),
    requestId: http.response.get('x-request-id'),
  })
}
