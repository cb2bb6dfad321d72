import type { TxCtx } from '../context.ts'

/** Sets when the goods that an order keeps may be sold to others; null: when what money has begun is decided. */
export async function setHoldEnd(ctx: TxCtx, orderId: string, until: Date | null): Promise<void> {
  await ctx.tx.stockHold.updateMany({
    where: { tenantId: ctx.tenantId, orderId, endedAt: null },
    data: { endsAt: until },
  })
}
