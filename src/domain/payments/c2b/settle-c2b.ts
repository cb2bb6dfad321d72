import type { Ctx, Tx } from '../../context.ts'
import { getOrderRow, type OrderRow } from '../../orders/index.ts'
import { type Attempt, getAttempt, lockAttempt } from '../attempt.ts'
import { letGo } from '../close-unpaid.ts'
import type { AskProvider } from '../gather-evidence.ts'
import { moveAttempt } from '../move-attempt.ts'
import { openReview } from '../reviews/open-review.ts'
import { reviewNotice, type Settled } from '../settled.ts'
import { type SettledPayment, settledPayment } from '../settled-payment.ts'

/**
 * Brings an instruction to the truth. Money by hand is reported to us and cannot be asked for, so only time acts here: at
 * its deadline an unpaid instruction expires, and one that got a part goes to a person.
 */
export async function settleC2b(ctx: Ctx, attemptId: string, _ask: AskProvider): Promise<SettledPayment> {
  const settled = await ctx.tx(async (tx) => {
    const { orderId } = await getAttempt(tx, ctx, attemptId)
    const order = await getOrderRow(tx, ctx, { orderId, lock: true })
    const attempt = await lockAttempt(tx, ctx, attemptId)
    return ctx.clock.now() >= attempt.expiresAt ? atDeadline(tx, ctx, attempt, order) : { attempt, told: false }
  })
  return settledPayment(ctx, settled)
}

async function atDeadline(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<Settled> {
  if (attempt.status === 'partially_paid' && attempt.closedAt === null) return reviewPart(tx, ctx, attempt, order)
  const expired = await moveAttempt(tx, ctx, attempt, 'soft_deadline', { reason: 'nothing came in time' })
  return expired ? letGo(tx, ctx, expired, order, 'payment_c2b_expired') : { attempt, told: false }
}

/** What came in must go somewhere. The stock stays with the order until a person has decided. */
async function reviewPart(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<Settled> {
  const reason = 'part_never_completed'
  const held = await moveAttempt(tx, ctx, attempt, 'never_decided', { reason })
  if (!held) return { attempt, told: false }
  const { _sum: parts } = await tx.moneyReceipt.aggregate({
    where: { tenantId: ctx.tenantId, orderId: order.id },
    _sum: { allocatedMinor: true },
  })
  await openReview(tx, ctx, { reason, subject: attempt.id, attemptId: attempt.id, orderId: order.id, suggestions: [] })
  const about = { state: 'needs_review', receivedMinor: parts.allocatedMinor ?? 0 }
  return reviewNotice(tx, ctx, held, order, reason, about)
}
