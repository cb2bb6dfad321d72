import type { JsonObject } from '../../../lib/json.ts'
import type { TxCtx } from '../../context.ts'
import { decideReview } from './decide-review.ts'

/** The open question about a receipt is answered when nothing of its money is left to decide about: it went back. */
export async function closeQuestions(
  ctx: TxCtx,
  receiptId: string,
  { note, facts }: { note: string; facts: JsonObject },
): Promise<void> {
  const open = { tenantId: ctx.tenantId, receiptId, status: 'open' }
  const reviews = await ctx.tx.paymentReview.findMany({ where: open, select: { id: true } })
  for (const { id } of reviews) await decideReview(ctx, id, { status: 'refunded', note, facts })
}
