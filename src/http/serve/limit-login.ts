import { createHash } from 'node:crypto'
import type { Clock, RateLimiter } from '../../domain/context.ts'
import { tokenBuckets } from '../../lib/token-buckets.ts'

const OF_ADDRESS = { burst: 20, perSecond: 20 / 60 }
const OF_ACCOUNT = { burst: 10, perSecond: 10 / 60 }

export interface LoginAttempt {
  /** Of the network, as `clientAddress` reads it. */
  address: string
  /** The shop that is named; null when there is none of that name. */
  tenantId: string | null
  /** Whom she says to be: the address of her mail, as it is compared. */
  account: string
}

/** How long who wants to sign in has to wait, in ms; 0 when she may try now. */
export type LimitLogin = (attempt: LoginAttempt) => Promise<number>

/**
 * Twenty attempts a minute from an address, ten on an account, whoever makes them. Each process counts every address by itself, also
 * over shops and for shops that do not exist; all of them together count it for the shop it tries. Known or not, an account counts
 * the same.
 */
export function limitLogin({ limiter, clock }: { limiter: RateLimiter; clock: Clock }): LimitLogin {
  const addresses = tokenBuckets(OF_ADDRESS)
  return async ({ address, tenantId, account }) => {
    const wait = addresses(address, clock.now())
    if (wait > 0 || tenantId === null) return wait
    const from = await limiter.take(tenantId, `login:address:${hashed(address)}`, OF_ADDRESS)
    if (!from.granted) return from.waitMs
    return (await limiter.take(tenantId, `login:account:${hashed(account)}`, OF_ACCOUNT)).waitMs
  }
}

/** Buckets are named by nobody's mail and nobody's address. */
function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22)
}
