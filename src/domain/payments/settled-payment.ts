import type { Ctx } from '../context.ts'
import { openReviewTicket } from './open-review-ticket.ts'
import type { AttemptStatus } from './schemas.ts'
import type { Settled } from './settled.ts'

export interface SettledPayment {
  status: AttemptStatus
  conversationId: string
  /** A sentence for the customer was queued: somebody should wake the delivery of this conversation. */
  told: boolean
}

/** The end of every settlement, after its transaction: calls a person where one is needed, and says what became of it. */
export async function settledPayment(ctx: Ctx, { attempt, told }: Settled): Promise<SettledPayment> {
  if (attempt.status === 'needs_review' && attempt.nextQueryAt !== null) await openReviewTicket(ctx, attempt)
  return { status: attempt.status, conversationId: attempt.conversationId, told }
}
