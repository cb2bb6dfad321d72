import type { Middleware } from 'koa'

/** An answer is data for one reader: no browser may guess its type, frame it, run it or keep it. Pages and files say otherwise themselves. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export const safeHeaders: Middleware = async (http, next) => {
  http.set(HEADERS)
  await next()
}
