import type { Context } from 'koa'
import { HttpError } from '../http-error.ts'
import type { OpenChat } from './web-channels.ts'

/** What a page of another site may send, and read of an answer. */
const CORS = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, x-thread-token, last-event-id',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'access-control-max-age': '600',
}

/**
 * Lets the page of a site in that the shop has named, and our own. A program without an origin is no browser: nothing of a
 * visitor's is at its hand. Throws 403 for any other site.
 */
export function allowOrigin(http: Context, { allowedOrigins }: OpenChat): void {
  http.vary('origin')
  const origin = http.get('origin')
  if (origin === '') return
  const isOwn = URL.canParse(origin) && new URL(origin).host === http.host
  if (!isOwn && !allowedOrigins.includes(origin)) {
    throw new HttpError('origin_not_allowed', `The chat may not be held on ${origin}: the shop has not named it.`)
  }
  http.set({ 'access-control-allow-origin': origin, ...CORS })
}
