import { createHash } from 'node:crypto'
import type { Clock } from '../../domain/context.ts'
import type { StkAccount } from '../../domain/payments/stk-provider.ts'
import type { HttpReply, SendRequest } from './http-reply.ts'
import { providerError } from './provider-error.ts'
import type { TokenStore } from './token-store.ts'

/** `busy`: asking again later may help. `configuration`: the shop's keys are not accepted. */
export type TokenOutcome =
  | { outcome: 'token'; token: string }
  | { outcome: 'no_token'; cause: 'busy' | 'configuration'; code: string; problem: string }

export interface AccessTokens {
  /** A usable token; never `rejected`, the one that the provider has just turned away. */
  get(account: StkAccount, rejected: string | null): Promise<TokenOutcome>
}

const REFRESH_EARLY_SECONDS = 60
const TRIES = 2

/**
 * A fresh token makes the older one invalid, so all callers share one entry per environment and consumer key, and only
 * one of them refreshes at a time.
 */
export function accessTokens(deps: {
  send: SendRequest
  hostOf: (account: StkAccount) => string
  clock: Clock
  store: TokenStore
  timeoutMs: number
}): AccessTokens {
  const inFlight = new Map<string, Promise<TokenOutcome>>()

  async function refresh(account: StkAccount, key: string): Promise<TokenOutcome> {
    let outcome: TokenOutcome = { outcome: 'no_token', cause: 'busy', code: 'token', problem: 'not asked' }
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const reply = await deps.send(
        `${deps.hostOf(account)}/oauth/v1/generate?grant_type=client_credentials`,
        { method: 'GET', headers: { authorization: basic(account) } },
        deps.timeoutMs,
      )
      const read = readToken(reply)
      if (read.outcome === 'token') {
        const lifeMs = Math.max(0, read.lifeSeconds - REFRESH_EARLY_SECONDS) * 1000
        await deps.store.write(key, read.token, new Date(deps.clock.now().getTime() + lifeMs))
        return { outcome: 'token', token: read.token }
      }
      outcome = read
      if (read.cause === 'configuration') break
    }
    return outcome
  }

  return {
    async get(account, rejected) {
      const key = createHash('sha256').update(`${account.environment} ${account.consumerKey}`).digest('hex')
      const kept = await deps.store.read(key)
      if (kept && kept.token !== rejected && kept.expiresAt > deps.clock.now()) {
        return { outcome: 'token', token: kept.token }
      }
      const running = inFlight.get(key) ?? refresh(account, key).finally(() => inFlight.delete(key))
      inFlight.set(key, running)
      return running
    },
  }
}

function basic({ consumerKey, consumerSecret }: StkAccount): string {
  return `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
}

type TokenReading =
  | { outcome: 'token'; token: string; lifeSeconds: number }
  | { outcome: 'no_token'; cause: 'busy' | 'configuration'; code: string; problem: string }

function readToken(reply: HttpReply): TokenReading {
  if (reply.kind !== 'json') return { outcome: 'no_token', cause: 'busy', code: 'token', problem: reply.problem }
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
