import type { Middleware } from 'koa'

/** An answer is data for one reader: no browser may guess its type, frame it, run it or keep it. Pages and files say otherwise themselves. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
/** A browser that came by https once comes by nothing else for a year. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** @param options.https whether the outside reaches us by https: our own proxy ends it, so the connection cannot say */
export function safeHeaders({ https }: { https: boolean }): Middleware {
  const headers = https ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS
  return async (http, next) => {
    http.set(headers)
    await next()
  }
}
