import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** Ends a key at once. Asking again is safe. Throws `not_found`. */
export async function revokeKey(ctx: Ctx, { keyId }: { keyId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const key = await tx.staffToken.findUnique({ where: { tenantId_id: { tenantId, id: keyId } } })
    if (key === null) throw new AppError('not_found', 'there is no such key')
    const revoked = await tx.staffToken.updateMany({
      where: { tenantId, id: keyId, revokedAt: null },
      data: { revokedAt: ctx.clock.now() },
    })
    if (revoked.count === 0) return
    await recordAudit(ctx, {
      action: 'key.revoked',
      subjectType: 'key',
      subjectId: keyId,
      data: { name: key.name },
    })
  })
}
