import * as team from '../../domain/team/index.ts'
import * as contract from '../contract/team.ts'
import { HttpError } from '../http-error.ts'
import { versionSeen } from '../serve/if-match.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { linkTo } from './link-to.ts'
import type { SignInDeps } from './sign-in-door.ts'

/** Who works at the shop. */
export function serveTeam(api: Api, { forget }: Pick<SignInDeps, 'forget'>): void {
  serve(api, contract.listTeam, async (ctx) => ({ members: (await team.listTeam(ctx)).map(memberWire) }))
  serve(api, contract.inviteMember, async (ctx, { body }) => {
    const { userId, token, expiresAt } = await team.invite(ctx, { ...body, by: ctx.principal.role })
    return { user_id: userId, link: linkTo(ctx, 'join', token), expires_at: expiresAt.toISOString() }
  })
  serve(api, contract.updateMember, async (ctx, { params, body: change }, http) => {
    const how = { by: ctx.principal.role, seen: versionSeen(http) }
    const { outcome, member, endedSessions } = await team.updateMember(ctx, { userId: params.id, change, ...how })
    if (outcome === 'stale') throw staleVersion(memberWire(member))
    forget(ctx.tenantId, endedSessions)
    return { member: memberWire(member) }
  })
  serve(api, contract.removeMember, async (ctx, { params }, http) => {
    const userId = params.id
    const how = { by: ctx.principal.role, seen: versionSeen(http) }
    const { outcome, endedSessions } = await team.removeMember(ctx, { userId, ...how })
    if (outcome === 'stale') throw staleVersion(memberWire(await team.getMember(ctx, { userId })))
    forget(ctx.tenantId, endedSessions)
    return {}
  })
  serve(api, contract.setAvailability, async (ctx, { body }) => {
    const { kind, id: userId } = ctx.principal
    if (kind === 'key') throw new HttpError('forbidden', 'This is for people, not for keys.')
    await team.setAvailability(ctx, { userId, ...body })
    return { member: memberWire(await team.getMember(ctx, { userId })) }
  })
}

function memberWire(member: team.Member): contract.MemberWire {
  const { userId, email, name, role, state, capacity, skills, available, version } = member
  return {
    ...{ user_id: userId, email, name, role, state, capacity, skills, available, version },
    two_step: member.twoStep,
    last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    created_at: member.createdAt.toISOString(),
  }
}
