import { JsonObject } from '../../lib/json.ts'

/** What came back from one request. `no_reply` with `sent: false` proves that the request never reached the provider. */
export type HttpReply =
  | { kind: 'json'; status: number; body: JsonObject }
  | { kind: 'unreadable'; status: number; problem: string }
  | { kind: 'no_reply'; sent: boolean; problem: string }

/** One request to the provider; never throws, survives any content type. */
export type SendRequest = (
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  timeoutMs: number,
  signal?: AbortSignal,
) => Promise<HttpReply>

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Sends with the given fetch. A time-out covers the whole exchange, the body included. */
export function httpSender(fetchImpl: typeof fetch): SendRequest {
  return async (url, init, timeoutMs, signal) => {
    const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    try {
      const response = await fetchImpl(url, { ...init, redirect: 'manual', signal: AbortSignal.any(ends) })
      return readReply(response.status, await response.text())
    } catch (error) {
      const code = failureCode(error)
      return { kind: 'no_reply', sent: !NEVER_CONNECTED.has(code), problem: `no answer (${code})` }
    }
  }
}

function readReply(status: number, text: string): HttpReply {
  const parsed = JsonObject.safeParse(parseJson(text))
  if (parsed.success) return { kind: 'json', status, body: parsed.data }
  const start = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  return { kind: 'unreadable', status, problem: `HTTP ${status} without JSON: ${start}` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
