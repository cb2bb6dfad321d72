import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { letGo } from '../../core/let-go.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import type { AttemptEvent } from '../../core/transitions.ts'
import type { PromptResult } from '../../schemas.ts'
import { consequenceOf } from './consequence-of.ts'

const EVENT_OF: Record<'failed' | 'cancelled' | 'expired', AttemptEvent> = {
  failed: 'provider_failed',
  cancelled: 'provider_cancelled',
  expired: 'provider_expired',
}

/** The provider says that nothing was paid. The order keeps waiting: a new attempt is possible, without held stock. */
export async function closeFailed(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  failure: { code: string; result: PromptResult },
): Promise<Attempt> {
  const { outcome, notice, alarm } = consequenceOf(failure.result)
  if (outcome === 'paid' || outcome === 'undecided') throw new Error(`${failure.result} is no failure`)
  if (alarm) {
    ctx.log.error('payment_misconfigured', { tenantId: ctx.tenantId, attemptId: attempt.id, resultCode: failure.code })
  }
  const closed = await moveAttempt(ctx, attempt, EVENT_OF[outcome], {
    resultCode: failure.code,
    providerFinal: true,
    reason: failure.result,
  })
  if (!closed) return await stopAsking(ctx, attempt)
  // After the soft expiry the customer has been told and the stock let go.
  if (attempt.status === 'expired') return closed
  return letGo(ctx, closed, order, notice ?? 'payment_failed')
}

/** An attempt that we let expire, and that the provider calls expired too, needs no more questions. */
async function stopAsking(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  if (attempt.status !== 'expired' || attempt.closedAt !== null) return attempt
  const closed = { closedAt: ctx.clock.now(), nextQueryAt: null }
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: closed })
  return { ...attempt, ...closed }
}
