import type { Ctx } from '../../context.ts'

/** The order of this customer that several people are paying; null when there is none. */
export async function findSharedOrder(ctx: Ctx): Promise<string | null> {
  const { customerId } = ctx
  if (customerId === null) return null
  const plan = await ctx.transaction(({ tx }) =>
    tx.sharePlan.findFirst({
      where: { tenantId: ctx.tenantId, status: 'active', order: { customerId } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { orderId: true },
    }),
  )
  return plan?.orderId ?? null
}
