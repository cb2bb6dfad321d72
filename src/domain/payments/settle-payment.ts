import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lapseHold } from '../orders/index.ts'
import { PaymentMethod } from '../tenancy/index.ts'
import { afterSettlement } from './after-settlement.ts'
import { applyEvidence } from './apply-evidence.ts'
import type { Attempt } from './attempt.ts'
import { settleC2b } from './c2b/settle-c2b.ts'
import { settleCard } from './card/settle-card.ts'
import { type AskProvider, gatherEvidence } from './gather-evidence.ts'

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
  const { method, orderId, keptLongEnough } = await whatToSettle(ctx, attemptId)
  const settled = await settleBy(ctx, method, attemptId, ask)
  if (keptLongEnough) await ctx.transaction((ctx) => lapseHold(ctx, { orderId }))
  return settled
}

function settleBy(ctx: Ctx, method: PaymentMethod, attemptId: string, ask: AskProvider): Promise<Attempt> {
  switch (method) {
    case 'stk':
      return settleStk(ctx, attemptId, ask)
    case 'c2b':
      return settleC2b(ctx, attemptId, ask)
    case 'card':
      return settleCard(ctx, attemptId, ask)
  }
}

async function whatToSettle(
  ctx: Ctx,
  attemptId: string,
): Promise<{ method: PaymentMethod; orderId: string; keptLongEnough: boolean }> {
  const now = ctx.clock.now()
  const row = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findFirst({
      where: { tenantId: ctx.tenantId, id: attemptId },
      select: {
        method: true,
        orderId: true,
        order: { select: { _count: { select: { holds: { where: { endedAt: null, endsAt: { lte: now } } } } } } },
      },
    }),
  )
  if (!row) throw new AppError('not_found', 'the payment attempt does not exist')
  const { method, orderId, order } = row
  return { method: PaymentMethod.parse(method), orderId, keptLongEnough: order._count.holds > 0 }
}

async function settleStk(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Attempt> {
  const gathered = await gatherEvidence(ctx, attemptId, ask)
  return afterSettlement(ctx, await ctx.transaction((ctx) => applyEvidence(ctx, attemptId, gathered)))
}
