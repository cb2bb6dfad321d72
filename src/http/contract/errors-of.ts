import type { Route } from './define-route.ts'
import { ERRORS, type ErrorCode } from './errors.ts'

/** What the service may answer to any request at all, when it is the one that cannot. */
const OUTAGES = ['unavailable', 'read_only', 'exhausted', 'contended', 'busy', 'internal'] as const

/** What a call that is done once may hear instead of its answer. */
const ONCE = ['idempotency_key_required', 'idempotency_in_progress', 'idempotency_mismatch'] as const

/** Every code that a route may refuse with, in the order of their statuses: its own, and those that follow from its contract. */
export function errorsOf(route: Route): ErrorCode[] {
  const { who, stepUp, params, query, body, method, idempotent, errors } = route
  const kinds = body !== undefined && 'kinds' in body
  const codes = new Set<ErrorCode>([
    ...errors,
    ...(who === 'public' ? [] : (['unauthorized', 'token_expired', 'forbidden', 'rate_limited'] as const)),
    ...(idempotent ? ONCE : []),
    ...(stepUp ? (['reauth_required'] as const) : []),
    ...(params || method !== 'GET' ? (['not_found'] as const) : []),
    ...(query || body ? (['invalid_input'] as const) : []),
    ...(body ? (['invalid_json', 'unreadable_body', 'unstorable_text', 'too_slow', 'too_large'] as const) : []),
    ...(body && !(kinds && !body.kinds.data && !body.kinds.json) ? (['unsupported_media_type'] as const) : []),
    ...(['unreadable_address', 'address_too_long'] as const),
    ...OUTAGES,
  ])
  return [...codes].sort((a, b) => ERRORS[a].status - ERRORS[b].status || a.localeCompare(b))
}
