import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import { decideReview } from '../reviews/decide-review.ts'
import type { LockedReversal } from './lock-reversal.ts'
import { lookAgainAt } from './look-plan.ts'
import { releaseReserved } from './release-reserved.ts'
import { sendBack } from './send-back.ts'
import { REVERSAL_TRANSITIONS, type ReversalEvent } from './transitions.ts'

/** What became known together with the event. */
export interface ReversalFacts {
  requestId?: string
  code: string | null
  problem: string
}

/**
 * The only place where a reversal changes its status: by the transition table, with an audit row, under the caller's locks.
 * When it ends, its money goes where the end says. Null when the event changes nothing.
 */
export async function moveReversal(
  ctx: TxCtx,
  reversal: LockedReversal,
  event: ReversalEvent,
  facts: ReversalFacts,
): Promise<LockedReversal | null> {
  const status = REVERSAL_TRANSITIONS[event][reversal.status]
  if (status === undefined) return null
  const now = ctx.clock.now()
  const hasEnded = status === 'done' || status === 'refused'
  const requestId = reversal.requestId ?? facts.requestId ?? null
  const said = { code: facts.code, problem: facts.problem.slice(0, 200) }
  await ctx.tx.moneyReversal.updateMany({
    where: { tenantId: ctx.tenantId, id: reversal.id },
    data: {
      status,
      requestId,
      ...said,
      nextLookAt: hasEnded ? null : lookAgainAt(reversal.requestedAt, now),
      endedAt: hasEnded ? now : null,
    },
  })
  const { amountMinor, requestedBy, money } = reversal
  await recordAudit(ctx, {
    action: `money_reversal.${status}`,
    subjectType: 'money_reversal',
    subjectId: reversal.id,
    data: { from: reversal.status, event, receipt: money.receipt, amountMinor, requestedBy, ...said },
  })
  ctx.log[status === 'unknown' ? 'error' : 'info']('payment_reversal_moved', {
    tenantId: ctx.tenantId,
    reversalId: reversal.id,
    status,
    event,
    ...said,
  })
  if (status === 'done') await sendBack(ctx, reversal)
  if (status === 'refused') await releaseReserved(ctx, reversal)
  if (hasEnded) await closeLateQuestion(ctx, reversal.id, `the reversal is ${status}`)
  return { ...reversal, status, requestId }
}

/** What became of the reversal is known: nobody has to find out any more. */
async function closeLateQuestion(ctx: TxCtx, reversalId: string, note: string): Promise<void> {
  const review = await ctx.tx.paymentReview.findFirst({
    where: { tenantId: ctx.tenantId, reason: 'reversal_unknown', subject: reversalId, status: 'open' },
    select: { id: true },
  })
  if (review !== null) await decideReview(ctx, review.id, { status: 'dismissed', note, facts: { reversalId } })
}
