import type { TxCtx } from '../../context.ts'

/** The questions about an order's money that nobody has answered, the oldest first. */
export async function openReviewIds(ctx: TxCtx, orderId: string): Promise<string[]> {
  const open = await ctx.tx.paymentReview.findMany({
    where: { tenantId: ctx.tenantId, orderId, status: 'open' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return open.map(({ id }) => id)
}
