import type { TxCtx } from '../../context.ts'
import { keepForPart, type OrderRow } from '../../orders/index.ts'
import type { Attempt } from '../core/attempt.ts'
import { balanceDue, type RecordedReceipt } from '../core/money/money-receipts.ts'
import type { TakenMoney } from '../core/money/take-money.ts'
import { moveAttempt } from '../core/move-attempt.ts'
import { rebalance } from './rebalance.ts'
import { tellShareMoney } from './tell-share-money.ts'

/**
 * Money of one share that does not yet make the order whole. It was booked before; the order goes on waiting for the others,
 * its goods are kept as for any part, and the buyer hears who has paid. Call under the locks of the order and the attempt.
 */
export async function takeShare(
  ctx: TxCtx,
  attempt: Attempt,
  order: OrderRow,
  money: TakenMoney & { recorded: RecordedReceipt },
): Promise<Attempt> {
  const { recorded, receipt, code, providerRequestId } = money
  const paid = await moveAttempt(ctx, attempt, 'money_confirmed', {
    ...(code === null ? {} : { resultCode: code }),
    receipt,
    providerRequestId,
    reason: receipt === null ? 'confirmed by query, receipt to follow' : 'confirmed',
  })
  if (!paid) throw new Error(`no way from ${attempt.status} to paid`)
  await keepForPart(ctx, order, { dueMinor: await balanceDue(ctx, order.id) })
  const sharing = await rebalance(ctx, order.id)
  if (sharing !== null && recorded.allocatedMinor > 0) await tellShareMoney(ctx, sharing, paid, recorded)
  return paid
}
