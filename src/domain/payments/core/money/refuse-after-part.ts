import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { balanceDue } from './money-receipts.ts'

/** A prompt or a link asks for the whole total: once a part has come in by hand, the rest comes the same way. */
export async function refuseAfterPart(ctx: TxCtx, order: OrderRow): Promise<void> {
  if ((await balanceDue(ctx, order.id)) !== order.totalMinor) {
    throw new AppError('conflict', 'a part of this order is paid by hand, and the rest is paid the same way')
  }
}
