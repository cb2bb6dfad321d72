import type { JsonObject } from '../../lib/json.ts'
import { HttpError } from '../http-error.ts'

/**
 * Somebody has changed a thing since the caller saw it: 409 with what it is now, so that both can be compared.
 * @param current as it goes over the wire; null when it is gone, or was never there
 */
export function staleVersion(current: JsonObject | null): HttpError {
  const message = 'Somebody has changed this since you saw it: compare, then send it with the version that it has now.'
  return new HttpError('stale_version', message, current === null ? {} : { more: { current } })
}
