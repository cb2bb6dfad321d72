import type { JsonObject } from '../../lib/json.ts'
import { type GuardedReply, type GuardedSender, guardedSender } from '../guarded-sender.ts'
import type { HttpReply, SendRequest } from '../http-reply.ts'
import type { Repeat, Resilience } from '../resilience.ts'
import { classifyPush } from './classify-push.ts'
import { isEmptyList } from './is-empty-list.ts'
import { providerError } from './provider-error.ts'

/** What only asks changes nothing and is repeated; everything else is sent once. */
export type DarajaOperation = 'token' | 'query' | 'push' | 'register' | 'pull' | 'check' | 'reverse'

export type DarajaReply = GuardedReply<JsonObject>

const REPEATS: Record<DarajaOperation, Repeat<HttpReply> | null> = {
  token: { tries: 2, firstWaitMs: 200, deadlineMs: 9_000, mayPass },
  query: { tries: 2, firstWaitMs: 300, deadlineMs: 9_000, mayPass },
  push: null,
  register: null,
  pull: { tries: 2, firstWaitMs: 500, deadlineMs: 40_000, mayPass },
  // Every question that is taken brings a result of its own, and one is enough.
  check: null,
  reverse: null,
}

/** Requests to Daraja behind one circuit per operation and shop account. */
export function darajaSender(send: SendRequest, resilience: Resilience): GuardedSender<DarajaOperation, JsonObject> {
  const isTrouble = (reply: HttpReply, operation: DarajaOperation) =>
    operation === 'push' ? isPushFailure(reply) : isFailure(reply) && !isEmptyList(reply)
  return guardedSender({ name: 'daraja', repeats: REPEATS, isFailure: isTrouble }, send, resilience)
}

/** Means "no answer yet", wrong keys or a busy phone: never that the gateway is in trouble. */
const SEVERAL_MEANINGS = '500.001.1001'

/** Coded refusals are about the request and prove that the gateway works; its own faults, and "busy", come with a 5xx. */
function isFailure(reply: HttpReply): boolean {
  if (reply.kind !== 'json' || reply.status === 429) return true
  return reply.status >= 500 && providerError(reply.body)?.code !== SEVERAL_MEANINGS
}

/** For a push, an error that could mean anything is trouble; for a query the same code is how "not yet" is said. */
function isPushFailure(reply: HttpReply): boolean {
  return isFailure(reply) || classifyPush(reply).outcome === 'unknown'
}

/** A page instead of an answer with a 4xx is how the gateway turns a burst away: asking again at once is the wrong reply. */
function mayPass(reply: HttpReply): boolean {
  return !(reply.kind === 'unreadable' && reply.status < 500)
}
