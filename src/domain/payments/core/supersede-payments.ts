import type { TxCtx } from '../../context.ts'
import { endSharing } from '../shares/end-sharing.ts'
import { retireElsewhere } from './retire-elsewhere.ts'

/**
 * The instructions and links given for an order no longer count: they are taken back where their provider can be told, and
 * money that was faster is looked at by a person. It is not shared any more either. Call under the order's lock.
 */
export async function supersedePayments(ctx: TxCtx, orderId: string): Promise<void> {
  await endSharing(ctx, orderId, 'order_closed')
  await retireElsewhere(ctx, orderId, null)
  await ctx.tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId,
      status: { in: ['created', 'submitting', 'submit_unknown', 'pending', 'failed', 'expired'] },
    },
    data: { superseded: true },
  })
}
