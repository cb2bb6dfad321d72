import { kenyanMobile } from '../../../../lib/kenyan-mobile.ts'
import { latestInstant } from '../../../../lib/latest-instant.ts'
import type { Money } from '../../../../lib/money.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow } from '../../../orders/index.ts'
import { isUnresolved, lockAttempt } from '../../core/attempt.ts'
import { moveAttempt } from '../../core/move-attempt.ts'
import { ordersAttempts } from '../../core/orders-attempts.ts'
import { settlePayment } from '../../core/settle-payment.ts'
import type { AttemptStatus, StartedPush } from '../../schemas.ts'
import { openPush } from './open-push.ts'
import { recordPush } from './record-push.ts'
import { STK_LIMITS } from './stk-limits.ts'

/**
 * Puts a payment prompt on a phone, at most once per request. The attempt is committed before anything is sent, and a
 * request that was here before never sends again. An older attempt without a result is asked about first, so that nobody
 * pays twice because a callback got lost. Calls the network: not inside a transaction.
 * @param input `confirmedTotal`: the amount the customer said yes to, which must be the order's total as it is now, or what is
 * left of the share `shareId` of it
 * Throws `not_found`, `conflict`, `not_confirmed`, `invalid_input` (phone, cents), `limit_exceeded` (amount, third try),
 * `out_of_stock`, `not_enabled`, `misconfigured`.
 */
export async function startStkPush(
  ctx: Ctx,
  input: { orderId: string; msisdn: string; confirmedTotal: Money; shareId?: string },
): Promise<StartedPush> {
  const msisdn = kenyanMobile(input.msisdn)
  if (msisdn === null) throw new AppError('invalid_input', 'not a Kenyan mobile number')
  await settleOlderAttempts(ctx, input.orderId)
  const opened = await ctx.transaction((ctx) => openPush(ctx, { ...input, msisdn }))
  if (opened.outcome === 'answered') return opened.started
  if (opened.outcome === 'seen') return answerAgain(ctx, input.orderId, opened.attemptId)
  const { attemptId, account, push } = opened
  const pushed = await ctx.ports.stk.push(account, push)
  return ctx.transaction((ctx) => recordPush(ctx, { orderId: input.orderId, attemptId, pushed }))
}

async function settleOlderAttempts(ctx: Ctx, orderId: string): Promise<void> {
  const now = ctx.clock.now()
  const isYoung = (createdAt: Date) =>
    createdAt.getTime() > now.getTime() - STK_LIMITS.firstQuerySeconds * 1000 && createdAt <= latestInstant(now)
  const attempts = await ctx.transaction(async (ctx) => {
    await getOrderRow(ctx, { orderId, lock: false })
    return ordersAttempts(ctx, orderId)
  })
  if (attempts.some(({ requestId }) => requestId === ctx.requestId)) return
  for (const attempt of attempts) {
    if (isUnresolved(attempt) && !isYoung(attempt.createdAt)) {
      await settlePayment(ctx, { attemptId: attempt.id, ask: 'now' })
    }
  }
}

/** The same request once more: whoever sent the push may have died before writing down the answer, so it is unknown. */
async function answerAgain(ctx: Ctx, orderId: string, attemptId: string): Promise<StartedPush> {
  const status = await ctx.transaction(async (ctx) => {
    await getOrderRow(ctx, { orderId, lock: true })
    const attempt = await lockAttempt(ctx, attemptId)
    const moved = await moveAttempt(ctx, attempt, 'no_readable_answer', { reason: 'the request was run again' })
    return (moved ?? attempt).status
  })
  const outcome = OUTCOME_AGAIN[status]
  return {
    outcome,
    attemptId,
    waitSeconds: outcome === 'already_paid' || outcome === 'refused' ? null : STK_LIMITS.holdSeconds,
  }
}

const OUTCOME_AGAIN: Record<AttemptStatus, StartedPush['outcome']> = {
  created: 'unknown',
  submitting: 'unknown',
  submit_unknown: 'unknown',
  pending: 'prompt_sent',
  cancelled: 'prompt_sent',
  failed: 'prompt_sent',
  expired: 'prompt_sent',
  rejected: 'refused',
  partially_paid: 'prompt_sent',
  paid: 'already_paid',
  refunded: 'already_paid',
  needs_review: 'unknown',
}
