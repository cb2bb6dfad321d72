import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'ended' | 'password' | 'role' | 'removed' | 'two_step'

/**
 * Ends sessions of a user, in the caller's transaction: all of them, one of them, or all but one.
 * @returns the ids of those that were open until now
 */
export async function endSessions(
  ctx: TxCtx,
  { userId, why, only, except }: { userId: string; why: EndReason; only?: string; except?: string },
): Promise<string[]> {
  const { tenantId, tx } = ctx
  const which = { ...(only !== undefined && { equals: only }), ...(except !== undefined && { not: except }) }
  const open = await tx.session.findMany({
    where: { tenantId, userId, revokedAt: null, id: which },
    select: { id: true },
  })
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return ids
  await tx.session.updateMany({
    where: { tenantId, id: { in: ids }, revokedAt: null },
    data: { revokedAt: ctx.clock.now(), revokedWhy: why },
  })
  await recordAudit(ctx, {
    action: 'session.ended',
    subjectType: 'user',
    subjectId: userId,
    data: { why, sessions: ids.length },
  })
  return ids
}
