import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { NoToken } from '../tokens/single-flight.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { DarajaOperation, DarajaReply, DarajaSender } from './daraja-sender.ts'
import { isTokenRejection } from './provider-error.ts'

export type DarajaAnswer = DarajaReply | (NoToken & { kind: 'no_token' })

export interface DarajaCall {
  operation: Exclude<DarajaOperation, 'token'>
  path: string
  body: JsonObject
  timeoutMs: number
}

export interface DarajaClient {
  post(account: StkAccount, call: DarajaCall): Promise<DarajaAnswer>
}

/** Authorised calls. A call that was turned away for its token is repeated once with a fresh one. */
export function darajaClient(deps: {
  sender: DarajaSender
  tokens: AccessTokens
  hostOf: (account: StkAccount) => string
}): DarajaClient {
  return {
    async post(account, { operation, path, body, timeoutMs }) {
      const sendWith = (token: string) =>
        deps.sender.send(account, operation, {
          url: `${deps.hostOf(account)}${path}`,
          init: {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
          timeoutMs,
        })
      const first = await deps.tokens.get(account, null)
      if (first.outcome === 'no_token') return { ...first, kind: 'no_token' }
      const reply = await sendWith(first.token)
      if (reply.kind === 'circuit_open' || !isTokenRejection(reply)) return reply
      const second = await deps.tokens.get(account, first.token)
      return second.outcome === 'no_token' ? { ...second, kind: 'no_token' } : sendWith(second.token)
    },
  }
}
