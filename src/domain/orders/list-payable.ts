import type { TxCtx } from '../context.ts'

const MOST = 500

export interface PayableOrder {
  id: string
  reference: string
  totalMinor: number
}

/** Orders that somebody may be paying for, touched since then, the newest first. */
export async function listPayable(
  ctx: TxCtx,
  { currency, since }: { currency: string; since: Date },
): Promise<PayableOrder[]> {
  return ctx.tx.order.findMany({
    where: {
      tenantId: ctx.tenantId,
      status: { in: ['draft', 'awaiting_payment', 'needs_review'] },
      currency,
      updatedAt: { gte: since },
    },
    orderBy: { updatedAt: 'desc' },
    take: MOST,
    select: { id: true, reference: true, totalMinor: true },
  })
}
