import type { Context } from 'koa'
import type { Ctx } from '../../domain/context.ts'
import { LIFETIMES, tenantOfToken } from '../../domain/identity/index.ts'
import type { OpenedSession } from '../../domain/identity/schemas.ts'
import { getShopSign } from '../../domain/tenancy/index.ts'
import type { SignedInWire } from '../contract/auth.ts'
import { HttpError } from '../http-error.ts'
import type { Api } from '../serve/serve.ts'
import type { RefreshCookie } from './refresh-cookie.ts'

/** What strangers pass before they are somebody. */
export interface SignInDeps {
  /** The tenant of a shop by its short name. */
  findTenant: (slug: string) => Promise<string | null>
  /** How long who wants in has to wait, in ms; 0 when she may try now. */
  limitLogin: (attempt: { address: string; tenantId: string | null; account: string }) => Promise<number>
  cookie: RefreshCookie
  /** Sessions that this process need not believe in any more. */
  forget: (tenantId: string, sessionIds: readonly string[]) => void
}

/** The ctx of somebody who is nobody yet, at the shop that she or her token names. */
export function strangerCtx(api: Api, tenantId: string, http: Context): Ctx {
  return { ...api.ctxFor(tenantId), actor: 'nobody', caller: api.callerOf(http) }
}

/** The ctx of whoever comes with a link. Throws 410 for what is none, and 429. */
export async function linkCtx(api: Api, deps: SignInDeps, token: string, http: Context): Promise<Ctx> {
  const tenantId = tenantOfToken('link', token)
  await insistOnPatience(api, deps, http, { tenantId, account: token.slice(0, 60) })
  if (tenantId === null) throw linkEnded()
  return strangerCtx(api, tenantId, http)
}

export function linkEnded(): HttpError {
  return new HttpError('expired', 'This link has been used, or its time is over. Ask for another one.')
}

/** Throws 429 for who tries too often. */
export async function insistOnPatience(
  api: Api,
  { limitLogin }: SignInDeps,
  http: Context,
  attempt: { tenantId: string | null; account: string },
): Promise<void> {
  const waitMs = await limitLogin({ address: api.callerOf(http).address, ...attempt })
  if (waitMs === 0) return
  throw new HttpError('rate_limited', 'Too many have tried to sign in. Wait a little.', {
    retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}

/** Lets somebody in: the cookie goes with the answer, the access token stands in it. */
export async function welcome(
  ctx: Ctx,
  http: Context,
  cookie: RefreshCookie,
  session: OpenedSession,
): Promise<SignedInWire> {
  const { tenantId, slug, name } = await getShopSign(ctx)
  cookie.give(http, session.refreshToken, session.refreshExpiresAt)
  const { userId, ...user } = session.user
  return {
    access_token: session.accessToken,
    expires_in: LIFETIMES.access / 1_000,
    user: { user_id: userId, ...user },
    shop: { tenant_id: tenantId, slug, name },
  }
}

/** What somebody hears whose proof was not taken. Throws what it says. */
export function turnAway(
  ctx: Ctx,
  proved: { outcome: 'refused' } | { outcome: 'code_needed' } | { outcome: 'locked'; until: Date },
): never {
  if (proved.outcome === 'locked') {
    const retryAfterS = Math.max(1, Math.ceil((proved.until.getTime() - ctx.clock.now().getTime()) / 1_000))
    throw new HttpError('locked', `Too many wrong tries. Try again in ${retryAfterS} s.`, { retryAfterS })
  }
  if (proved.outcome === 'code_needed') throw new HttpError('code_needed', 'Give the code of the second step too.')
  throw new HttpError('unauthorized', 'The shop, the email, the password or the code is wrong.')
}
