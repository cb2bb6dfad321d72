import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockFailedWork, readFailedWork } from './lock-failed-work.ts'
import type { FailedWorkView } from './schemas.ts'

/** Says that failed work is to be tried no more, and why. Throws `not_found`, `conflict` (dismissed before). */
export async function dismissFailedWork(
  ctx: Ctx,
  { failedId, note }: { failedId: string; note: string },
): Promise<FailedWorkView> {
  return ctx.transaction(async (ctx) => {
    const { work, subjectId, status } = await lockFailedWork(ctx, failedId)
    if (status === 'dismissed') throw new AppError('conflict', 'this failed work is dismissed already')
    await ctx.tx.failedWork.updateMany({
      where: { tenantId: ctx.tenantId, id: failedId },
      data: { status: 'dismissed', decidedBy: ctx.actor, decidedAt: ctx.clock.now(), note },
    })
    const data = { work, subjectId, before: status, note }
    await recordAudit(ctx, { action: 'failed_work.dismissed', subjectType: 'failed_work', subjectId: failedId, data })
    return readFailedWork(ctx, failedId)
  })
}
