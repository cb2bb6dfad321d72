import type { Middleware } from 'koa'
import type { Log } from '../../domain/context.ts'
import { AppError, type ErrorCode } from '../../domain/errors.ts'
import { type DatabaseFailure, databaseFailure } from '../../lib/database-failure.ts'
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

/**
 * All of them are 503: nothing was stored, and the same request may succeed in a moment. A conflict too, because providers
 * send again after 5xx only; a 409 would lose their message.
 */
const OUTAGE: Record<DatabaseFailure, string> = {
  unavailable: 'The service cannot store anything right now. Try again.',
  read_only: 'The database takes no writes right now. Try again.',
  exhausted: 'The database has no room for more right now. Try again.',
  conflict: 'Others changed the same thing at the same moment. Try again.',
}

/** Long enough for a retry to be another attempt, short enough for a provider's own patience. */
const RETRY_AFTER_SECONDS = '2'

/** Turns every error into one JSON shape; only errors made for the reader show their text. */
export function errorBoundary(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined)
        throw new HttpError(404, 'not_found', 'There is nothing at this address.')
    } catch (error) {
      const answer = answerTo(error)
      if (answer.status >= 500) {
        log.error('request_failed', {
          requestId: ctx.response.get('x-request-id'),
          method: ctx.method,
          path: withoutTokens(ctx.path),
          problem: error instanceof Error ? error.message : String(error),
        })
      }
      ctx.status = answer.status
      ctx.set('cache-control', 'no-store')
      if (answer.status === 503) ctx.set('retry-after', RETRY_AFTER_SECONDS)
      // What is left of a body that was not read to its end would be taken for the next request.
      if (!ctx.req.complete) ctx.set('connection', 'close')
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
  const failure = databaseFailure(error)
  if (failure !== null) return { status: 503, code: failure, message: OUTAGE[failure] }
  return cannotBeStored(error)
    ? { status: 400, code: 'unstorable_text', message: 'The request holds characters that no text has, such as NUL.' }
    : { status: 500, code: 'internal', message: 'Something went wrong on our side.' }
}

/** PostgreSQL's words for a NUL, a broken byte or half a character in a text or in JSON (22021, 22P05). */
function cannotBeStored(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invalid byte sequence for encoding|unsupported Unicode escape sequence/.test(error.message)
  )
}
