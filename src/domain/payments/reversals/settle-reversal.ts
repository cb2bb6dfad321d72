import type { Ctx, TxCtx } from '../../context.ts'
import { lockResult, type StoredResult } from '../books/stored-result.ts'
import { closeNotification } from '../methods/c2b/stored-notification.ts'
import { openReview } from '../reviews/open-review.ts'
import { type LockedReversal, lockReversal } from './lock-reversal.ts'
import { moveReversal } from './move-reversal.ts'
import type { ReversalEvent } from './transitions.ts'

/** Applies what the provider said about a reversal, once. May be called at any time, twice, and by many at once. Throws `not_found`. */
export async function settleReversal(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const stored = await lockResult(ctx, notificationId)
    if (stored.handledAt !== null) return
    const verdict = await apply(ctx, stored, await lockReversal(ctx, stored.subjectId))
    await closeNotification(ctx, notificationId, verdict)
    ctx.log.info('payment_notification_settled', { tenantId: ctx.tenantId, notificationId, verdict })
  })
}

async function apply(ctx: TxCtx, stored: StoredResult, reversal: LockedReversal): Promise<string> {
  const { said, isBelieved } = stored
  if (!isBelieved) return askInstead(ctx, reversal)
  if (said.kind === 'timeout') return moved(ctx, reversal, 'waited_too_long', { code: null, problem: 'queue timeout' })
  if (said.kind === 'unreadable') return moved(ctx, reversal, 'no_result', { code: null, problem: said.problem })
  const { requestId, meaning, code, problem, receipt, amountMinor } = said.result
  const facts = { requestId, code, problem }
  const fits =
    (reversal.requestId ?? requestId) === requestId &&
    (receipt ?? reversal.money.receipt) === reversal.money.receipt &&
    (amountMinor ?? reversal.amountMinor) === reversal.amountMinor
  if (!fits) return contradicted(ctx, reversal, 'mismatch', problem)
  switch (meaning) {
    case 'unsure':
      return moved(ctx, reversal, 'no_result', facts)
    case 'refused':
      return moved(ctx, reversal, 'result_refused', facts)
    case 'already_done':
    case 'done': {
      // A success after we had let the money go: it may be in two places by now.
      if (reversal.status === 'refused') return contradicted(ctx, reversal, 'done_after_refused', problem)
      return moved(ctx, reversal, 'result_done', facts)
    }
  }
}

async function moved(
  ctx: TxCtx,
  reversal: LockedReversal,
  event: ReversalEvent,
  facts: { requestId?: string; code: string | null; problem: string },
): Promise<string> {
  const after = await moveReversal(ctx, reversal, event, facts)
  return after === null ? 'duplicate' : after.status
}

/** Anybody may have written it: the provider is asked what became of the reversal, now. */
async function askInstead(ctx: TxCtx, reversal: LockedReversal): Promise<string> {
  ctx.log.error('payment_result_unproven', { tenantId: ctx.tenantId, reversalId: reversal.id })
  await ctx.tx.moneyReversal.updateMany({
    where: { tenantId: ctx.tenantId, id: reversal.id, status: { notIn: ['done', 'refused'] } },
    data: { nextLookAt: ctx.clock.now() },
  })
  return 'unproven'
}

async function contradicted(ctx: TxCtx, reversal: LockedReversal, verdict: string, problem: string): Promise<string> {
  ctx.log.error('payment_reversal_contradicted', { tenantId: ctx.tenantId, reversalId: reversal.id, verdict })
  const { receiptId, attemptId, orderId } = reversal.money
  await openReview(ctx, {
    reason: 'contradiction',
    subject: `reversal:${reversal.id}`,
    receiptId,
    attemptId,
    orderId,
    suggestions: [],
    note: `reversal is ${reversal.status}, but the provider says: ${problem || verdict}`,
  })
  return verdict
}
