import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'

/** What proxies and callers name requests by; anything else could forge a log line. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/

/**
 * Every answer bears an `x-request-id`: the caller's own when it is well-formed, else a new one, and a failure is
 * logged under it. It names a line of the log and is never a key of anything.
 */
export const requestId: Middleware = async (http, next) => {
  const given = http.get('x-request-id')
  http.set('x-request-id', WELL_FORMED.test(given) ? given : randomUUID())
  await next()
}
