import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { isShared } from '../../shares/is-shared.ts'
import { balanceDue } from './money-receipts.ts'

/**
 * A prompt or a link asks for the whole total: once a part has come in by hand, the rest comes the same way; and of an order
 * that is shared everybody is asked for no more than is hers.
 */
export async function refuseAfterPart(ctx: TxCtx, order: OrderRow): Promise<void> {
  if (await isShared(ctx, order.id)) throw new AppError('conflict', 'several people pay this order, each a share of it')
  if ((await balanceDue(ctx, order.id)) !== order.totalMinor) {
    throw new AppError('conflict', 'a part of this order is paid by hand, and the rest is paid the same way')
  }
}
