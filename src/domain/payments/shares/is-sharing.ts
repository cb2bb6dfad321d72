import type { TxCtx } from '../../context.ts'

/** Whether the sharing that a share belongs to still goes on. */
export async function isSharing(ctx: TxCtx, shareId: string): Promise<boolean> {
  const running = await ctx.tx.sharePlan.findFirst({
    where: { tenantId: ctx.tenantId, status: 'active', shares: { some: { id: shareId } } },
    select: { id: true },
  })
  return running !== null
}
