import type { Context } from 'koa'
import type { Log } from '../domain/context.ts'

/** The log of one request: every line bears the id that its answer bears. */
export function requestLog(http: Context, log: Log): Log {
  const request = { request_id: http.response.get('x-request-id') }
  return {
    info: (event, fields) => log.info(event, { ...request, ...fields }),
    warn: (event, fields) => log.warn(event, { ...request, ...fields }),
    error: (event, fields) => log.error(event, { ...request, ...fields }),
  }
}
