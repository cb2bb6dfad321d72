import type { TxCtx } from '../context.ts'

/**
 * Until when the goods of an order are not sold to others; null when they may be.
 * @param input `latest`: what is said where money that has come keeps them until it is decided
 */
export async function keptUntil(ctx: TxCtx, input: { orderId: string; latest: Date }): Promise<Date | null> {
  const hold = await ctx.tx.stockHold.findFirst({
    where: {
      tenantId: ctx.tenantId,
      orderId: input.orderId,
      endedAt: null,
      OR: [{ endsAt: null }, { endsAt: { gt: ctx.clock.now() } }],
    },
    select: { endsAt: true },
  })
  return hold && (hold.endsAt ?? input.latest)
}
