import type { Middleware } from 'koa'

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])
const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Lets only this machine use the controls and the phone page, and no page of another site: the name in `Host` must be
 * a loopback name (a rebound DNS name is not), and a foreign `Origin` is refused.
 */
export const loopbackOnly: Middleware = async (ctx, next) => {
  if (!/^\/(sandbox|phone)(\/|$)/.test(ctx.path)) return next()
  const origin = ctx.get('origin')
  const sameOrigin = origin === '' || origin === `${ctx.protocol}://${ctx.host}`
  const local = LOOPBACK_ADDRESSES.has(ctx.req.socket.remoteAddress ?? '') && LOOPBACK_NAMES.has(ctx.hostname)
  if (!local || !sameOrigin) return ctx.throw(403, 'loopback only')
  if (ctx.method !== 'GET' && ctx.get('content-type') !== '' && !ctx.is('json')) return ctx.throw(415, 'JSON only')
  await next()
}
