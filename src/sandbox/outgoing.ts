import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

export interface OutgoingPost {
  url: string
  headers: Record<string, string>
  body: string
  /** Connect here instead of the host in `url`: the host of a public name that is not reachable from this machine. */
  connectOrigin?: string | undefined
}

/** A file as somebody serves it; null bytes when it is larger than asked for. */
export interface Download {
  status: number
  contentType: string
  disposition: string
  bytes: Buffer | null
}

/** `connect`: nobody heard us. `read`: the other side may have heard us, but no answer came. */
export type Delivery = { status: number; body: string } | { failure: 'connect' | 'read' }

export interface Outgoing {
  post(request: OutgoingPost): Promise<Delivery>
  /** Reads a file of at most `limitBytes`, without credentials; null when nobody answers. */
  get(url: string, connectOrigin: string | undefined, limitBytes: number): Promise<Download | null>
  close(): void
}

const CONNECT_FAILURES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const STALE_SOCKET = new Set(['ECONNRESET', 'EPIPE'])

/** Posts webhooks and callbacks over kept-alive connections, and reads files; gives up on an answer after `timeoutMs`. */
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
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          settle({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        )
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

  async function get(url: string, origin: string | undefined, limitBytes: number): Promise<Download | null> {
    const { pathname, search } = new URL(url)
    const target = origin === undefined ? url : `${origin.replace(/\/+$/, '')}${pathname}${search}`
    try {
      const response = await fetch(target, { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) })
      const bytes = Buffer.from(await response.arrayBuffer())
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        disposition: response.headers.get('content-disposition') ?? '',
        bytes: bytes.byteLength > limitBytes ? null : bytes,
      }
    } catch {
      return null
    }
  }

  return {
    post,
    get,
    close() {
      http.destroy()
      https.destroy()
    },
  }
}
