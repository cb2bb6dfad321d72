import { latestInstant } from '../../../lib/latest-instant.ts'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lapseHold } from '../../orders/index.ts'
import type { AskProvider } from '../methods/payment-method-handler.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import type { Attempt } from './attempt.ts'

/**
 * Brings an attempt of any method to what is true now: reads what its provider has said, asks it where that is due, and
 * applies both under the attempt's lock. May be called at any time, twice, and by many at once.
 * @param ask `now` asks the provider whatever the poll plan says. Calls the network: not inside a transaction.
 * Throws `not_found`.
 */
export async function settlePayment(
  ctx: Ctx,
  { attemptId, ask = 'when_due' }: { attemptId: string; ask?: AskProvider },
): Promise<Attempt> {
  const { method, orderId, mayLapse } = await whatToSettle(ctx, attemptId)
  const settled = await PAYMENT_METHODS[method].settle(ctx, attemptId, ask)
  if (mayLapse) await ctx.transaction((ctx) => lapseHold(ctx, { orderId }))
  return settled
}

async function whatToSettle(
  ctx: Ctx,
  attemptId: string,
): Promise<{ method: PaymentMethod; orderId: string; mayLapse: boolean }> {
  const now = ctx.clock.now()
  const due = [{ endsAt: { lte: now } }, { heldAt: { gt: latestInstant(now) } }]
  const row = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findFirst({
      where: { tenantId: ctx.tenantId, id: attemptId },
      select: {
        method: true,
        orderId: true,
        order: { select: { _count: { select: { holds: { where: { endedAt: null, OR: due } } } } } },
      },
    }),
  )
  if (!row) throw new AppError('not_found', 'the payment attempt does not exist')
  const { method, orderId, order } = row
  return { method: PaymentMethod.parse(method), orderId, mayLapse: order._count.holds > 0 }
}
