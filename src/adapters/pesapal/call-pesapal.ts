import type { CardAccount } from '../../domain/payments/card-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { NoToken } from '../tokens/single-flight.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { PesapalOperation, PesapalReply, PesapalSender } from './pesapal-sender.ts'
import { isTokenRejection } from './provider-error.ts'

export type PesapalAnswer = PesapalReply | (NoToken & { kind: 'no_token' })

export interface PesapalCall {
  operation: Exclude<PesapalOperation, 'token'>
  path: string
  /** Sent by POST; without one it is a GET. */
  body?: JsonObject
  timeoutMs: number
}

export interface PesapalClient {
  call(account: CardAccount, call: PesapalCall): Promise<PesapalAnswer>
}

/** Authorised calls. A call that was turned away for its token is repeated once with a fresh one, and only then. */
export function pesapalClient(deps: {
  sender: PesapalSender
  tokens: AccessTokens
  hostOf: (account: CardAccount) => string
}): PesapalClient {
  return {
    async call(account, { operation, path, body, timeoutMs }) {
      const sendWith = (token: string) => {
        const json = { accept: 'application/json', 'content-type': 'application/json' }
        const headers = { ...json, authorization: `Bearer ${token}` }
        const posted = body && { method: 'POST' as const, headers, body: JSON.stringify(body) }
        const init = posted ?? { method: 'GET' as const, headers }
        return deps.sender.send(account, operation, { url: `${deps.hostOf(account)}${path}`, init, timeoutMs })
      }
      const first = await deps.tokens.get(account, null)
      if (first.outcome === 'no_token') return { ...first, kind: 'no_token' }
      const reply = await sendWith(first.token)
      if (!isTokenRejection(reply)) return reply
      const second = await deps.tokens.get(account, first.token)
      return second.outcome === 'no_token' ? { ...second, kind: 'no_token' } : sendWith(second.token)
    },
  }
}
