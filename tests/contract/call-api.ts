import { Agent, request } from 'node:http'
import { z } from 'zod'
import { ErrorBody } from '../../src/http/contract/errors.ts'

export interface ApiCall {
  method: string
  /** With its query, escaped. */
  url: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface ApiAnswer {
  status: number
  type: string
  text: string
  /** Null when it is no refusal. */
  code: string | null
}

const Refusal = z.strictObject(ErrorBody.shape)

/** Calls over connections that are kept, as fast as a browser would. Of events only the first is read: some never end. */
export function apiCaller(baseUrl: string): (call: ApiCall) => Promise<ApiAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return ({ method, url, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = request(`${baseUrl}${url}`, { method, agent, headers: { ...headers, ...length } }, (response) => {
        const { statusCode: status = 0 } = response
        const type = response.headers['content-type'] ?? ''
        const chunks: Buffer[] = []
        const end = () => {
          const text = Buffer.concat(chunks).toString()
          // Who is still sending what is too large may lose the words of the refusal with the connection.
          const isCut = !response.complete && status === 413
          try {
            resolve({ status, type, text, code: status < 400 ? null : isCut ? 'too_large' : codeIn(text) })
          } catch {
            reject(new Error(`${method} ${url.slice(0, 200)} is refused with ${status} and no refusal: "${text}"`))
          }
        }
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if (!type.startsWith('text/event-stream')) return
          end()
          sent.destroy()
        })
        // A stream may be cut before its first event, when what it tells of is gone.
        response.on('error', () => sent.destroy())
        response.on('close', end)
      })
      sent.on('error', reject)
      sent.end(body)
    })
}

/** The code of a refusal, whose whole shape is what every refusal has. */
function codeIn(text: string): string {
  return Refusal.parse(JSON.parse(text)).error.code
}
