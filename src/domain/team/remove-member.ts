import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { endSessions } from '../identity/index.ts'
import type { Role } from '../identity/schemas.ts'
import { lockMember } from './lock-member.ts'
import { insistOnMayChange } from './may-change.ts'

/**
 * Takes somebody off the team, unless she was changed since the version that the caller has seen: she is signed out and cannot come back
 * but by an invitation. Throws `forbidden`, `not_found`, and `conflict` for the last owner.
 * @param input.seen null for whatever is there
 */
export async function removeMember(
  ctx: Ctx,
  { userId, by, seen = null }: { userId: string; by: Role; seen?: number | null },
): Promise<{ outcome: 'removed' | 'stale'; endedSessions: string[] }> {
  return ctx.transaction(async (ctx) => {
    const member = await lockMember(ctx, { userId })
    insistOnMayChange(by, member.role)
    if (isStale(seen, member)) return { outcome: 'stale', endedSessions: [] }
    if (member.role === 'owner' && member.otherOwners === 0) {
      throw new AppError('conflict', 'the shop would have no owner left')
    }
    const { tenantId, tx } = ctx
    const removed = { disabledAt: ctx.clock.now(), available: false, version: { increment: 1 } }
    await tx.user.updateMany({ where: { tenantId, id: userId }, data: removed })
    await tx.accountLink.deleteMany({ where: { tenantId, userId, usedAt: null } })
    await recordAudit(ctx, { action: 'member.removed', subjectType: 'user', subjectId: userId, data: {} })
    return { outcome: 'removed', endedSessions: await endSessions(ctx, { userId, why: 'removed' }) }
  })
}
