import type { Json } from '../../lib/json.ts'
import { type GuardedReply, type GuardedSender, guardedSender } from '../guarded-sender.ts'
import type { HttpReply, SendRequest } from '../http-reply.ts'
import type { Repeat, Resilience } from '../resilience.ts'
import { providerError } from './provider-error.ts'

/** `token`, `status` and `list` change nothing and are repeated; everything else is sent once. */
export type PesapalOperation = 'token' | 'status' | 'list' | 'submit' | 'cancel' | 'register'

export type PesapalReply = GuardedReply<Json>

const REPEATS: Record<PesapalOperation, Repeat<HttpReply<Json>> | null> = {
  token: { tries: 2, firstWaitMs: 200, deadlineMs: 9_000 },
  status: { tries: 2, firstWaitMs: 300, deadlineMs: 9_000 },
  list: { tries: 2, firstWaitMs: 200, deadlineMs: 7_000 },
  submit: null,
  cancel: null,
  register: null,
}

/** Requests to PesaPal behind one circuit per operation and shop account. */
export function pesapalSender(send: SendRequest<Json>, resilience: Resilience): GuardedSender<PesapalOperation, Json> {
  return guardedSender({ name: 'pesapal', repeats: REPEATS, isFailure }, send, resilience)
}

/** An error that the body names is about the request and proves that the other side works. */
function isFailure(reply: HttpReply<Json>): boolean {
  if (reply.kind !== 'json' || reply.status === 429) return true
  return reply.status >= 500 && providerError(reply.body) === null
}
