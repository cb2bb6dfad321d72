import type { Ctx, Tx } from '../../context.ts'
import type { OrderRow } from '../../orders/index.ts'
import { type Attempt, isAwaited } from '../attempt.ts'
import { moveAttempt } from '../move-attempt.ts'
import { releaseUnlessLive } from '../release-unless-live.ts'
import type { Settled } from '../settled.ts'
import { tellCustomer } from '../tell-customer.ts'
import { CARD_LIMITS } from './card-limits.ts'

/** A card was declined. The link takes another try, so the stock stays held until the link's own deadline. */
export async function failCard(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<Settled> {
  const facts = { resultCode: 'FAILED', reason: 'the provider reports a failed try' }
  const failed = await moveAttempt(tx, ctx, attempt, 'provider_failed', facts)
  if (!failed) return { attempt, told: false }
  // After the deadline the customer has been told, and for an order that is settled there is nothing to say.
  const isQuiet = attempt.status === 'expired' || attempt.superseded || order.status !== 'awaiting_payment'
  if (isQuiet) return { attempt: failed, told: false }
  return { attempt: failed, told: await tellCustomer(tx, ctx, failed, 'payment_failed_card', 'failed') }
}

/** A link that was out of use is closed at the provider. */
export async function closeCancelled(tx: Tx, ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  const reason = 'out of use, cancelled at the provider'
  const cancelled = await moveAttempt(tx, ctx, attempt, 'provider_cancelled', { resultCode: 'CANCELLED', reason })
  return cancelled ?? stopAsking(tx, ctx, attempt)
}

/** What the passing of time alone does to a card attempt. */
export async function applyCardDeadlines(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<Settled> {
  const now = ctx.clock.now()
  if (now >= attempt.expiresAt) return pastDeadline(tx, ctx, attempt, order)
  const ageSeconds = (now.getTime() - attempt.createdAt.getTime()) / 1000
  if (attempt.status !== 'submitting' || ageSeconds < CARD_LIMITS.submitSeconds) return { attempt, told: false }
  const facts = { reason: 'the request was never recorded' }
  return { attempt: (await moveAttempt(tx, ctx, attempt, 'no_readable_answer', facts)) ?? attempt, told: false }
}

async function pastDeadline(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow): Promise<Settled> {
  const mayRelease = !attempt.superseded && order.status === 'awaiting_payment'
  if (attempt.status === 'failed' && mayRelease) await releaseUnlessLive(tx, ctx, order)
  if (!isAwaited(attempt.status)) return { attempt, told: false }
  const expired = await moveAttempt(tx, ctx, attempt, 'soft_deadline', { reason: 'not paid in time' })
  if (!expired || !mayRelease) return { attempt: expired ?? attempt, told: false }
  await releaseUnlessLive(tx, ctx, order)
  // Who never got a link is not told that it has expired.
  if (attempt.providerRequestId === null) return { attempt: expired, told: false }
  return { attempt: expired, told: await tellCustomer(tx, ctx, expired, 'payment_expired_card', 'expired') }
}

/** Nothing more can come of the attempt by asking; a notification still wakes it. */
export async function stopAsking(tx: Tx, ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  const closed = { closedAt: attempt.closedAt ?? ctx.clock.now(), nextQueryAt: null }
  await tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: closed })
  return { ...attempt, ...closed }
}
