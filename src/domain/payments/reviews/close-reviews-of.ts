import type { TxCtx } from '../../context.ts'
import { decideReview } from './decide-review.ts'

/** The money of these questions has found its place by itself: takes them out of the queue. */
export async function closeReviewsOf(ctx: TxCtx, receiptId: string, note: string): Promise<void> {
  const open = { tenantId: ctx.tenantId, receiptId, status: 'open' }
  const reviews = await ctx.tx.paymentReview.findMany({ where: open, select: { id: true } })
  for (const { id } of reviews) await decideReview(ctx, id, { status: 'allocated', note, facts: { receiptId } })
}
