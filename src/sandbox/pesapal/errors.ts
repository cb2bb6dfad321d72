import { type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Reply } from '../wire.ts'
import type { PesapalShop } from './schemas.ts'

type ErrorKeys = PesapalShop['errorKeys']

/** A refusal as the provider words it: in the body, with a status of its own that is text. */
export function pesapalError(
  keys: ErrorKeys,
  error: { code: string; message: string },
  options: { http?: number; status?: string } = {},
): Reply {
  const { http = 200, status = '500' } = options
  return { status: http, body: { error: errorObject(keys, error), status, message: error.message } }
}

export function errorObject(keys: ErrorKeys, { code, message }: { code: string; message: string }): object {
  return keys === 'type' ? { type: 'api_error', code, message } : { error_type: 'api_error', code, message }
}

/** An error object that says nothing went wrong. */
export const NO_ERROR = { error_type: null, code: null, message: null, call_back_url: null }

export function tokenRejected(keys: ErrorKeys): Reply {
  return pesapalError(
    keys,
    { code: 'invalid_token', message: 'The access token is invalid or has expired' },
    { http: 401 },
  )
}

/** Faults of the API that are plain answers. */
export const PESAPAL_DIALECT: FaultDialect = {
  http_429: () => ({ status: 429, body: { message: 'Too many requests', status: '429' } }),
  http_500: () => ({ status: 500, body: { message: 'An error has occurred.' } }),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
  token_rejected: () => tokenRejected('error_type'),
  // As some errors were seen: JSON text inside the message.
  error_in_message: () => ({
    status: 200,
    body: {
      message: JSON.stringify({ error: { error_type: 'api_error', code: 'invalid_request', message: 'No.' } }),
      status: '500',
    },
  }),
}
