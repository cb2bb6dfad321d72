import type { TxCtx } from '../../context.ts'
import type { LockedReversal } from './lock-reversal.ts'

/** Nothing went back: what was reserved of the money is free again. */
export async function releaseReserved(ctx: TxCtx, { reservedMinor, money }: LockedReversal): Promise<void> {
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: money.receiptId },
    data: { reversingMinor: { decrement: reservedMinor } },
  })
}
