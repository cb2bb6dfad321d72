import type { TxCtx } from '../../context.ts'

/** Whether a person is looking into the money of an order, or somebody says that it has come and nobody has confirmed it. */
export async function awaitsAnswer(ctx: TxCtx, orderId: string): Promise<boolean> {
  const open = await ctx.tx.paymentAttempt.count({
    where: {
      tenantId: ctx.tenantId,
      orderId,
      OR: [{ status: 'needs_review' }, { status: 'pending', events: { some: { verdict: 'unproven' } } }],
    },
  })
  return open > 0
}
