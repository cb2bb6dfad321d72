import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'

/** What proxies and callers name requests by; anything else could forge a log line. */
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/

/**
 * Every answer bears an `x-request-id`: the caller's own when it is well-formed, else a new one, and every line that is logged
 * for the request bears it too. It is never a key of anything.
 */
export const requestId: Middleware = async (http, next) => {
  const given = http.get('x-request-id')
  http.set('x-request-id', WELL_FORMED.test(given) ? given : randomUUID())
  await next()
}
