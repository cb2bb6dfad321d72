import type { Address, RequestOf } from '../../../../src/http/contract/client.ts'
import { now } from '../clock.ts'
import { ApiError } from './api-error.ts'

/** What opens the API for a quarter of an hour. It lives in memory alone: no page and no disk keeps it. */
interface Access {
  token: string
  /** In milliseconds, by this browser's clock. */
  endsAt: number
}

export type SessionState = 'unknown' | 'in' | 'out'

/** The ways in. */
type Opening = Extract<
  Address,
  'POST /v1/auth/login' | 'POST /v1/auth/demo' | 'POST /v1/auth/setup' | 'POST /v1/auth/invitation/accept'
>

type BodyOf<A extends Opening> = RequestOf<A> extends { body: infer Body } ? Body : never

/** Who is signed in in this browser, in all its tabs. */
export interface Session {
  state: () => SessionState
  watch: (listener: () => void) => () => void
  /** Opens the session that the cookie of this browser stands for, if there is one. */
  resume: () => Promise<boolean>
  /** Signs in by a password, or by what a link gives. */
  open: <A extends Opening>(address: A, body: BodyOf<A>) => Promise<void>
  /** Gives the password again, for what only people do who gave it just now. */
  reauthenticate: (proof: { password: string; totp?: string }) => Promise<void>
  signOut: (everywhere: boolean) => Promise<void>
  /** A token that is valid for a while yet; null when nobody is signed in. `renew` does not trust the one at hand. */
  token: (renew?: boolean) => Promise<string | null>
}

/** It is renewed this long before it ends, so that no request meets its end on the way. */
const RENEW_BEFORE_MS = 30_000
const TAB_CHANNEL = 'tulia-session'

type TabNews = { kind: 'access'; access: Access } | { kind: 'out' }

export function createSession(): Session {
  const tabs = new BroadcastChannel(TAB_CHANNEL)
  const listeners = new Set<() => void>()
  let access: Access | null = null
  let state: SessionState = 'unknown'
  let renewing: Promise<string | null> | null = null

  const become = (next: Access | null) => {
    access = next
    state = next === null ? 'out' : 'in'
    for (const listener of listeners) listener()
  }
  const tell = (next: Access | null) => {
    become(next)
    tabs.postMessage(next === null ? { kind: 'out' } : { kind: 'access', access: next })
  }
  tabs.onmessage = ({ data }: MessageEvent<TabNews>) => become(data.kind === 'access' ? data.access : null)

  const fresh = () => (access !== null && access.endsAt - now() > RENEW_BEFORE_MS ? access.token : null)
  const renew = async (refused: string | null): Promise<string | null> => {
    // Another tab may have renewed it while this one waited for its turn.
    const waited = fresh()
    if (waited !== null && waited !== refused) return waited
    const answer = await askAccess('/v1/auth/refresh')
    if (answer === null) {
      tell(null)
      return null
    }
    tell(answer)
    return answer.token
  }
  const token = async (again = false): Promise<string | null> => {
    const held = fresh()
    if (held !== null && !again) return held
    if (state === 'out') return null
    renewing ??= alone(() => renew(held)).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    state: () => state,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resume: async () => (await token()) !== null,
    open: async (address, body) => tell(await postAccess(address.slice('POST '.length), body)),
    reauthenticate: async (proof) => tell(await postAccess('/v1/auth/reauth', proof, access?.token)),
    signOut: async (everywhere) => {
      await post(everywhere ? '/v1/auth/logout-all' : '/v1/auth/logout', {}, access?.token)
      tell(null)
    },
    token,
  }
}

/** One tab at a time: the cookie changes with each use. Where the browser has no locks, each tab goes by itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request('tulia-refresh', work)
}

/** Null when there is no session to renew. A refusal may be a race with another tab, so it is asked once more. */
async function askAccess(path: string): Promise<Access | null> {
  for (const last of [false, true]) {
    try {
      return await postAccess(path, {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (last) return null
    }
  }
  return null
}

async function postAccess(path: string, body: unknown, token?: string): Promise<Access> {
  const answer = await post(path, body, token)
  if (!isTokenAnswer(answer)) throw new Error(`${path} answered without a token.`)
  return { token: answer.access_token, endsAt: now() + answer.expires_in * 1000 }
}

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tulia-console': '1',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new ApiError(answer.status, said, answer.headers.get('retry-after'))
  return said
}

function isTokenAnswer(value: unknown): value is { access_token: string; expires_in: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'expires_in' in value &&
    typeof value.expires_in === 'number'
  )
}
