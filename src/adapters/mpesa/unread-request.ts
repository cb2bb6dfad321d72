import type { DarajaAnswer } from './call-daraja.ts'

type Unread =
  | { outcome: 'rejected'; cause: 'busy' | 'configuration' | 'invalid'; code: string; problem: string }
  | { outcome: 'unknown'; problem: string }

/**
 * What is known of a request that must not be sent twice when its answer says nothing of it: it surely did not go through,
 * or it may have.
 */
export function unreadRequest(reply: DarajaAnswer): Unread {
  if (reply.kind === 'no_token') return rejected(reply.cause, reply.code, `token: ${reply.problem}`)
  if (reply.kind === 'circuit_open') return rejected('busy', 'circuit_open', reply.problem)
  if (reply.kind === 'no_reply' && !reply.sent) return rejected('busy', 'unreachable', reply.problem)
  if (reply.kind === 'no_reply') return { outcome: 'unknown', problem: reply.problem }
  if (reply.kind === 'unreadable' && reply.status !== 429) return { outcome: 'unknown', problem: reply.problem }
  return rejected('busy', 'http_429', 'too many requests')
}

function rejected(cause: 'busy' | 'configuration' | 'invalid', code: string, problem: string): Unread {
  return { outcome: 'rejected', cause, code, problem }
}
