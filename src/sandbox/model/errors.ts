import { type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Reply } from '../wire.ts'

const ERROR_TYPES = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
} as const

/** An error in the vendor's JSON form. */
export function modelError(status: keyof typeof ERROR_TYPES, message: string): Reply {
  return { status, body: { type: 'error', error: { type: ERROR_TYPES[status], message }, request_id: null } }
}

/** Faults of the model API that are plain answers. */
export const MODEL_DIALECT: FaultDialect = {
  http_429: () => ({ ...modelError(429, 'Number of request tokens has exceeded the limit'), headers: RETRY_SOON }),
  http_500: () => modelError(500, 'Internal server error'),
  http_529: () => modelError(529, 'Overloaded'),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
}

const RETRY_SOON = { 'retry-after': '0' }
