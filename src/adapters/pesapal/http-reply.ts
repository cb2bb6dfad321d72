import { z } from 'zod'
import type { Json } from '../../lib/json.ts'

/** What came back from one request. `no_reply` with `sent: false` proves that the request never reached the provider. */
export type HttpReply =
  | { kind: 'json'; status: number; body: Json }
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
      const text = await response.text()
      const parsed = parseJson(text)
      if (parsed !== undefined) return { kind: 'json', status: response.status, body: parsed }
      return { kind: 'unreadable', status: response.status, problem: `HTTP ${response.status}: ${startOf(text)}` }
    } catch (error) {
      const code = failureCode(error)
      return { kind: 'no_reply', sent: !NEVER_CONNECTED.has(code), problem: `no answer (${code})` }
    }
  }
}

/** The JSON in a text; undefined when it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    const parsed = z.json().safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
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
