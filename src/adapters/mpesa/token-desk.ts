import type { StkAccount } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { TokenDesk } from '../provider-client.ts'
import type { FetchedToken } from '../tokens/single-flight.ts'
import type { DarajaReply } from './daraja-sender.ts'
import { isTokenRejection, providerError } from './provider-error.ts'

/** A fresh token makes the older one invalid. */
export function tokenDesk(timeoutMs: number): TokenDesk<StkAccount, JsonObject> {
  return {
    prefix: '',
    request: (account) => ({
      path: '/oauth/v1/generate?grant_type=client_credentials',
      init: { method: 'GET', headers: { authorization: basic(account) } },
    }),
    read: readToken,
    isRejection: (reply) => reply.kind !== 'circuit_open' && isTokenRejection(reply),
    timeoutMs,
  }
}

function basic({ consumerKey, consumerSecret }: StkAccount): string {
  return `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
}

function busy(code: string, problem: string): FetchedToken {
  return { outcome: 'no_token', cause: 'busy', code, problem }
}

function readToken(reply: DarajaReply): FetchedToken {
  if (reply.kind === 'circuit_open') return busy('circuit_open', reply.problem)
  if (reply.kind !== 'json') return busy('token', reply.problem)
  const { access_token: token, expires_in: life } = reply.body
  // The lifetime is text in the older form of the answer and a number in the newer one.
  if (typeof token === 'string' && token !== '') {
    const lifeSeconds = Number(life)
    return { outcome: 'token', token, lifeSeconds: Number.isFinite(lifeSeconds) ? lifeSeconds : 0 }
  }
  const error = providerError(reply.body)
  const refused = reply.status >= 400 && reply.status < 500 && reply.status !== 429
  const code = error?.code ?? `http_${reply.status}`
  return { outcome: 'no_token', cause: refused ? 'configuration' : 'busy', code, problem: error?.text ?? 'no token' }
}
