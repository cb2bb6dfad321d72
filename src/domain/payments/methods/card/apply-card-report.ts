import type { Ctx, TxCtx } from '../../../context.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { type Attempt, lockAttempt } from '../../core/attempt.ts'
import { chanceOf } from '../../core/chance-of.ts'
import type { NextLook } from '../../core/next-look.ts'
import type { AskedCard } from './ask-card.ts'
import { cardMoney } from './card-money.ts'
import { cardSchedule } from './card-schedule.ts'
import { applyCardDeadlines, closeCancelled, failCard } from './close-card.ts'
import { reverseCard } from './reverse-card.ts'

/**
 * One transaction under the locks of the order and the attempt. A report is the whole state of the order at the
 * provider, so applying it twice, or an older one after a newer, takes nothing back: success stays, only a reversal
 * leads away from it.
 */
export async function applyCardReport(ctx: TxCtx, attemptId: string, asked: AskedCard): Promise<Attempt> {
  const order = await getOrderRow(ctx, { orderId: asked.orderId, lock: true })
  const before = await lockAttempt(ctx, attemptId)
  const found = await applyReport(ctx, before, order, asked)
  const settled = await applyCardDeadlines(ctx, found, order)
  const attempt = await planNextLook(ctx, { before, after: settled, asked })
  return attempt
}

async function applyReport(ctx: TxCtx, attempt: Attempt, order: OrderRow, asked: AskedCard): Promise<Attempt> {
  const { report, trackingId } = asked
  if (report === null || trackingId === null) return attempt
  // An id that only a notification gave us proves itself by naming our reference.
  if (attempt.providerRequestId === null && report.reference !== attempt.reference) return attempt
  switch (report.state) {
    case 'completed':
      return cardMoney(ctx, attempt, order, { report, trackingId })
    case 'reversed':
      return reverseIfOurs(ctx, attempt, order, report.reference)
    case 'failed': {
      const failed = await failCard(ctx, attempt, order)
      return asked.cancelled ? closeCancelled(ctx, failed) : failed
    }
    case 'pending':
      return asked.cancelled ? closeCancelled(ctx, attempt) : attempt
  }
}

async function reverseIfOurs(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  reference: string | null,
): Promise<Attempt> {
  if (reference === null || reference === attempt.reference) return reverseCard(ctx, attempt, order)
  ctx.log.error('card_reversal_of_another_order', { tenantId: ctx.tenantId, attemptId: attempt.id })
  return attempt
}

/** Moves the next look on. A look that somebody wished for while the provider was being asked stays wished for. */
async function planNextLook(
  ctx: TxCtx,
  { before, after, asked }: { before: Attempt; after: Attempt; asked: AskedCard },
): Promise<Attempt> {
  const now = ctx.clock.now()
  const wished = before.nextQueryAt?.getTime() !== asked.lookWas?.getTime()
  const due = before.nextQueryAt !== null && before.nextQueryAt <= now
  const stayed = after.status === before.status && after.nextQueryAt?.getTime() === before.nextQueryAt?.getTime()
  const plan = stayed && (asked.asked || due) ? planOf(ctx, after, now) : null
  const next = { nextQueryAt: after.nextQueryAt, closedAt: after.closedAt, ...plan }
  if (wished && before.nextQueryAt !== null) next.nextQueryAt = before.nextQueryAt
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: after.id },
    data: { ...next, ...(asked.asked ? { queryCount: { increment: 1 } } : {}) },
  })
  return { ...after, ...next }
}

/** What was closed stays closed: it was looked at because of a notification, and is done with it. */
function planOf(ctx: Ctx, attempt: Attempt, now: Date): NextLook {
  if (attempt.status === 'needs_review' || attempt.closedAt === null) return cardSchedule(attempt, now, chanceOf(ctx))
  return { nextQueryAt: null, closedAt: attempt.closedAt }
}
