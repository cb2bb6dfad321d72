import { latestInstant } from '../../../../lib/latest-instant.ts'
import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { OrdersAttempt } from '../../core/orders-attempts.ts'
import { holdSeconds } from './hold-seconds.ts'
import { STK_LIMITS } from './stk-limits.ts'

/** Seconds until the order may have another prompt, 0 when it may now. Throws when it has had its three. */
export function orderHoldSeconds(attempts: readonly OrdersAttempt[], now: Date): number {
  if (attempts.filter(({ status }) => status !== 'rejected').length >= STK_LIMITS.attemptsPerOrder) {
    throw new AppError('limit_exceeded', 'this order has had all its payment attempts')
  }
  // One of a clock that ran ahead holds back nothing: nobody knows how old it is.
  const newest = attempts.find(({ createdAt }) => createdAt <= latestInstant(now))
  if (!newest) return 0
  return secondsUntil(newest.createdAt, holdSeconds(newest.result), now)
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
      createdAt: { gt: new Date(now.getTime() - 3_600_000), lte: latestInstant(now) },
    },
    orderBy: { createdAt: 'desc' },
    take: STK_LIMITS.promptsPerPhoneAndHour,
    select: { createdAt: true, resultCode: true },
  })
  const [newest] = recent
  if (!newest) return 0
  const hold = secondsUntil(
    newest.createdAt,
    holdSeconds(newest.resultCode === null ? null : ctx.ports.stk.resultOf(newest.resultCode)),
    now,
  )
  const oldest = recent.at(STK_LIMITS.promptsPerPhoneAndHour - 1)
  return oldest ? Math.max(hold, secondsUntil(oldest.createdAt, 3_600, now)) : hold
}

function secondsUntil(since: Date, seconds: number, now: Date): number {
  return Math.max(0, Math.ceil((since.getTime() + seconds * 1000 - now.getTime()) / 1000))
}
