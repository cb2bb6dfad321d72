import { isStale } from '../../lib/is-stale.ts'
import { fieldChanges, recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { endSessions } from '../identity/index.ts'
import type { Role, ShopRole } from '../identity/schemas.ts'
import { getMember } from './list-team.ts'
import { lockMember } from './lock-member.ts'
import { insistOnMayChange } from './may-change.ts'
import type { Member } from './schemas.ts'

export interface MemberChange {
  role?: ShopRole
  capacity?: number
  skills?: string[]
}

/**
 * Changes a colleague, unless somebody else has since the version that the caller has seen (`stale`). Another role ends her sessions: what
 * she may is decided anew when she comes back. Throws `forbidden`, `not_found`, and `conflict`: the shop would have no owner left.
 * @param input.seen null for whatever is there
 */
export async function updateMember(
  ctx: Ctx,
  input: { userId: string; change: MemberChange; by: Role; seen: number | null },
): Promise<{ outcome: 'changed' | 'stale'; member: Member; endedSessions: string[] }> {
  const { userId, change, by, seen } = input
  const endedSessions = await ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, { userId })
    const role = change.role ?? before.role
    insistOnMayChange(by, before.role, role)
    if (isStale(seen, before)) return null
    if (before.role === 'owner' && role !== 'owner' && before.otherOwners === 0) {
      throw new AppError('conflict', 'the shop would have no owner left')
    }
    const { tenantId, tx } = ctx
    await tx.user.updateMany({ where: { tenantId, id: userId }, data: { ...change, version: { increment: 1 } } })
    const data = { changes: fieldChanges({ ...before }, { ...change }) }
    await recordAudit(ctx, { action: 'member.changed', subjectType: 'user', subjectId: userId, data })
    return role === before.role ? [] : endSessions(ctx, { userId, why: 'role' })
  })
  const member = await getMember(ctx, { userId })
  return { outcome: endedSessions === null ? 'stale' : 'changed', member, endedSessions: endedSessions ?? [] }
}
