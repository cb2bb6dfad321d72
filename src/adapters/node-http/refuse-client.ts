import type { Duplex } from 'node:stream'

const REFUSALS: Record<string, readonly [status: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow', 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large.'],
}
const MALFORMED = ['400 Bad Request', 'malformed_request', 'This is not HTTP.'] as const

/** Answers what could not be read as a request, in the shape of every other refusal, and closes the connection. */
export function refuseClient(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  if (isAnswering || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, code, message] = REFUSALS[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ error: { code, message } })
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`, () => socket.destroy())
}
