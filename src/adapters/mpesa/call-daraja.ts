import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { AccessTokens, TokenOutcome } from './access-tokens.ts'
import type { HttpReply, SendRequest } from './http-reply.ts'
import { isTokenRejection } from './provider-error.ts'

export type DarajaReply = HttpReply | (TokenOutcome & { outcome: 'no_token'; kind: 'no_token' })

export interface DarajaClient {
  post(account: StkAccount, path: string, body: JsonObject, timeoutMs: number): Promise<DarajaReply>
}

/** Authorised calls. A call that was turned away for its token is repeated once with a fresh one, and only then. */
export function darajaClient(deps: {
  send: SendRequest
  tokens: AccessTokens
  hostOf: (account: StkAccount) => string
}): DarajaClient {
  return {
    async post(account, path, body, timeoutMs) {
      const sendWith = (token: string) =>
        deps.send(
          `${deps.hostOf(account)}${path}`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
          timeoutMs,
        )
      const first = await deps.tokens.get(account, null)
      if (first.outcome === 'no_token') return { ...first, kind: 'no_token' }
      const reply = await sendWith(first.token)
      if (!isTokenRejection(reply)) return reply
      const second = await deps.tokens.get(account, first.token)
      return second.outcome === 'no_token' ? { ...second, kind: 'no_token' } : sendWith(second.token)
    },
  }
}
