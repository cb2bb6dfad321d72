import type { TxCtx } from '../../../context.ts'
import { getOrderRow } from '../../../orders/index.ts'
import { type Attempt, lockAttempt } from '../../core/attempt.ts'
import { claimDoubted } from '../../core/money/doubt-claim.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { releaseUnlessLive } from '../../core/release-unless-live.ts'
import type { StartedPush } from '../../schemas.ts'
import { STK_LIMITS } from './stk-limits.ts'
import type { PushOutcome } from './stk-provider.ts'

/** The second transaction of a push: writes down what the provider said, unless a callback has already said more. */
export async function recordPush(
  ctx: TxCtx,
  { orderId, attemptId, pushed }: { orderId: string; attemptId: string; pushed: PushOutcome },
): Promise<StartedPush> {
  const order = await getOrderRow(ctx, { orderId, lock: true })
  const attempt = await lockAttempt(ctx, attemptId)
  switch (pushed.outcome) {
    case 'accepted': {
      const agreed = attempt.providerRequestId === null || attempt.providerRequestId === pushed.providerRequestId
      if (!agreed) await claimDoubted(ctx, attempt, order, 'wrong_request_id')
      else await accept(ctx, attempt, pushed)
      return { outcome: 'prompt_sent', attemptId, waitSeconds: STK_LIMITS.holdSeconds }
    }
    case 'rejected': {
      if (pushed.cause !== 'busy') {
        const { cause, code, problem } = pushed
        ctx.log.error('payment_push_refused', { tenantId: ctx.tenantId, attemptId, cause, code, problem })
      }
      const refused = await moveAttempt(ctx, attempt, 'refused', {
        resultCode: pushed.code,
        reason: pushed.problem,
      })
      if (refused) await releaseUnlessLive(ctx, order)
      const busy = pushed.cause === 'busy'
      return {
        outcome: busy ? 'busy_try_later' : 'refused',
        attemptId,
        waitSeconds: busy ? STK_LIMITS.holdSeconds : null,
      }
    }
    case 'unknown':
      ctx.log.warn('payment_push_unknown', { tenantId: ctx.tenantId, attemptId, problem: pushed.problem })
      await moveAttempt(ctx, attempt, 'no_readable_answer', { reason: pushed.problem })
      return { outcome: 'unknown', attemptId, waitSeconds: STK_LIMITS.holdSeconds }
  }
}

/** A callback may have been faster than the answer: then the status stays what it made of it, and only the ids are kept. */
async function accept(
  ctx: TxCtx,
  attempt: Attempt,
  { providerRequestId, providerMerchantId }: Extract<PushOutcome, { outcome: 'accepted' }>,
): Promise<void> {
  const ids = { providerRequestId, providerMerchantId }
  const moved = await moveAttempt(ctx, attempt, 'accepted', { ...ids, reason: 'prompt sent' })
  if (moved) return
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: ids })
}
