import * as identity from '../../domain/identity/index.ts'
import * as team from '../../domain/team/index.ts'
import { getShopSign } from '../../domain/tenancy/index.ts'
import { ROUTES, ROUTES_OF_TRIPS } from '../contract/index.ts'
import * as contract from '../contract/own-account.ts'
import { HttpError } from '../http-error.ts'
import { isAllowed } from '../serve/may.ts'
import type { Principal, StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { linkTo } from './link-to.ts'
import { type SignInDeps, turnAway } from './sign-in-door.ts'

/** What somebody who is signed in may do about herself. */
export function serveOwnAccount(api: Api, { forget, cookie }: SignInDeps): void {
  serve(api, contract.getMe, async (ctx) => {
    const { tenantId, slug, name, plansTrips, ...rest } = await getShopSign(ctx)
    const { principal } = ctx
    return {
      kind: principal.kind,
      user: await whoIs(ctx),
      capabilities: Object.values(ROUTES)
        .filter((route) => isAllowed(route, principal) && (plansTrips || !(route.name in ROUTES_OF_TRIPS)))
        .map((route) => route.name),
      shop: { tenant_id: tenantId, slug, name, ...rest },
    }
  })
  serve(api, contract.logOutEverywhere, async (ctx, _input, http) => {
    const { userId } = personOf(ctx.principal)
    const ended = await ctx.transaction((ctx) => identity.endSessions(ctx, { userId, why: 'logout' }))
    forget(ctx.tenantId, ended)
    cookie.takeBack(http)
    return { ended: ended.length }
  })
  serve(api, contract.reauthenticate, async (ctx, { body }) => {
    const { password, totp: code = null } = body
    const proved = await identity.reauthenticate(ctx, { ...personOf(ctx.principal), password, code })
    if (proved.outcome !== 'proved') return turnAway(ctx, proved)
    return { access_token: proved.accessToken, expires_in: identity.LIFETIMES.access / 1_000 }
  })
  serve(api, contract.changePassword, async (ctx, { body }) => {
    const { password, totp: code = null, new_password: newPassword } = body
    const changed = await identity.changePassword(ctx, { ...personOf(ctx.principal), password, code, newPassword })
    if (changed.outcome !== 'changed') return turnAway(ctx, changed)
    forget(ctx.tenantId, changed.endedSessions)
    return { ended: changed.endedSessions.length }
  })
  serve(api, contract.resetPassword, async (ctx, { body }) => {
    const { role: by } = ctx.principal
    const userId = body.user_id
    await team.insistOnMayChangeMember(ctx, { userId, by })
    const { token, expiresAt } = await identity.makeResetLink(ctx, { userId })
    return { link: linkTo(ctx, 'reset', token), expires_at: expiresAt.toISOString() }
  })
  serve(api, contract.listSessions, async (ctx) => {
    const { userId, sessionId } = personOf(ctx.principal)
    const sessions = await identity.listSessions(ctx, { userId })
    return {
      sessions: sessions.map((one) => ({
        session_id: one.sessionId,
        created_at: one.createdAt.toISOString(),
        seen_at: one.seenAt.toISOString(),
        expires_at: one.expiresAt.toISOString(),
        agent: one.agent,
        ip: one.ip,
        current: one.sessionId === sessionId,
      })),
    }
  })
  serve(api, contract.endSession, async (ctx, { params }) => {
    const { userId } = personOf(ctx.principal)
    const ended = await ctx.transaction((ctx) => identity.endSessions(ctx, { userId, why: 'ended', only: params.id }))
    if (ended.length === 0) throw new HttpError('not_found', 'No session of yours is open under this id.')
    forget(ctx.tenantId, ended)
    return {}
  })
  serveTwoStep(api)
}

function serveTwoStep(api: Api): void {
  serve(api, contract.setUpTwoStep, async (ctx) => {
    const { userId } = personOf(ctx.principal)
    const [{ email }, { name }] = [await team.getMember(ctx, { userId }), await getShopSign(ctx)]
    return identity.setUpTwoStep(ctx, { userId, email, issuer: name })
  })
  serve(api, contract.confirmTwoStep, async (ctx, { body }) => {
    const { userId } = personOf(ctx.principal)
    const confirmed = await identity.confirmTwoStep(ctx, { userId, code: body.code })
    if (confirmed === null) throw new HttpError('unauthorized', 'This is not the code that the app shows now.')
    return { recovery_codes: confirmed.recoveryCodes }
  })
  serve(api, contract.disableTwoStep, async (ctx) => {
    await identity.disableTwoStep(ctx, { userId: personOf(ctx.principal).userId })
    return {}
  })
}

/** A key has no password, no sessions and no second step. Throws 403 for one. */
function personOf({ kind, id, sessionId }: Principal): { userId: string; sessionId: string } {
  if (kind === 'key' || sessionId === null) throw new HttpError('forbidden', 'This is for people, not for keys.')
  return { userId: id, sessionId }
}

async function whoIs(ctx: StaffCtx) {
  const { kind, id, name, role, behalfOf } = ctx.principal
  if (kind === 'key' && behalfOf === null)
    return { user_id: id, email: null, name, role, two_step: false, available: false }
  const userId = behalfOf?.userId ?? id
  const { email, name: called, twoStep, available } = await team.getMember(ctx, { userId })
  return { user_id: userId, email, name: called, role, two_step: twoStep, available }
}
