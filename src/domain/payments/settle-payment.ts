import type { Ctx } from '../context.ts'
import { applyEvidence } from './apply-evidence.ts'
import { type AskProvider, gatherEvidence } from './gather-evidence.ts'
import { openReviewTicket } from './open-review-ticket.ts'
import type { AttemptStatus } from './schemas.ts'

export interface SettledPayment {
  status: AttemptStatus
  conversationId: string
  /** A sentence for the customer was queued: somebody should wake the delivery of this conversation. */
  told: boolean
}

/**
 * Brings an attempt to what is true now: reads its open callbacks, asks the provider where that is due, and applies both
 * under the attempt's lock. May be called at any time, twice, and by many at once.
 * @param ask `now` asks the provider whatever the poll plan says. Calls the network: not inside a transaction.
 * Throws `not_found`.
 */
export async function settlePayment(
  ctx: Ctx,
  { attemptId, ask = 'when_due' }: { attemptId: string; ask?: AskProvider },
): Promise<SettledPayment> {
  const gathered = await gatherEvidence(ctx, attemptId, ask)
  const { attempt, told } = await ctx.tx((tx) => applyEvidence(tx, ctx, attemptId, gathered))
  if (attempt.status === 'needs_review' && attempt.nextQueryAt !== null) await openReviewTicket(ctx, attempt)
  return { status: attempt.status, conversationId: attempt.conversationId, told }
}
