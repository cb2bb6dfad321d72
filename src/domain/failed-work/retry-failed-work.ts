import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockFailedWork, readFailedWork } from './lock-failed-work.ts'
import type { FailedWorkView } from './schemas.ts'

/**
 * Lets failed work begin anew: it counts from nothing, is due now, and is woken.
 * Throws `not_found`, `conflict` for what was put aside.
 */
export async function retryFailedWork(ctx: Ctx, { failedId }: { failedId: string }): Promise<FailedWorkView> {
  return ctx.transaction(async (ctx) => {
    const { work, subjectId, status, putAside } = await lockFailedWork(ctx, failedId)
    if (putAside) throw new AppError('conflict', 'what failed was put aside: there is nothing to try again')
    await ctx.tx.failedWork.updateMany({
      where: { tenantId: ctx.tenantId, id: failedId },
      data: {
        status: 'waiting',
        attempts: 0,
        strikes: 0,
        notBefore: ctx.clock.now(),
        deadAt: null,
        decidedBy: ctx.actor,
        decidedAt: ctx.clock.now(),
        note: null,
      },
    })
    const data = { work, subjectId, before: status }
    await recordAudit(ctx, { action: 'failed_work.retried', subjectType: 'failed_work', subjectId: failedId, data })
    ctx.wake({ work: 'failed', name: work, subjectId })
    return readFailedWork(ctx, failedId)
  })
}
