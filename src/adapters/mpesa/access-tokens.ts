import { createHash } from 'node:crypto'
import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import type { HttpReply } from '../http-reply.ts'
import type { FetchedToken, SharedTokens, TokenOutcome } from '../tokens/single-flight.ts'
import type { DarajaSender } from './daraja-sender.ts'
import { providerError } from './provider-error.ts'

export interface AccessTokens {
  /** A usable token; never `rejected`, the one that the provider has just turned away. */
  get(account: StkAccount, rejected: string | null): Promise<TokenOutcome>
}

/** A fresh token makes the older one invalid, so all processes share one per environment and consumer key. */
export function accessTokens(deps: {
  sender: DarajaSender
  hostOf: (account: StkAccount) => string
  tokens: SharedTokens
  timeoutMs: number
}): AccessTokens {
  const fetchFor = (account: StkAccount) => async (): Promise<FetchedToken> => {
    const url = `${deps.hostOf(account)}/oauth/v1/generate?grant_type=client_credentials`
    const init = { method: 'GET' as const, headers: { authorization: basic(account) } }
    const reply = await deps.sender.send(account, 'token', { url, init, timeoutMs: deps.timeoutMs })
    if (reply.kind === 'circuit_open') return busy('circuit_open', reply.problem)
    return readToken(reply)
  }
  return {
    get(account, rejected) {
      const key = createHash('sha256').update(`${account.environment} ${account.consumerKey}`).digest('hex')
      return deps.tokens.get({ tenantId: account.tenantId, key }, rejected, fetchFor(account))
    },
  }
}

function basic({ consumerKey, consumerSecret }: StkAccount): string {
  return `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
}

function busy(code: string, problem: string): FetchedToken {
  return { outcome: 'no_token', cause: 'busy', code, problem }
}

function readToken(reply: HttpReply): FetchedToken {
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
