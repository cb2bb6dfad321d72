import type { Ctx, Tx } from '../../context.ts'
import { getOrderRow, type OrderRow } from '../../orders/index.ts'
import { type Attempt, lockAttempt } from '../attempt.ts'
import { chanceOf } from '../move-attempt.ts'
import type { Settled } from '../settled.ts'
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
export async function applyCardReport(tx: Tx, ctx: Ctx, attemptId: string, asked: AskedCard): Promise<Settled> {
  const order = await getOrderRow(tx, ctx, { orderId: asked.orderId, lock: true })
  const before = await lockAttempt(tx, ctx, attemptId)
  const found = await applyReport(tx, ctx, before, order, asked)
  const settled = await applyCardDeadlines(tx, ctx, found.attempt, order)
  const attempt = await planNextLook(tx, ctx, { before, after: settled.attempt, asked })
  return { attempt, told: found.told || settled.told }
}

async function applyReport(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow, asked: AskedCard): Promise<Settled> {
  const { report, trackingId } = asked
  if (report === null || trackingId === null) return { attempt, told: false }
  // An id that only a notification gave us proves itself by naming our reference.
  if (attempt.providerRequestId === null && report.reference !== attempt.reference) return { attempt, told: false }
  switch (report.state) {
    case 'completed':
      return cardMoney(tx, ctx, attempt, order, { report, trackingId })
    case 'reversed':
      return reverseIfOurs(tx, ctx, attempt, order, report.reference)
    case 'failed': {
      const failed = await failCard(tx, ctx, attempt, order)
      return asked.cancelled ? { ...failed, attempt: await closeCancelled(tx, ctx, failed.attempt) } : failed
    }
    case 'pending':
      return { attempt: asked.cancelled ? await closeCancelled(tx, ctx, attempt) : attempt, told: false }
  }
}

async function reverseIfOurs(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  order: OrderRow,
  reference: string | null,
): Promise<Settled> {
  if (reference === null || reference === attempt.reference) return reverseCard(tx, ctx, attempt, order)
  ctx.log.error('card_reversal_of_another_order', { tenantId: ctx.tenantId, attemptId: attempt.id })
  return { attempt, told: false }
}

/** Moves the next look on. A look that somebody wished for while the provider was being asked stays wished for. */
async function planNextLook(
  tx: Tx,
  ctx: Ctx,
  { before, after, asked }: { before: Attempt; after: Attempt; asked: AskedCard },
): Promise<Attempt> {
  const now = ctx.clock.now()
  const wished = before.nextQueryAt?.getTime() !== asked.lookWas?.getTime()
  const due = before.nextQueryAt !== null && before.nextQueryAt <= now
  const stayed = after.status === before.status && after.nextQueryAt?.getTime() === before.nextQueryAt?.getTime()
  const plan = stayed && (asked.asked || due) ? planOf(ctx, after, now) : null
  const next = { nextQueryAt: after.nextQueryAt, closedAt: after.closedAt, ...plan }
  if (wished && before.nextQueryAt !== null) next.nextQueryAt = before.nextQueryAt
  await tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: after.id },
    data: { ...next, ...(asked.asked ? { queryCount: { increment: 1 } } : {}) },
  })
  return { ...after, ...next }
}

/** What was closed stays closed: it was looked at because of a notification, and is done with it. */
function planOf(ctx: Ctx, attempt: Attempt, now: Date): { nextQueryAt: Date | null; closedAt: Date | null } {
  if (attempt.status === 'needs_review' || attempt.closedAt === null) return cardSchedule(attempt, now, chanceOf(ctx))
  return { nextQueryAt: null, closedAt: attempt.closedAt }
}
