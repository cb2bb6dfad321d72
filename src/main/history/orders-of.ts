import type { PastShop } from './past-shop.ts'

/** The orders of a talk that stand so. */
export async function ordersOf(
  { tx, ctxFor }: PastShop,
  conversationId: string,
  statuses: string[],
): Promise<string[]> {
  const orders = await tx.order.findMany({
    where: { tenantId: ctxFor().tenantId, conversationId, status: { in: statuses } },
    select: { id: true },
  })
  return orders.map(({ id }) => id)
}
