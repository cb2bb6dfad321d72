import type { Clock, Ctx } from '../../domain/context.ts'
import type { AccessTokens } from '../../domain/identity/access-tokens.ts'
import { checkSession, findKey, tenantOfToken } from '../../domain/identity/index.ts'
import { HttpError } from '../http-error.ts'
import { remembered } from '../remembered.ts'
import type { CallerOf } from './caller-of.ts'
import type { Principal } from './principal.ts'
import type { Authenticate } from './steps.ts'

/** A key that is good is never remembered, because it may be revoked at any moment; one that is not, this long. */
const ABSENT_MS = 3_000
/** How long another process may believe in a session that was ended. */
const SESSION_MS = 5_000
const BEARER = /^Bearer ([\w.-]{1,4096})$/

export interface FrontDoor {
  authenticate: Authenticate
  /** These sessions have ended: this process asks again at once. */
  forget(tenantId: string, sessionIds: readonly string[]): void
}

/**
 * Tells who asks, by an access token of the console or an API key. A key that works in the name of somebody may what she may; any other
 * one that was made before keys had scopes, or with `*`, may do all
 * that the owner may. A token opens nothing by itself: its session must be open, and its holder still who it says. Throws 401.
 */
export function frontDoor(deps: {
  ctxFor: (tenantId: string) => Ctx
  callerOf: CallerOf
  accessTokens: AccessTokens
  clock: Clock
}): FrontDoor {
  const { ctxFor, callerOf, accessTokens, clock } = deps
  const keys = remembered((asked) => findHolder(ctxFor, asked), { clock, presentMs: 0, absentMs: ABSENT_MS })
  const sessions = remembered(
    (name) => {
      const [tenantId = '', sessionId = ''] = name.split(' ')
      return checkSession(ctxFor(tenantId), { sessionId })
    },
    { clock, presentMs: SESSION_MS, absentMs: ABSENT_MS },
  )
  const byToken = async (token: string): Promise<Principal> => {
    const read = await accessTokens.read(token, clock.now())
    if (read.outcome === 'expired') throw new HttpError('token_expired', 'The access token is past: ask for another.')
    if (read.outcome === 'forged') throw refused()
    const { tenantId, sessionId, userId, role, audience } = read.claims
    const session = await sessions.find(nameOf(tenantId, sessionId))
    if (session?.userId !== userId || (audience === 'operator') !== (role === 'operator')) throw refused()
    if (session.role !== role) throw new HttpError('token_expired', 'Her role is another now: ask for another token.')
    const { name } = session
    const { authAt } = read.claims
    return { kind: 'user', tenantId, id: userId, name, role, scopes: '*', sessionId, authTime: authAt, behalfOf: null }
  }
  return {
    async authenticate(http) {
      const [, token = ''] = BEARER.exec(http.get('authorization')) ?? []
      if (tenantOfToken('tulia', token) === null) return byToken(token)
      // One that is refused here may be good elsewhere.
      const holder = await keys.find(`${token} ${callerOf(http).address}`)
      if (holder === null) throw refused()
      return holder
    },
    forget(tenantId, sessionIds) {
      for (const sessionId of sessionIds) sessions.forget(nameOf(tenantId, sessionId))
    },
  }
}

async function findHolder(ctxFor: (tenantId: string) => Ctx, asked: string): Promise<Principal | null> {
  const [token = '', address = ''] = asked.split(' ')
  const tenantId = tenantOfToken('tulia', token)
  if (tenantId === null) return null
  const ctx = { ...ctxFor(tenantId), actor: 'system' }
  const key = await findKey({ ...ctx, caller: { address, requestId: ctx.requestId } }, { token })
  if (key === null) return null
  const { keyId: id, name, person } = key
  const scopes = key.scopes.includes('*') ? '*' : key.scopes
  const role = person?.role ?? 'owner'
  return { kind: 'key', tenantId, id, name, role, scopes, sessionId: null, authTime: null, behalfOf: person }
}

function nameOf(tenantId: string, sessionId: string): string {
  return `${tenantId} ${sessionId}`
}

function refused(): HttpError {
  return new HttpError('unauthorized', 'Send an access token or an API key: "Authorization: Bearer …".')
}
