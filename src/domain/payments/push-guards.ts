import type { Money } from '../../lib/money.ts'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { OrderRow } from '../orders/index.ts'
import { STK_LIMITS } from './limits.ts'
import { balanceDue } from './money-receipts.ts'
import type { OrdersAttempt } from './orders-attempts.ts'
import { holdSeconds } from './result-codes.ts'
import { MPESA_CURRENCY } from './schemas.ts'

/** Refuses an amount that was not confirmed as it stands, or that the provider does not move. */
export function checkAmount(order: OrderRow, confirmed: Money): void {
  if (order.totalMinor !== confirmed.amountMinor || order.currency !== confirmed.currency) {
    throw new AppError('not_confirmed', 'the customer has not confirmed the total as it is now')
  }
  if (order.currency !== MPESA_CURRENCY) throw new AppError('not_enabled', 'M-PESA moves Kenyan shillings only')
  if (order.totalMinor % 100 !== 0) throw new AppError('invalid_input', 'M-PESA moves whole shillings only')
  if (order.totalMinor < STK_LIMITS.minAmountMinor || order.totalMinor > STK_LIMITS.maxAmountMinor) {
    throw new AppError('limit_exceeded', 'the amount is outside what M-PESA moves in one payment')
  }
}

/** A prompt or a link asks for the whole total: once a part has come in by hand, the rest comes the same way. */
export async function refuseAfterPart(ctx: TxCtx, order: OrderRow): Promise<void> {
  if ((await balanceDue(ctx, order.id)) !== order.totalMinor) {
    throw new AppError('conflict', 'a part of this order is paid by hand, and the rest is paid the same way')
  }
}

/** Seconds until the order may have another prompt, 0 when it may now. Throws when it has had its three. */
export function orderHoldSeconds(attempts: readonly OrdersAttempt[], now: Date): number {
  if (attempts.filter(({ status }) => status !== 'rejected').length >= STK_LIMITS.attemptsPerOrder) {
    throw new AppError('limit_exceeded', 'this order has had all its payment attempts')
  }
  const [newest] = attempts
  if (!newest) return 0
  return secondsUntil(newest.createdAt, holdSeconds(newest.resultCode), now)
}

/**
 * Seconds until this phone may get another prompt from this shop, whoever asks. Serialises those who ask for the same
 * phone until their transaction ends.
 */
export async function phoneHoldSeconds(ctx: TxCtx, msisdn: string): Promise<number> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`stk ${ctx.tenantId} ${msisdn}`}, 0))`
  const now = ctx.clock.now()
  const recent = await ctx.tx.paymentAttempt.findMany({
    where: {
      tenantId: ctx.tenantId,
      msisdn,
      status: { not: 'rejected' },
      createdAt: { gt: new Date(now.getTime() - 3_600_000) },
    },
    orderBy: { createdAt: 'desc' },
    take: STK_LIMITS.promptsPerPhoneAndHour,
    select: { createdAt: true, resultCode: true },
  })
  const [newest] = recent
  if (!newest) return 0
  const hold = secondsUntil(newest.createdAt, holdSeconds(newest.resultCode), now)
  const oldest = recent.at(STK_LIMITS.promptsPerPhoneAndHour - 1)
  return oldest ? Math.max(hold, secondsUntil(oldest.createdAt, 3_600, now)) : hold
}

function secondsUntil(since: Date, seconds: number, now: Date): number {
  return Math.max(0, Math.ceil((since.getTime() + seconds * 1000 - now.getTime()) / 1000))
}
