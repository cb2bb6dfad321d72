import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { type Attempt, isAwaited } from '../../core/attempt.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import { releaseUnlessLive } from '../../core/release-unless-live.ts'
import { CARD_LIMITS } from './card-limits.ts'

/** A card was declined. The link takes another try, so the stock stays held until the link's own deadline. */
export async function failCard(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const facts = { resultCode: 'FAILED', reason: 'the provider reports a failed try' }
  const failed = await moveAttempt(ctx, attempt, 'provider_failed', facts)
  if (!failed) return attempt
  // After the deadline the customer has been told, and for an order that is settled there is nothing to say.
  const isQuiet = attempt.status === 'expired' || attempt.superseded || order.status !== 'awaiting_payment'
  if (isQuiet) return failed
  await tellCustomer(ctx, failed, 'payment_failed_card', 'failed')
  return failed
}

/** A link that was out of use is closed at the provider. */
export async function closeCancelled(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  const reason = 'out of use, cancelled at the provider'
  const cancelled = await moveAttempt(ctx, attempt, 'provider_cancelled', { resultCode: 'CANCELLED', reason })
  return cancelled ?? stopAsking(ctx, attempt)
}

/** What the passing of time alone does to a card attempt. */
export async function applyCardDeadlines(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const now = ctx.clock.now()
  if (now >= attempt.expiresAt) return pastDeadline(ctx, attempt, order)
  const ageSeconds = (now.getTime() - attempt.createdAt.getTime()) / 1000
  if (attempt.status !== 'submitting' || ageSeconds < CARD_LIMITS.submitSeconds) return attempt
  const facts = { reason: 'the request was never recorded' }
  return (await moveAttempt(ctx, attempt, 'no_readable_answer', facts)) ?? attempt
}

async function pastDeadline(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const mayRelease = !attempt.superseded && order.status === 'awaiting_payment'
  if (attempt.status === 'failed' && mayRelease) await releaseUnlessLive(ctx, order)
  if (!isAwaited(attempt.status)) return attempt
  const expired = await moveAttempt(ctx, attempt, 'soft_deadline', { reason: 'not paid in time' })
  if (!expired || !mayRelease) return expired ?? attempt
  await releaseUnlessLive(ctx, order)
  // Who never got a link is not told that it has expired.
  if (attempt.providerRequestId === null) return expired
  await tellCustomer(ctx, expired, 'payment_expired_card', 'expired')
  return expired
}

/** Nothing more can come of the attempt by asking; a notification still wakes it. */
export async function stopAsking(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  const closed = { closedAt: attempt.closedAt ?? ctx.clock.now(), nextQueryAt: null }
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: closed })
  return { ...attempt, ...closed }
}
