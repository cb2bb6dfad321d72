import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import type { Attempt } from '../attempt.ts'
import { moveAttempt } from '../move-attempt.ts'
import { reviewNotice } from '../notices/review-notice.ts'

/** A claim of money did not pass a check. Never settles, never fails the attempt: a person decides. */
export async function claimDoubted(ctx: TxCtx, attempt: Attempt, order: OrderRow, problem: string): Promise<Attempt> {
  const held = await moveAttempt(ctx, attempt, 'claim_doubtful', { reason: problem })
  if (held) return reviewNotice(ctx, held, order, problem)
  ctx.log.error('payment_claim_doubtful', {
    tenantId: ctx.tenantId,
    attemptId: attempt.id,
    status: attempt.status,
    problem,
  })
  return attempt
}
