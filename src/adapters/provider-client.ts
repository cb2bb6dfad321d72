import type { AccountCheck } from '../domain/connections/connection-probe.ts'
import type { Clock } from '../domain/context.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import { sha256 } from '../lib/sha256.ts'
import type { CallingAccount, GuardedReply, GuardedSender } from './guarded-sender.ts'
import type { SendRequest } from './http-reply.ts'
import type { Resilience } from './resilience.ts'
import type { FetchedToken, NoToken, SharedTokens, TokenOutcome } from './tokens/single-flight.ts'
import type { TokenStore } from './tokens/token-store.ts'

/** Keys of a shop's account at a provider that gives out tokens for them. */
export interface KeyedAccount extends CallingAccount {
  environment: string
  consumerKey: string
}

export type ProviderAnswer<Body extends Json> = GuardedReply<Body> | (NoToken & { kind: 'no_token' })

export interface ProviderCall<Operation extends string> {
  operation: Exclude<Operation, 'token'>
  path: string
  /** Sent by POST; without one it is a GET. */
  body?: JsonObject
  timeoutMs: number
}

export interface ProviderClient<Account, Operation extends string, Body extends Json> {
  call(account: Account, call: ProviderCall<Operation>): Promise<ProviderAnswer<Body>>
  /** Whether the provider gives a token for the keys of an account, asked anew and not kept. */
  check(account: Account): Promise<AccountCheck>
}

/** What an adapter of a provider is built from. */
export interface ProviderOptions {
  /** One address for all environments, without a trailing slash; null takes the provider's own. */
  baseUrl: string | null
  clock: Clock
  /** Shared by all processes. */
  tokenStore: TokenStore
  resilience: Resilience
  fetch?: typeof fetch
}

/** How a provider gives out its tokens. */
export interface TokenDesk<Account, Body extends Json> {
  /** In front of what names the token among those of other providers. */
  prefix: string
  request(account: Account): { path: string; init: Parameters<SendRequest<Body>>[1] }
  read(reply: GuardedReply<Body>): FetchedToken
  isRejection(reply: GuardedReply<Body>): boolean
  timeoutMs: number
}

/**
 * Authorised calls to a provider. All processes share one token per environment and consumer key; a call that was turned
 * away for its token is repeated once with a fresh one, and only then.
 */
export function providerClient<Account extends KeyedAccount, Operation extends string, Body extends Json>(deps: {
  sender: GuardedSender<Operation | 'token', Body>
  hostOf: (account: Account) => string
  /** Of every call but the one for a token. */
  headers: Record<string, string>
  desk: TokenDesk<Account, Body>
  tokens: SharedTokens
}): ProviderClient<Account, Operation, Body> {
  const { sender, hostOf, headers, desk, tokens } = deps
  const fetchToken = async (account: Account): Promise<FetchedToken> => {
    const { path, init } = desk.request(account)
    const request = { url: `${hostOf(account)}${path}`, init, timeoutMs: desk.timeoutMs }
    return desk.read(await sender.send(account, 'token', request))
  }
  const tokenFor = (account: Account, rejected: string | null): Promise<TokenOutcome> => {
    const key = sha256(`${desk.prefix}${account.environment} ${account.consumerKey}`)
    return tokens.get({ tenantId: account.tenantId, key }, rejected, () => fetchToken(account))
  }
  return {
    async call(account, { operation, path, body, timeoutMs }) {
      const sendWith = (token: string) =>
        sender.send(account, operation, {
          url: `${hostOf(account)}${path}`,
          init: requestOf({ ...headers, authorization: `Bearer ${token}` }, body),
          timeoutMs,
        })
      const first = await tokenFor(account, null)
      if (first.outcome === 'no_token') return { ...first, kind: 'no_token' }
      const reply = await sendWith(first.token)
      if (!desk.isRejection(reply)) return reply
      const second = await tokenFor(account, first.token)
      return second.outcome === 'no_token' ? { ...second, kind: 'no_token' } : sendWith(second.token)
    },
    async check(account) {
      const fetched = await fetchToken(account)
      if (fetched.outcome === 'token') return { outcome: 'works' }
      const problem = `${fetched.code}: ${fetched.problem}`
      return fetched.cause === 'busy'
        ? { outcome: 'unreachable', problem }
        : { outcome: 'refused', reason: 'keys', problem }
    },
  }
}

function requestOf(headers: Record<string, string>, body: JsonObject | undefined) {
  return body === undefined
    ? { method: 'GET' as const, headers }
    : { method: 'POST' as const, headers, body: JSON.stringify(body) }
}
