import type { TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { createShop, type TestShop } from './builders.ts'

/** Of the kinds of shoes of a stall every ninth is sold out. */
export const SOLD_OUT_EVERY = 9

/** A shop with so many kinds of shoes, each dearer than the one before; no name is part of another. */
export async function openStall(db: TenantDb, count: number): Promise<{ shop: TestShop; names: string[] }> {
  const shop = await createShop(db)
  const { tenantId } = shop
  const items = Array.from({ length: count }, (_, at) => ({
    id: randomIds.uuid(),
    name: `Model K${String(at + 100)}`,
    at,
  }))
  await db.transaction(tenantId, async (tx) => {
    await tx.catalogItem.createMany({
      data: items.map(({ id, name }) => ({
        tenantId,
        id,
        sku: id,
        name,
        description: 'Comfortable',
        category: 'sneakers',
        brand: 'Rift',
        tags: ['shoes'],
      })),
    })
    await tx.catalogVariant.createMany({
      data: items.map(({ id, at }) => ({
        tenantId,
        id: randomIds.uuid(),
        itemId: id,
        sku: `v${id}`,
        name: '42',
        options: { size: '42' },
        priceMinor: (500 + at) * 100,
        currency: 'KES',
        stock: at % SOLD_OUT_EVERY === SOLD_OUT_EVERY - 1 ? 0 : 3,
      })),
    })
  })
  return { shop, names: items.map(({ name }) => name) }
}
