import type { Clock } from '../../domain/context.ts'
import type { CardAccount } from '../../domain/payments/methods/card/card-provider.ts'
import type { Json } from '../../lib/json.ts'
import type { TokenDesk } from '../provider-client.ts'
import type { FetchedToken } from '../tokens/single-flight.ts'
import type { PesapalReply } from './pesapal-sender.ts'
import { isObject, isTokenRejection, providerError, refusalOf, textOf } from './provider-error.ts'

/** The documented life is five minutes, whatever an answer promises; the last minute of it is not used. */
const LONGEST_SECONDS = 300

export function tokenDesk(clock: Clock, timeoutMs: number): TokenDesk<CardAccount, Json> {
  return {
    prefix: 'pesapal ',
    request: ({ consumerKey, consumerSecret }) => ({
      path: '/api/Auth/RequestToken',
      init: {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ consumer_key: consumerKey, consumer_secret: consumerSecret }),
      },
    }),
    read: (reply) => readToken(reply, clock.now()),
    isRejection: isTokenRejection,
    timeoutMs,
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
