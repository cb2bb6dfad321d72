import type { Middleware } from 'koa'
import type { Log } from '../../domain/context.ts'
import { AppError, type ErrorCode } from '../../domain/errors.ts'
import { HttpError } from '../http-error.ts'

/** The one table from the domain's refusals to HTTP. */
const STATUS: Record<ErrorCode, number> = {
  not_found: 404,
  invalid_input: 400,
  conflict: 409,
  forbidden: 403,
  out_of_stock: 409,
  not_confirmed: 409,
  not_enabled: 409,
  wait_before_retry: 429,
  limit_exceeded: 429,
  misconfigured: 500,
  provider_unavailable: 503,
  timeout: 504,
}

/** Turns every error into one JSON shape; only errors made for the reader show their text. */
export function errorBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined)
        throw new HttpError(404, 'not_found', 'There is nothing at this address.')
      if (ctx.status === 405) throw new HttpError(405, 'method_not_allowed', 'This address does not take this method.')
    } catch (error) {
      const answer = answerTo(error)
      if (answer.status >= 500) {
        log.error('request_failed', {
          method: ctx.method,
          path: withoutTokens(ctx.path),
          problem: error instanceof Error ? error.message : String(error),
        })
      }
      ctx.status = answer.status
      ctx.body = { error: { code: answer.code, message: answer.message } }
    }
  }
}

/** Long hex runs in a path are callback tokens: they are as good as a password. */
function withoutTokens(path: string): string {
  return path.replace(/[0-9a-f]{32,}/gi, '[token]')
}

function answerTo(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof HttpError) return { status: error.status, code: error.code, message: error.message }
  if (error instanceof AppError) return { status: STATUS[error.code], code: error.code, message: error.message }
  return databaseIsAway(error)
    ? { status: 503, code: 'unavailable', message: 'The service cannot store anything right now. Try again.' }
    : { status: 500, code: 'internal', message: 'Something went wrong on our side.' }
}

/** Connection-level failures of the database: the provider's retry and fallback apply when it sees 503. */
function databaseIsAway(error: unknown): boolean {
  const text = error instanceof Error ? `${'code' in error ? error.code : ''} ${error.message}` : ''
  return /\bP1001\b|\bP1002\b|\bP1008\b|\bP1017\b|\bP2024\b|\bP2028\b|\b57P0[123]\b|ECONNREFUSED|ECONNRESET|DatabaseNotReachable|Connection terminated|timeout exceeded when trying to connect|Can't reach database/i.test(
    text,
  )
}
