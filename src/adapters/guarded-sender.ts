import type { Json } from '../lib/json.ts'
import type { HttpReply, SendRequest } from './http-reply.ts'
import type { Repeat, Resilience } from './resilience.ts'

/** `circuit_open`: nothing was sent, because the provider has failed again and again. */
export type GuardedReply<Body extends Json> = HttpReply<Body> | { kind: 'circuit_open'; problem: string }

/** Whose request it is: the failures of one shop's account open no circuit for another. */
export interface CallingAccount {
  tenantId: string
  id: string
}

/** Requests to one provider behind one circuit per operation and shop account. */
export interface GuardedSender<Operation extends string, Body extends Json> {
  send(
    account: CallingAccount,
    operation: Operation,
    request: { url: string; init: Parameters<SendRequest<Body>>[1]; timeoutMs: number },
  ): Promise<GuardedReply<Body>>
}

/**
 * Sends a provider's requests through its circuits.
 * @param provider `repeats`: null for what could be done twice; `isFailure`: whether an answer says that it is in trouble
 */
export function guardedSender<Operation extends string, Body extends Json>(
  provider: {
    name: string
    repeats: Record<Operation, Repeat<HttpReply<Body>> | null>
    isFailure: (reply: HttpReply<Body>, operation: Operation) => boolean
  },
  send: SendRequest<Body>,
  resilience: Resilience,
): GuardedSender<Operation, Body> {
  return {
    async send(account, operation, { url, init, timeoutMs }) {
      const call = {
        operation: `${provider.name}.${operation}`,
        account: `${account.tenantId} ${account.id}`,
        isFailure: (reply: HttpReply<Body>) => provider.isFailure(reply, operation),
        repeat: provider.repeats[operation],
      }
      const guarded = await resilience.run(call, (signal) => send(url, init, timeoutMs, signal))
      return guarded.circuit === 'closed'
        ? guarded.answer
        : { kind: 'circuit_open', problem: `the circuit is open for ${guarded.retryInMs} ms` }
    },
  }
}
