import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

export interface OutgoingPost {
  url: string
  headers: Record<string, string>
  body: string
  /** Connect here instead of the host in `url`: the host of a public name that is not reachable from this machine. */
  connectOrigin?: string | undefined
}

/** `connect`: nobody heard us. `read`: the other side may have heard us, but no answer came. */
export type Delivery = { status: number } | { failure: 'connect' | 'read' }

export interface Outgoing {
  post(request: OutgoingPost): Promise<Delivery>
  close(): void
}

const CONNECT_FAILURES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const STALE_SOCKET = new Set(['ECONNRESET', 'EPIPE'])

/** Posts webhooks and callbacks over kept-alive connections; gives up on an answer after `timeoutMs`. */
export function createOutgoing(timeoutMs: number): Outgoing {
  const http = new HttpAgent({ keepAlive: true, maxSockets: 256 })
  const https = new HttpsAgent({ keepAlive: true, maxSockets: 64 })

  function post({ url, headers, body, connectOrigin }: OutgoingPost): Promise<Delivery> {
    const target = new URL(url)
    const connectTo = connectOrigin === undefined ? target : new URL(connectOrigin)
    const secure = connectTo.protocol === 'https:'
    const options = {
      host: connectTo.hostname,
      port: connectTo.port || (secure ? 443 : 80),
      path: `${target.pathname}${target.search}`,
      method: 'POST',
      agent: secure ? https : http,
      headers: { ...headers, host: target.host, 'content-length': String(Buffer.byteLength(body)) },
    }
    return new Promise((resolve) => {
      const request = secure ? httpsRequest(options) : httpRequest(options)
      const timer = setTimeout(() => request.destroy(new Error('timeout')), timeoutMs)
      const settle = (delivery: Delivery) => {
        clearTimeout(timer)
        resolve(delivery)
      }
      request.on('response', (response: IncomingMessage) => {
        response.resume()
        response.on('end', () => settle({ status: response.statusCode ?? 0 }))
        response.on('error', () => settle({ failure: 'read' }))
      })
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A kept-alive socket that the other side closed meanwhile carried nothing: that is a failed connection.
        const stale = request.reusedSocket && STALE_SOCKET.has(error.code ?? '')
        settle({ failure: stale || CONNECT_FAILURES.has(error.code ?? '') ? 'connect' : 'read' })
      })
      request.end(body)
    })
  }

  return {
    post,
    close() {
      http.destroy()
      https.destroy()
    },
  }
}
