import type { Ctx, Tx } from '../context.ts'
import type { OrderRow } from '../orders/index.ts'
import type { Attempt } from './attempt.ts'
import { moveAttempt } from './move-attempt.ts'
import { reviewNotice, type Settled } from './settled.ts'

/** A claim of money did not pass a check. Never settles, never fails the attempt: a person decides. */
export async function claimDoubted(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  problem: string,
): Promise<Settled> {
  const held = await moveAttempt(tx, ctx, attempt, 'claim_doubtful', { reason: problem })
  if (held) return reviewNotice(tx, ctx, held, order, problem)
  ctx.log.error('payment_claim_doubtful', {
    tenantId: ctx.tenantId,
    attemptId: attempt.id,
    status: attempt.status,
    problem,
  })
  return { attempt, told: false }
}
