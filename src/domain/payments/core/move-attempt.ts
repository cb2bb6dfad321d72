import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import { followAttempt } from '../shares/follow-attempt.ts'
import type { Attempt } from './attempt.ts'
import { type AttemptEvent, nextStatus } from './transitions.ts'

/** What became known together with the event; absent fields stay as they are. */
export interface AttemptFacts {
  resultCode?: string
  receipt?: string | null
  providerRequestId?: string | null
  providerMerchantId?: string
  /** The provider itself is done with the attempt, so asking again is pointless. */
  providerFinal?: boolean
  reason: string
}

/**
 * The only place where an attempt changes its status: by the transition table, with an audit row, under the lock of the
 * caller. Also sets when the attempt is looked at next, and lets the share follow that it is for.
 * @returns the attempt as it is now, or null when the event changes nothing
 */
export async function moveAttempt(
  ctx: TxCtx,
  attempt: Attempt,
  event: AttemptEvent,
  facts: AttemptFacts,
): Promise<Attempt | null> {
  const status = nextStatus(event, attempt.status)
  if (status === null) return null
  const known = {
    status,
    resultCode: facts.resultCode ?? attempt.resultCode,
    receipt: facts.receipt ?? attempt.receipt,
    providerRequestId: attempt.providerRequestId ?? facts.providerRequestId ?? null,
  }
  const now = { ...attempt, ...known }
  const moved = { ...now, ...PAYMENT_METHODS[now.method].nextLook(ctx, now, facts.providerFinal === true) }
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: {
      ...known,
      closedAt: moved.closedAt,
      nextQueryAt: moved.nextQueryAt,
      ...(facts.providerMerchantId === undefined ? {} : { providerMerchantId: facts.providerMerchantId }),
    },
  })
  await recordAudit(ctx, {
    action: `payment_attempt.${status}`,
    subjectType: 'payment_attempt',
    subjectId: attempt.id,
    data: { from: attempt.status, event, reason: facts.reason, resultCode: known.resultCode, receipt: known.receipt },
  })
  await followAttempt(ctx, moved, event)
  const { tenantId, log } = ctx
  log.info('payment_moved', { tenantId, attemptId: attempt.id, method: now.method, status, code: known.resultCode })
  return moved
}
