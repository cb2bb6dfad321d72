import type { TxCtx } from '../../../context.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { type Attempt, lockAttempt } from '../../core/attempt.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { releaseUnlessLive } from '../../core/release-unless-live.ts'
import type { LinkAnswer } from '../../schemas.ts'
import { CARD_LIMITS } from './card-limits.ts'
import type { SubmitOutcome } from './card-provider.ts'
import { linkPlace } from './orders-links.ts'

/** The second transaction of a checkout: writes down what the provider said. */
export async function recordCheckout(
  ctx: TxCtx,
  { orderId, attemptId, submitted }: { orderId: string; attemptId: string; submitted: SubmitOutcome },
): Promise<LinkAnswer> {
  const order = await getOrderRow(ctx, { orderId, lock: true })
  const attempt = await lockAttempt(ctx, attemptId)
  switch (submitted.outcome) {
    case 'accepted':
      return accept(ctx, { order, attempt, submitted })
    case 'rejected': {
      const { cause, code, problem } = submitted
      ctx.log.error('card_link_refused', { tenantId: ctx.tenantId, attemptId, cause, code, problem })
      const refused = await moveAttempt(ctx, attempt, 'refused', { resultCode: code, reason: problem })
      if (refused) await releaseUnlessLive(ctx, order)
      return { outcome: 'refused', attemptId, url: null, expiresAt: null }
    }
    case 'unknown':
      ctx.log.warn('card_link_unknown', { tenantId: ctx.tenantId, attemptId, problem: submitted.problem })
      return loseCheckout(ctx, attempt, submitted.problem)
  }
}

/** Nobody knows what came of the request. There is no link that could be paid, so the next request makes a new one. */
export async function loseCheckout(ctx: TxCtx, attempt: Attempt, problem: string): Promise<LinkAnswer> {
  const expiresAt = new Date(attempt.createdAt.getTime() + CARD_LIMITS.unknownExpirySeconds * 1000)
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: { expiresAt } })
  await moveAttempt(ctx, { ...attempt, expiresAt }, 'no_readable_answer', { reason: problem })
  return { outcome: 'unknown', attemptId: attempt.id, url: null, expiresAt: null }
}

/** The link is kept sealed. When another payment was faster it is not handed out, and the next look cancels it. */
async function accept(
  ctx: TxCtx,
  {
    order,
    attempt,
    submitted: { trackingId, url },
  }: { order: OrderRow; attempt: Attempt; submitted: Extract<SubmitOutcome, { outcome: 'accepted' }> },
): Promise<LinkAnswer> {
  await moveAttempt(ctx, attempt, 'accepted', { providerRequestId: trackingId, reason: 'link made' })
  const useless = attempt.superseded || order.status !== 'awaiting_payment'
  const look = useless ? { superseded: true, nextQueryAt: ctx.clock.now() } : {}
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: {
      providerRequestId: trackingId,
      checkoutUrlEnc: ctx.ports.vault.seal(url, linkPlace(ctx, attempt.id)),
      ...look,
    },
  })
  if (!useless) return { outcome: 'link', attemptId: attempt.id, url, expiresAt: attempt.expiresAt.toISOString() }
  const isPaid = order.status === 'paid' || order.status === 'fulfilled'
  return { outcome: isPaid ? 'already_paid' : 'unknown', attemptId: attempt.id, url: null, expiresAt: null }
}
