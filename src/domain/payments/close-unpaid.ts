import type { TxCtx } from '../context.ts'
import type { OrderRow } from '../orders/index.ts'
import type { Attempt } from './attempt.ts'
import { moveAttempt } from './move-attempt.ts'
import { releaseUnlessLive } from './release-unless-live.ts'
import { resultMeaning } from './result-codes.ts'
import { tellCustomer } from './tell-customer.ts'
import type { AttemptEvent } from './transitions.ts'

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
  failure: { code: string; providerRequestId: string | null },
): Promise<Attempt> {
  const meaning = resultMeaning(failure.code)
  if (meaning.outcome === 'paid' || meaning.outcome === 'undecided') throw new Error(`${failure.code} is not a failure`)
  if (meaning.alarm) {
    ctx.log.error('payment_misconfigured', { tenantId: ctx.tenantId, attemptId: attempt.id, resultCode: failure.code })
  }
  const closed = await moveAttempt(ctx, attempt, EVENT_OF[meaning.outcome], {
    resultCode: failure.code,
    providerFinal: true,
    reason: meaning.meaning,
  })
  if (!closed) return await stopAsking(ctx, attempt)
  // After the soft expiry the customer has been told and the stock let go.
  if (attempt.status === 'expired') return closed
  return letGo(ctx, closed, order, meaning.notice ?? 'payment_failed')
}

/** Our own deadline passed: the customer hears it once and may try again; the provider is still asked. */
export async function expireSoftly(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const expired = await moveAttempt(ctx, attempt, 'soft_deadline', { reason: 'no result in time' })
  return expired ? letGo(ctx, expired, order, 'payment_expired') : attempt
}

/** Words belong to the newest attempt of an open order only: a newer prompt may be on the phone. */
export async function letGo(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  notice: Parameters<typeof tellCustomer>[2],
): Promise<Attempt> {
  if (attempt.superseded || order.status !== 'awaiting_payment') return attempt
  await releaseUnlessLive(ctx, order)
  await tellCustomer(ctx, attempt, notice, attempt.status)
  return attempt
}

/** An attempt that we let expire, and that the provider calls expired too, needs no more questions. */
async function stopAsking(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  if (attempt.status !== 'expired' || attempt.closedAt !== null) return attempt
  const closed = { closedAt: ctx.clock.now(), nextQueryAt: null }
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: closed })
  return { ...attempt, ...closed }
}
