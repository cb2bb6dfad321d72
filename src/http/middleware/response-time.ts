import type { Middleware } from 'koa'

/** Every answer says how long it was in the making; one that streams, how long until it began. */
export const responseTime: Middleware = async (http, next) => {
  const from = performance.now()
  await next()
  http.set('x-response-time-ms', String(Math.round(performance.now() - from)))
}
