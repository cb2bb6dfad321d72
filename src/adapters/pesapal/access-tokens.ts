import { createHash } from 'node:crypto'
import type { Clock } from '../../domain/context.ts'
import type { CardAccount } from '../../domain/payments/card-provider.ts'
import type { FetchedToken, SharedTokens, TokenOutcome } from '../tokens/single-flight.ts'
import type { PesapalReply, PesapalSender } from './pesapal-sender.ts'
import { isObject, providerError, refusalOf, textOf } from './provider-error.ts'

export interface AccessTokens {
  /** A usable token; never `rejected`, the one that the provider has just turned away. */
  get(account: CardAccount, rejected: string | null): Promise<TokenOutcome>
}

/** The documented life is five minutes, whatever an answer promises; the last minute of it is not used. */
const LONGEST_SECONDS = 300

/** All processes share one token per environment and consumer key. */
export function accessTokens(deps: {
  sender: PesapalSender
  hostOf: (account: CardAccount) => string
  clock: Clock
  tokens: SharedTokens
  timeoutMs: number
}): AccessTokens {
  const fetchFor = (account: CardAccount) => async (): Promise<FetchedToken> => {
    const init = {
      method: 'POST' as const,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ consumer_key: account.consumerKey, consumer_secret: account.consumerSecret }),
    }
    const url = `${deps.hostOf(account)}/api/Auth/RequestToken`
    const reply = await deps.sender.send(account, 'token', { url, init, timeoutMs: deps.timeoutMs })
    return readToken(reply, deps.clock.now())
  }
  return {
    get(account, rejected) {
      const key = createHash('sha256').update(`pesapal ${account.environment} ${account.consumerKey}`).digest('hex')
      return deps.tokens.get({ tenantId: account.tenantId, key }, rejected, fetchFor(account))
    },
  }
}

/** Wrong keys come with status 200 as well: the body decides. */
function readToken(reply: PesapalReply, now: Date): FetchedToken {
  if (reply.kind !== 'json') {
    const { code, problem } = refusalOf(reply)
    return { outcome: 'no_token', cause: 'busy', code, problem }
  }
  const body = isObject(reply.body) ? reply.body : {}
  const error = providerError(body)
  if (error === null && typeof body.token === 'string' && body.token !== '') {
    return { outcome: 'token', token: body.token, lifeSeconds: lifeSeconds(body.expiryDate, now) }
  }
  const code = error?.code ?? `http_${reply.status}`
  const namesKeys = /key|secret|credential|consumer/i.test(code)
  const isRefused = namesKeys || (reply.status >= 400 && reply.status < 500 && reply.status !== 429)
  return { outcome: 'no_token', cause: isRefused ? 'configuration' : 'busy', code, problem: error?.text ?? 'no token' }
}

/** The date is UTC, also where it does not say so. */
function lifeSeconds(expiryDate: unknown, now: Date): number {
  const text = textOf(typeof expiryDate === 'string' ? expiryDate : null) ?? ''
  const expiryMs = Date.parse(/(z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
  return Number.isNaN(expiryMs) ? LONGEST_SECONDS : Math.min((expiryMs - now.getTime()) / 1000, LONGEST_SECONDS)
}
