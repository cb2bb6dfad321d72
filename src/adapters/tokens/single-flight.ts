import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../domain/context.ts'
import type { KeptToken, TokenRef, TokenStore } from './token-store.ts'

/** `busy`: asking again later may help. `configuration`: the shop's keys are not accepted. */
export interface NoToken {
  outcome: 'no_token'
  cause: 'busy' | 'configuration'
  code: string
  problem: string
}

export type TokenOutcome = { outcome: 'token'; token: string } | NoToken

/** What a provider's token request came to. `lifeSeconds` as the provider says it. */
export type FetchedToken = { outcome: 'token'; token: string; lifeSeconds: number } | NoToken

export interface SharedTokens {
  /**
   * A usable token; never `rejected`, the one that the provider has just turned away. Does not throw.
   * @param fetchToken one token request; must end well within the lease
   */
  get(ref: TokenRef, rejected: string | null, fetchToken: () => Promise<FetchedToken>): Promise<TokenOutcome>
}

const REFRESH_EARLY_SECONDS = 60
/** Longer than any token request with its repetitions takes. */
const LEASE_MS = 15_000
const LOOK_EVERY_MS = 50

/**
 * One token request at a time over all processes: whoever takes the lease asks the provider, the others wait for what it
 * brings and never ask meanwhile. Every provider with access tokens uses this: an adapter gives its own `fetchToken`
 * and a key that names environment and credentials, and calls `get` again with the rejected token when a call was turned
 * away for it, once.
 */
export function sharedTokens(deps: { store: TokenStore; clock: Clock; leaseMs?: number }): SharedTokens {
  const { store, clock, leaseMs = LEASE_MS } = deps
  const inFlight = new Map<string, Promise<TokenOutcome>>()

  async function get(
    ref: TokenRef,
    rejected: string | null,
    fetchToken: () => Promise<FetchedToken>,
  ): Promise<TokenOutcome> {
    const usable = (kept: KeptToken | null): TokenOutcome | null =>
      kept && kept.token !== rejected && kept.expiresAt > clock.now() ? { outcome: 'token', token: kept.token } : null
    const until = performance.now() + 2 * leaseMs
    let before: KeptToken | null | undefined
    while (performance.now() < until) {
      const { kept, refresh } = await store.read(ref)
      const found = usable(kept)
      if (found) return found
      if (before !== undefined && refresh === 'none') return afterOther(kept, before)
      if (before === undefined) before = kept
      const claimed = refresh === 'running' ? null : await store.claim(ref, leaseMs)
      // Between our look and the claim somebody may have finished.
      if (claimed) return usable(claimed.kept) ? endLease(ref, claimed) : refreshNow(ref, claimed.lease, fetchToken)
      await pause(LOOK_EVERY_MS)
    }
    return unavailable('waited too long for another process')
  }

  /** The caller we waited for is done. It brought a token, however short its life; or none, and asking again would not help. */
  function afterOther(kept: KeptToken | null, before: KeptToken | null): TokenOutcome {
    const isNew = kept !== null && kept.token !== before?.token
    return isNew ? { outcome: 'token', token: kept.token } : unavailable('another process could not get one')
  }

  async function endLease(ref: TokenRef, claimed: { lease: Date; kept: KeptToken | null }): Promise<TokenOutcome> {
    await store.release(ref, claimed.lease)
    return claimed.kept ? { outcome: 'token', token: claimed.kept.token } : unavailable('none kept')
  }

  async function refreshNow(
    ref: TokenRef,
    lease: Date,
    fetchToken: () => Promise<FetchedToken>,
  ): Promise<TokenOutcome> {
    const fetched = await fetchToken()
    if (fetched.outcome === 'no_token') {
      await store.release(ref, lease)
      return fetched
    }
    const lifeMs = Math.max(0, fetched.lifeSeconds - REFRESH_EARLY_SECONDS) * 1000
    await store.write(ref, lease, { token: fetched.token, expiresAt: new Date(clock.now().getTime() + lifeMs) })
    return { outcome: 'token', token: fetched.token }
  }

  return {
    get(ref, rejected, fetchToken) {
      const flight = `${ref.tenantId} ${ref.key} ${rejected ?? ''}`
      const running =
        inFlight.get(flight) ??
        get(ref, rejected, fetchToken)
          // Without its store nobody may ask for a token: the call it is for has not been made, and can be later.
          .catch((error: unknown) => unavailable(error instanceof Error ? error.name : 'unknown'))
          .finally(() => inFlight.delete(flight))
      inFlight.set(flight, running)
      return running
    },
  }
}

function unavailable(problem: string): NoToken {
  return { outcome: 'no_token', cause: 'busy', code: 'token', problem: `no shared token: ${problem}` }
}
