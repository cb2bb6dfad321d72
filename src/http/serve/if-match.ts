import type { Context } from 'koa'
import { HttpError } from '../http-error.ts'

const VERSION = /^"(\d{1,9})"$/

/**
 * The version that the caller has seen of what she changes, from `If-Match: "7"`; null when she changes whatever is there. Throws 422
 * for a header that names none.
 */
export function versionSeen(http: Context): number | null {
  const header = http.get('if-match')
  if (header === '' || header === '*') return null
  const version = VERSION.exec(header)?.[1]
  if (version === undefined) {
    const message = 'Send the version that you have seen in quotes: If-Match: "7".'
    throw new HttpError('invalid_input', message, { fields: [{ path: 'if-match', code: 'invalid_format', message }] })
  }
  return Number(version)
}
