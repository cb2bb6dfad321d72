import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { PaymentMethod } from '../tenancy/index.ts'
import { applyEvidence } from './apply-evidence.ts'
import { settleC2b } from './c2b/settle-c2b.ts'
import { settleCard } from './card/settle-card.ts'
import { type AskProvider, gatherEvidence } from './gather-evidence.ts'
import { type SettledPayment, settledPayment } from './settled-payment.ts'

/**
 * Brings an attempt of any method to what is true now: reads what its provider has said, asks it where that is due, and
 * applies both under the attempt's lock. May be called at any time, twice, and by many at once.
 * @param ask `now` asks the provider whatever the poll plan says. Calls the network: not inside a transaction.
 * Throws `not_found`.
 */
export async function settlePayment(
  ctx: Ctx,
  { attemptId, ask = 'when_due' }: { attemptId: string; ask?: AskProvider },
): Promise<SettledPayment> {
  switch (await methodOf(ctx, attemptId)) {
    case 'stk':
      return settleStk(ctx, attemptId, ask)
    case 'c2b':
      return settleC2b(ctx, attemptId, ask)
    case 'card':
      return settleCard(ctx, attemptId, ask)
  }
}

async function methodOf(ctx: Ctx, attemptId: string): Promise<PaymentMethod> {
  const row = await ctx.tx((tx) =>
    tx.paymentAttempt.findFirst({ where: { tenantId: ctx.tenantId, id: attemptId }, select: { method: true } }),
  )
  if (!row) throw new AppError('not_found', 'the payment attempt does not exist')
  return PaymentMethod.parse(row.method)
}

async function settleStk(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<SettledPayment> {
  const gathered = await gatherEvidence(ctx, attemptId, ask)
  return settledPayment(ctx, await ctx.tx((tx) => applyEvidence(tx, ctx, attemptId, gathered)))
}
