import type { SalesWorld } from '../integration/journeys/sales-shop.ts'
import { openSalesWorld } from '../integration/journeys/sales-shop.ts'

/** The demo shop with so much of everything that a hundred customers cannot empty it. */
export async function openPlenty(): Promise<SalesWorld> {
  const world = await openSalesWorld()
  const { tenantId } = world.shop
  await world.db.transaction(tenantId, (tx) =>
    tx.catalogVariant.updateMany({ where: { tenantId, stock: { gt: 0 } }, data: { stock: 1_000_000 } }),
  )
  return world
}
