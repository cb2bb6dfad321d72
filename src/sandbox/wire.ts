import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import getRawBody from 'raw-body'

/** An HTTP answer before it is sent: an object goes out as JSON. */
export interface Reply {
  status: number
  body: string | Buffer | object | Readable
  type?: string
  headers?: Record<string, string>
}

/** Reads a request body as text, at most `limitBytes`. */
export function readText(request: IncomingMessage, limitBytes = 1_000_000): Promise<string> {
  return getRawBody(request, { limit: limitBytes, encoding: 'utf8', length: request.headers['content-length'] })
}

/** Reads a JSON body; undefined when the text is not JSON. */
export async function readJson(request: IncomingMessage, limitBytes?: number): Promise<unknown> {
  const text = await readText(request, limitBytes)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function sendReply(ctx: Context, reply: Reply): void {
  ctx.status = reply.status
  if (reply.headers) ctx.set(reply.headers)
  ctx.type = reply.type ?? (typeof reply.body === 'string' ? 'text/plain; charset=utf-8' : 'application/json')
  ctx.body = reply.body
}

/** The user name and password of HTTP Basic; null when the header is absent or of another kind. */
export function basicCredentials(header: string | undefined): { user: string; password: string } | null {
  const encoded = /^Basic\s+(\S+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { user, password: rest.join(':') }
}
