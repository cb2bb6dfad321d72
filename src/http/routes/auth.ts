import type { Context } from 'koa'
import * as identity from '../../domain/identity/index.ts'
import * as team from '../../domain/team/index.ts'
import { PLATFORM_TENANT } from '../../domain/tenancy/schemas.ts'
import * as contract from '../contract/auth.ts'
import { HttpError } from '../http-error.ts'
import { type Api, serve } from '../serve/serve.ts'
import {
  insistOnPatience,
  linkCtx,
  linkEnded,
  type SignInDeps,
  strangerCtx,
  turnAway,
  welcome,
} from './sign-in-door.ts'

/** What nobody's name hashes to: a shop that does not exist costs what a wrong password costs. */
const NO_SHOP = PLATFORM_TENANT

/** Coming in: by a password, by the cookie, by a link. */
export function serveSignIn(api: Api, deps: SignInDeps): void {
  const { cookie, forget } = deps
  serve(api, contract.logIn, async (_nobody, { body }, http) => {
    const { shop, email, password, totp: code = null } = body
    const tenantId = await deps.findTenant(shop)
    await insistOnPatience(api, deps, http, { tenantId, account: email })
    const ctx = strangerCtx(api, tenantId ?? NO_SHOP, http)
    if (tenantId === null) {
      await ctx.ports.passwords.verify(null, password)
      return turnAway(ctx, { outcome: 'refused' })
    }
    const loggedIn = await identity.logIn(ctx, { email, password, code, agent: http.get('user-agent') })
    if (loggedIn.outcome !== 'opened') return turnAway(ctx, loggedIn)
    return welcome(ctx, http, cookie, loggedIn.session)
  })
  serve(api, contract.refresh, async (_nobody, _input, http) => {
    cookie.insistOnOwnPage(http)
    const refreshToken = cookie.read(http) ?? ''
    const ctx = ctxOfCookie(api, refreshToken, http)
    const session = ctx && (await identity.refreshSession(ctx, { refreshToken }))
    if (ctx === null || session === null) throw new HttpError('unauthorized', 'Sign in again.')
    return welcome(ctx, http, cookie, session)
  })
  serve(api, contract.logOut, async (_nobody, _input, http) => {
    cookie.insistOnOwnPage(http)
    const refreshToken = cookie.read(http) ?? ''
    const ctx = ctxOfCookie(api, refreshToken, http)
    if (ctx !== null) forget(ctx.tenantId, await identity.logOut(ctx, { refreshToken }))
    cookie.takeBack(http)
    return {}
  })
  serve(api, contract.listSigningKeys, async () => ({
    keys: await api.ctxFor(PLATFORM_TENANT).ports.accessTokens.publicKeys(),
  }))
  serve(api, contract.confirmReset, async (_nobody, { body }, http) => {
    const ctx = await linkCtx(api, deps, body.token, http)
    const reset = await identity.resetPassword(ctx, body)
    if (reset === null) throw linkEnded()
    forget(ctx.tenantId, reset.endedSessions)
    return {}
  })
  serve(api, contract.acceptInvitation, async (_nobody, { body }, http) => {
    const { token, name = null, password } = body
    const ctx = await linkCtx(api, deps, token, http)
    const user = await team.acceptInvitation(ctx, { token, name, password })
    if (user === null) throw linkEnded()
    const session = await identity.openSession(ctx, user, { agent: http.get('user-agent'), how: 'invitation' })
    return welcome(ctx, http, cookie, session)
  })
  serve(api, contract.setUp, async (_nobody, { body }, http) => {
    const ctx = await linkCtx(api, deps, body.token, http)
    if (ctx.tenantId !== PLATFORM_TENANT) throw linkEnded()
    const user = await team.setUpFirst(ctx, body)
    if (user === null) throw linkEnded()
    const session = await identity.openSession(ctx, user, { agent: http.get('user-agent'), how: 'invitation' })
    return welcome(ctx, http, cookie, session)
  })
  serve(api, contract.logInByLink, async (_nobody, { body }, http) => {
    const ctx = await linkCtx(api, deps, body.token, http)
    const session = await identity.logInByLink(ctx, { token: body.token, agent: http.get('user-agent') })
    if (session === null) throw linkEnded()
    return welcome(ctx, http, cookie, session)
  })
}

function ctxOfCookie(api: Api, refreshToken: string, http: Context) {
  const tenantId = identity.tenantOfToken('refresh', refreshToken)
  return tenantId === null ? null : strangerCtx(api, tenantId, http)
}
