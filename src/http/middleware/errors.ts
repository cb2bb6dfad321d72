import type { Middleware } from 'koa'
import type { Log } from '../../domain/context.ts'
import { HttpError } from '../http-error.ts'
import { refusalOf } from '../refusal.ts'
import { requestLog } from '../request-log.ts'

/** Turns every error into one JSON shape; those that are our fault are logged. */
export function errorBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined)
        throw new HttpError('not_found', 'There is nothing at this address.')
    } catch (error) {
      const { status, retryAfterS, body } = refusalOf(error, ctx.response.get('x-request-id'))
      if (status >= 500) {
        requestLog(ctx, log).error('request_failed', {
          method: ctx.method,
          path: withoutTokens(ctx.path),
          problem: error instanceof Error ? error.message : String(error),
        })
      }
      ctx.status = status
      ctx.set('cache-control', 'no-store')
      if (retryAfterS !== null) ctx.set('retry-after', String(retryAfterS))
      // What is left of a body that was not read to its end would be taken for the next request.
      if (!ctx.req.complete) ctx.set('connection', 'close')
      ctx.body = body
    }
  }
}

/** Long hex runs in a path are callback tokens: they are as good as a password. */
function withoutTokens(path: string): string {
  return path.replace(/[0-9a-f]{32,}/gi, '[token]')
}
