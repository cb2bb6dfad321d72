import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { FailedWorkView } from './schemas.ts'

/** Work that failed, locked until the transaction ends. Throws `not_found`. */
export async function lockFailedWork(ctx: TxCtx, failedId: string): Promise<FailedWorkView> {
  await ctx.tx.$queryRaw`
    SELECT FROM failed_work WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${failedId}::uuid FOR UPDATE`
  return readFailedWork(ctx, failedId)
}

/** Throws `not_found`. */
export async function readFailedWork(ctx: TxCtx, failedId: string): Promise<FailedWorkView> {
  const row = await ctx.tx.failedWork.findUnique({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: failedId } },
    omit: { tenantId: true, strikes: true },
  })
  if (!row) throw new AppError('not_found', 'there is no such failed work')
  return FailedWorkView.parse(row)
}
