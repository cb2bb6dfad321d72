import type { CallFailure } from '../../domain/payments/books/receipt-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'

/** Why a call that may be repeated brought no answer, and what to do. */
export function unreadCall(reply: Exclude<DarajaAnswer, { kind: 'json' }>): CallFailure {
  const { problem } = reply
  if (reply.kind === 'no_token') {
    const hint = 'Check the consumer key and secret of the shop.'
    return { outcome: 'failed', cause: reply.cause, code: reply.code, problem, hint }
  }
  const code = reply.kind === 'unreadable' ? `http_${reply.status}` : reply.kind
  return { outcome: 'failed', cause: 'busy', code, problem, hint: 'Try again in a few minutes.' }
}
