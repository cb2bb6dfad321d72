import type { z } from 'zod'
import { endsAfter } from '../lib/ends-after.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import { parseJson } from '../lib/parse-json.ts'

/** What came back from one request. `no_reply` with `sent: false` proves that the request never reached the provider. */
export type HttpReply<Body extends Json = JsonObject> =
  | { kind: 'json'; status: number; body: Body }
  | { kind: 'unreadable'; status: number; problem: string }
  | { kind: 'no_reply'; sent: boolean; problem: string }

/** One request to the provider; never throws, survives any content type. */
export type SendRequest<Body extends Json = JsonObject> = (
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  timeoutMs: number,
  signal?: AbortSignal,
) => Promise<HttpReply<Body>>

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Sends with the given fetch. A time-out covers the whole exchange, the body included.
 * @param shape what this provider may answer with at all; anything else is unreadable
 */
export function httpSender<Body extends Json>(fetchImpl: typeof fetch, shape: z.ZodType<Body>): SendRequest<Body> {
  return async (url, init, timeoutMs, signal) => {
    try {
      const response = await fetchImpl(url, { ...init, redirect: 'manual', signal: endsAfter(timeoutMs, signal) })
      const text = await response.text()
      const body = shape.safeParse(parseJson(text))
      if (body.success) return { kind: 'json', status: response.status, body: body.data }
      const problem = `HTTP ${response.status} without JSON: ${startOf(text)}`
      return { kind: 'unreadable', status: response.status, problem }
    } catch (error) {
      const code = failureCode(error)
      return { kind: 'no_reply', sent: !NEVER_CONNECTED.has(code), problem: `no answer (${code})` }
    }
  }
}

function startOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
