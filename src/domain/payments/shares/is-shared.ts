import type { TxCtx } from '../../context.ts'

/** Whether an order is being paid by several people now. */
export async function isShared(ctx: TxCtx, orderId: string): Promise<boolean> {
  const running = await ctx.tx.sharePlan.findFirst({
    where: { tenantId: ctx.tenantId, orderId, status: 'active' },
    select: { id: true },
  })
  return running !== null
}
