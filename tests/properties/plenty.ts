import { readShopFixture } from '../../prisma/seed/index.ts'
import type { SalesWorld } from '../integration/journeys/sales-shop.ts'
import { openSalesWorld } from '../integration/journeys/sales-shop.ts'
import type { TestShop } from '../support/builders.ts'

/** The demo shop, which delivers, with so much of everything that a hundred customers cannot empty it. */
export async function openPlenty(): Promise<SalesWorld> {
  const world = await openSalesWorld()
  const { fulfilment } = readShopFixture('fixtures', 'kicks-and-phones').settings
  const open: SalesWorld['open'] = async (settings) => plenty(world, await world.open({ fulfilment, ...settings }))
  const shop = await open({})
  return { ...world, shop, open, chat: (of = shop) => world.chat(of) }
}

async function plenty({ db }: SalesWorld, shop: TestShop): Promise<TestShop> {
  const { tenantId } = shop
  await db.transaction(tenantId, (tx) =>
    tx.catalogVariant.updateMany({ where: { tenantId, stock: { gt: 0 } }, data: { stock: 1_000_000 } }),
  )
  return shop
}
