import { canonicalJson } from '../../lib/canonical-json.ts'
import type { JsonObject } from '../../lib/json.ts'
import { recordAudit } from '../audit/index.ts'
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
 * Changes a colleague. Another role ends her sessions: what she may is decided anew when she comes back. Throws `forbidden`, `not_found`
 * and `conflict`: the shop would have no owner left, or she was changed meanwhile.
 * @param input.version what was looked at; null for whatever is there
 */
export async function updateMember(
  ctx: Ctx,
  input: { userId: string; change: MemberChange; by: Role; version: number | null },
): Promise<{ member: Member; endedSessions: string[] }> {
  const { userId, change, by, version } = input
  const endedSessions = await ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, { userId })
    if (version !== null && version !== before.version) throw new AppError('conflict', 'she was changed meanwhile')
    const role = change.role ?? before.role
    insistOnMayChange(by, before.role, role)
    if (before.role === 'owner' && role !== 'owner' && before.otherOwners === 0) {
      throw new AppError('conflict', 'the shop would have no owner left')
    }
    const { tenantId, tx } = ctx
    await tx.user.updateMany({ where: { tenantId, id: userId }, data: { ...change, version: { increment: 1 } } })
    const data = { changes: changesOf({ ...before }, { ...change }) }
    await recordAudit(ctx, { action: 'member.changed', subjectType: 'user', subjectId: userId, data })
    return role === before.role ? [] : endSessions(ctx, { userId, why: 'role' })
  })
  return { member: await getMember(ctx, { userId }), endedSessions }
}

/** What becomes another, field by field. */
function changesOf(before: JsonObject, change: JsonObject): JsonObject[] {
  return Object.entries(change)
    .map(([field, after]) => ({ field, before: before[field] ?? null, after }))
    .filter((one) => canonicalJson(one.before) !== canonicalJson(one.after))
}
