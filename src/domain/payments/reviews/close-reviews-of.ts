import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'

/** The money of these questions has found its place by itself: takes them out of the queue. */
export async function closeReviewsOf(ctx: TxCtx, receiptId: string, note: string): Promise<void> {
  const open = { tenantId: ctx.tenantId, receiptId, status: 'open' }
  const reviews = await ctx.tx.paymentReview.findMany({ where: open, select: { id: true } })
  if (reviews.length === 0) return
  await ctx.tx.paymentReview.updateMany({
    where: open,
    data: { status: 'allocated', decidedBy: ctx.actor, decidedAt: ctx.clock.now(), note },
  })
  await recordAudit(
    ctx,
    ...reviews.map(({ id }) => ({
      action: 'payment_review.allocated',
      subjectType: 'payment_review',
      subjectId: id,
      data: { receiptId, note },
    })),
  )
}
