import type { JsonObject } from '../../../lib/json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import type { ReviewStatus } from './schemas.ts'

/** What is made of a question. `note` in the decider's own words; `facts` go into the audit beside them. */
export interface ReviewDecision {
  status: Exclude<ReviewStatus, 'open'>
  note?: string
  facts: JsonObject
  /** The order that got the money. */
  orderId?: string
  /** Some of the money is still nobody's: the question stays open for the rest. */
  isPartial?: boolean
}

/**
 * The one place where a question is decided: closes it, with who decided what and an audit row. Call under the question's
 * lock, in the transaction that does what was decided.
 */
export async function decideReview(ctx: TxCtx, reviewId: string, decision: ReviewDecision): Promise<void> {
  const { status, note, facts, orderId, isPartial = false } = decision
  const words = note === undefined ? {} : { note }
  const data: JsonObject = note === undefined ? facts : { ...facts, note }
  const closed = isPartial ? {} : { status, decidedBy: ctx.actor, decidedAt: ctx.clock.now(), ...words }
  await ctx.tx.paymentReview.updateMany({
    where: { tenantId: ctx.tenantId, id: reviewId },
    data: { ...closed, ...(orderId === undefined ? {} : { orderId }) },
  })
  await recordAudit(ctx, {
    action: `payment_review.${status}`,
    subjectType: 'payment_review',
    subjectId: reviewId,
    data,
  })
  ctx.tell({ kind: 'payment_review', id: reviewId })
}
