import type { Middleware } from 'koa'

const ALLOWED = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id, X-Tulia-Console',
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Dry-Run, X-Idempotent-Replay, X-Request-Id',
  'access-control-max-age': '600',
}

/**
 * Lets the console read what /v1 answers, refusals included, where it is served from another origin than the API. Exactly that
 * origin, never a list or a pattern; served by ourselves it needs no word of this. Null: there is no other.
 */
export function consoleOrigin(origin: string | null): Middleware {
  return async (http, next) => {
    if (origin !== null && http.path.startsWith('/v1/')) {
      http.vary('Origin')
      if (http.get('origin') === origin) http.set({ 'access-control-allow-origin': origin, ...ALLOWED })
    }
    await next()
  }
}
