import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { takeMoney } from '../../core/money/take-money.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { openInstruction } from './instruction-attempt.ts'
import type { Placed } from './placed.ts'

/**
 * Money sent by hand under the reference of a share. Each payment is an attempt of its own, because a share may be paid in
 * parts and by anybody; it is booked by the same steps as a prompt's. Call under the order's and the receipt's lock.
 */
export async function takeForShare(
  ctx: TxCtx,
  money: { order: OrderRow; claim: C2bClaim; accountId: string; requestId: string; shareId: string },
): Promise<Placed> {
  const { order, claim, accountId, requestId, shareId } = money
  const { receipt, amountMinor } = claim
  const { reference } = await ctx.tx.orderShare.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: shareId } },
    select: { reference: true },
  })
  const share = { shareId, amountMinor, reference }
  const attempt = await openInstruction(ctx, order, { accountId, requestId, share })
  const taken = await takeMoney(ctx, attempt, order, { receipt, providerRequestId: null, code: null })
  return { verdict: taken.status === 'paid' ? 'share' : 'order_cannot_take_it', attempt: taken }
}
