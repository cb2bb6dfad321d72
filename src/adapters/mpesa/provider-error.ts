import type { JsonObject } from '../../lib/json.ts'
import type { HttpReply } from '../http-reply.ts'

/** The provider's synchronous error, or null when the body is not one. */
export function providerError(body: JsonObject): { code: string; text: string } | null {
  const code = body.errorCode
  if (typeof code !== 'string' && typeof code !== 'number') return null
  return { code: String(code), text: typeof body.errorMessage === 'string' ? body.errorMessage.slice(0, 200) : '' }
}

const TOKEN_CODES = new Set(['404.001.03', '404.001.04', '400.003.01', '401.003.01'])

/**
 * True when the gateway turned the call away for its token, so that nothing happened and it may be repeated.
 * A missing product of the app comes with the same status and code; a new token does not help there.
 */
export function isTokenRejection(reply: HttpReply): boolean {
  if (reply.kind !== 'json') return false
  const error = providerError(reply.body)
  if (lacksProduct(reply.body)) return false
  return error ? TOKEN_CODES.has(error.code) : reply.status === 401
}

/** True when the answer says that the shop's app does not have this API product. */
export function lacksProduct(body: JsonObject): boolean {
  return /api\s*product|product\s*match/i.test(JSON.stringify(body))
}
