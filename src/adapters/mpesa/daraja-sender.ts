import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import type { HttpReply, SendRequest } from '../http-reply.ts'
import type { Repeat, Resilience } from '../resilience.ts'
import { classifyPush } from './classify-push.ts'
import { providerError } from './provider-error.ts'

/** `token` and `query` change nothing and are repeated; everything else is sent once. */
export type DarajaOperation = 'token' | 'query' | 'push' | 'register'

/** `circuit_open`: nothing was sent, because the provider has failed again and again. */
export type DarajaReply = HttpReply | { kind: 'circuit_open'; problem: string }

export interface DarajaRequest {
  url: string
  init: Parameters<SendRequest>[1]
  timeoutMs: number
}

/** Requests to the provider behind one circuit per operation and shop account. */
export interface DarajaSender {
  send(account: StkAccount, operation: DarajaOperation, request: DarajaRequest): Promise<DarajaReply>
}

const REPEATS: Record<DarajaOperation, Repeat<HttpReply> | null> = {
  token: { tries: 2, firstWaitMs: 200, deadlineMs: 9_000, mayPass },
  query: { tries: 2, firstWaitMs: 300, deadlineMs: 9_000, mayPass },
  push: null,
  register: null,
}

export function darajaSender(send: SendRequest, resilience: Resilience): DarajaSender {
  return {
    async send(account, operation, { url, init, timeoutMs }) {
      const call = {
        operation: `daraja.${operation}`,
        account: `${account.tenantId} ${account.id}`,
        isFailure: operation === 'push' ? isPushFailure : isFailure,
        repeat: REPEATS[operation],
      }
      const guarded = await resilience.run(call, (signal) => send(url, init, timeoutMs, signal))
      return guarded.circuit === 'closed'
        ? guarded.answer
        : { kind: 'circuit_open', problem: `the circuit is open for ${guarded.retryInMs} ms` }
    },
  }
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
