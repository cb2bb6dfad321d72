import type { CardAccount } from '../../domain/payments/card-provider.ts'
import type { Json } from '../../lib/json.ts'
import type { HttpReply, SendRequest } from '../http-reply.ts'
import type { Repeat, Resilience } from '../resilience.ts'
import { providerError } from './provider-error.ts'

/** `token`, `status` and `list` change nothing and are repeated; everything else is sent once. */
export type PesapalOperation = 'token' | 'status' | 'list' | 'submit' | 'cancel' | 'register'

/** `circuit_open`: nothing was sent, because the provider has failed again and again. */
export type PesapalReply = HttpReply<Json> | { kind: 'circuit_open'; problem: string }

/** Requests to the provider behind one circuit per operation and shop account. */
export interface PesapalSender {
  send(
    account: CardAccount,
    operation: PesapalOperation,
    request: { url: string; init: Parameters<SendRequest<Json>>[1]; timeoutMs: number },
  ): Promise<PesapalReply>
}

const REPEATS: Record<PesapalOperation, Repeat<HttpReply<Json>> | null> = {
  token: { tries: 2, firstWaitMs: 200, deadlineMs: 9_000 },
  status: { tries: 2, firstWaitMs: 300, deadlineMs: 9_000 },
  list: { tries: 2, firstWaitMs: 200, deadlineMs: 7_000 },
  submit: null,
  cancel: null,
  register: null,
}

export function pesapalSender(send: SendRequest<Json>, resilience: Resilience): PesapalSender {
  return {
    async send(account, operation, { url, init, timeoutMs }) {
      const call = {
        operation: `pesapal.${operation}`,
        account: `${account.tenantId} ${account.id}`,
        isFailure,
        repeat: REPEATS[operation],
      }
      const guarded = await resilience.run(call, (signal) => send(url, init, timeoutMs, signal))
      return guarded.circuit === 'closed'
        ? guarded.answer
        : { kind: 'circuit_open', problem: `the circuit is open for ${guarded.retryInMs} ms` }
    },
  }
}

/** An error that the body names is about the request and proves that the other side works. */
function isFailure(reply: HttpReply<Json>): boolean {
  if (reply.kind !== 'json' || reply.status === 429) return true
  return reply.status >= 500 && providerError(reply.body) === null
}
