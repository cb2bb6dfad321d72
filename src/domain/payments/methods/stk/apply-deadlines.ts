import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { type Attempt, isAwaited } from '../../core/attempt.ts'
import { letGo } from '../../core/let-go.ts'
import { claimDoubted } from '../../core/money/doubt-claim.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import type { AskProvider } from '../payment-method-handler.ts'
import { consequenceOf } from './consequence-of.ts'
import { STK_LIMITS } from './stk-limits.ts'
import { isClaimed, whileClaimed } from './while-claimed.ts'

/** What the passing of time alone does to an attempt, after all that is known was applied. */
export async function applyDeadlines(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  ask: AskProvider,
): Promise<Attempt> {
  const ageSeconds = (ctx.clock.now().getTime() - attempt.createdAt.getTime()) / 1000
  if (isClaimed(attempt)) return whileClaimed(ctx, attempt, order)
  if (isAwaited(attempt.status)) return whileAwaited(ctx, attempt, order, ageSeconds, ask)
  if (attempt.status === 'expired' && attempt.closedAt === null && ageSeconds >= STK_LIMITS.hardStopSeconds) {
    return await stopForGood(ctx, attempt)
  }
  if (attempt.status === 'paid' && attempt.receipt === null) await alarmMissingReceipt(ctx, attempt)
  return attempt
}

async function whileAwaited(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  ageSeconds: number,
  ask: AskProvider,
): Promise<Attempt> {
  if (ctx.clock.now() >= attempt.expiresAt) {
    return attempt.halfClaimed
      ? claimDoubted(ctx, attempt, order, 'success_without_amount_or_receipt')
      : expireSoftly(ctx, attempt, order)
  }
  if (ageSeconds < STK_LIMITS.waitingNoticeSeconds) return attempt
  // Older than any push takes: whoever sent it has died before writing down what came of it.
  const unsure =
    attempt.status === 'submitting'
      ? await moveAttempt(ctx, attempt, 'no_readable_answer', { reason: 'the push was never recorded' })
      : null
  // Of somebody else's prompt its buyer hears when it is over.
  const mayTell = !attempt.superseded && attempt.shareId === null && ask === 'when_due'
  if (mayTell) await tellCustomer(ctx, attempt, 'payment_waiting', 'waiting')
  return unsure ?? attempt
}

/** Our own deadline passed: the customer hears it once and may try again; the provider is still asked. */
async function expireSoftly(ctx: TxCtx, attempt: Attempt, order: OrderRow): Promise<Attempt> {
  const expired = await moveAttempt(ctx, attempt, 'soft_deadline', { reason: 'no result in time' })
  return expired ? letGo(ctx, expired, order, 'payment_expired') : attempt
}

/** Polling ends. If the provider's last word was a code nobody knows, a person has to find out. */
async function stopForGood(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  const code = attempt.resultCode
  if (code !== null && consequenceOf(ctx.ports.stk.resultOf(code)).outcome === 'undecided') {
    const review = await moveAttempt(ctx, attempt, 'never_decided', { reason: `result code ${code} is unknown` })
    if (review) return review
  }
  const closed = { closedAt: ctx.clock.now(), nextQueryAt: null }
  await ctx.tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: closed })
  return { ...attempt, ...closed }
}

async function alarmMissingReceipt(ctx: TxCtx, attempt: Attempt): Promise<void> {
  if (attempt.nextQueryAt === null || attempt.nextQueryAt > ctx.clock.now()) return
  ctx.log.error('payment_receipt_missing', {
    tenantId: ctx.tenantId,
    attemptId: attempt.id,
    reference: attempt.reference,
  })
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { nextQueryAt: null },
  })
}
