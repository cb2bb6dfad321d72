import { type FaultDialect, HTML_503 } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import type { Reply } from '../wire.ts'

/** A refusal in the provider's synchronous JSON form. */
export function darajaError(runtime: Runtime, status: number, errorCode: string, errorMessage: string): Reply {
  const id = runtime.newHex()
  const requestId = `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8, 12)}`
  return { status, body: { requestId, errorCode, errorMessage } }
}

export const HTML_403 = '<html><head><title>403 Forbidden</title></head><body><h1>Request blocked</h1></body></html>'

/** Faults of the API that are plain answers. */
export function darajaDialect(runtime: Runtime): FaultDialect {
  return {
    http_429: () => darajaError(runtime, 429, '500.003.02', 'System is busy. Please try again in few minutes.'),
    http_500: () => darajaError(runtime, 500, '500.003.1001', 'Internal Server Error'),
    http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
    http_403_html: () => ({ status: 403, body: HTML_403, type: 'text/html' }),
    token_rejected: () => tokenRejected(runtime),
  }
}

export function tokenRejected(runtime: Runtime): Reply {
  return darajaError(runtime, 404, '404.001.03', 'Invalid Access Token')
}
