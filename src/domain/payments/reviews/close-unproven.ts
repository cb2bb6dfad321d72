import type { TxCtx } from '../../context.ts'

/** The money of a claim, or of a report, is proven: nobody has to look at either any more. */
export async function closeUnproven(
  ctx: TxCtx,
  money: { attemptId: string | null; provider: string; receipt: string | null },
  decision: { status: 'dismissed' | 'confirmed'; note: string },
): Promise<void> {
  const { attemptId, provider, receipt } = money
  const about = [
    ...(attemptId === null ? [] : [{ attemptId }]),
    ...(receipt === null ? [] : [{ subject: `${provider}:${receipt}` }]),
  ]
  await ctx.tx.paymentReview.updateMany({
    where: { tenantId: ctx.tenantId, reason: 'unproven', status: 'open', OR: about },
    data: { ...decision, decidedBy: ctx.actor, decidedAt: ctx.clock.now() },
  })
}
