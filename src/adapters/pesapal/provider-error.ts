import type { CardRefusal } from '../../domain/payments/methods/card/card-provider.ts'
import type { Json, JsonObject } from '../../lib/json.ts'
import { parseJson } from '../../lib/parse-json.ts'
import type { PesapalReply } from './pesapal-sender.ts'

export interface ProviderError {
  code: string
  text: string
}

/**
 * The error an answer names, whatever its HTTP status. Documentation and wire spell the keys differently, an object whose
 * members are all null is no error, and now and then the error is JSON text inside a message.
 */
export function providerError(body: Json): ProviderError | null {
  if (!isObject(body)) return null
  return errorIn(body.error ?? null) ?? errorInText(body.message ?? null)
}

function errorIn(error: Json): ProviderError | null {
  if (typeof error === 'string' && error.trim() !== '') return { code: 'error', text: error.trim().slice(0, 200) }
  if (!isObject(error)) return null
  const inner = errorInText(error.message ?? null)
  if (inner) return inner
  const kind = textOf(error.error_type) ?? textOf(error.type)
  const code = textOf(error.code) ?? kind
  const text = textOf(error.message) ?? kind
  if (code === null && text === null) return null
  return { code: code ?? 'error', text: text ?? '' }
}

function errorInText(message: Json): ProviderError | null {
  if (typeof message !== 'string' || !message.trim().startsWith('{')) return null
  const inner = parseJson(message)
  if (!isObject(inner)) return null
  return 'error' in inner ? errorIn(inner.error ?? null) : errorIn(inner)
}

/** True when the call was turned away for its token alone, so that a fresh one makes sense. */
export function isTokenRejection(reply: PesapalReply): boolean {
  if (reply.kind === 'no_reply' || reply.kind === 'circuit_open') return false
  if (reply.status === 401) return true
  const error = reply.kind === 'json' ? providerError(reply.body) : null
  return (
    error !== null &&
    (/token/i.test(error.code) || /token\b.*\b(invalid|expired)|(invalid|expired)\b.*\btoken/i.test(error.text))
  )
}

/** How an answer without a readable body is to be taken: a later try may get one. */
export function refusalOf(reply: Exclude<PesapalReply, { kind: 'json' }>): CardRefusal {
  const code = reply.kind === 'unreadable' ? `http_${reply.status}` : reply.kind
  return { cause: 'busy', code, problem: reply.problem }
}

export function causeOf(error: ProviderError, status: number): CardRefusal['cause'] {
  if (status === 429 || status >= 500) return 'busy'
  return /consumer|credential|secret|token|ipn|notification|merchant/i.test(error.code) ? 'configuration' : 'invalid'
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text or number as text; null when there is nothing in it. */
export function textOf(value: Json | undefined): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text.slice(0, 200)
}
