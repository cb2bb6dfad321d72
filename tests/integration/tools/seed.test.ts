import { describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixtures, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

describe('seeding the demo shops', async () => {
  const db = await testDatabase()
  const shops = readShopFixtures('fixtures')
  const ctxOf = (slug: string) => testCtx(db, { tenantId: demoTenantId(randomIds, slug) })
  const count = (slug: string) =>
    ctxOf(slug).transaction(async ({ tx }) => ({
      items: await tx.catalogItem.count(),
      variants: await tx.catalogVariant.count(),
      offers: await tx.offer.count(),
      documents: await tx.knowledgeDocument.count(),
      versions: await tx.knowledgeVersion.count(),
      passages: await tx.knowledgePassage.count(),
    }))

  it('makes every row of the files, and not one more the second time', async () => {
    for (const shop of shops) {
      await seedShop(ctxOf(shop.slug), shop)
      const first = await count(shop.slug)
      expect(first).toMatchObject({
        items: shop.items.length,
        variants: shop.items.flatMap((item) => item.variants).length,
        offers: shop.offers.length,
        documents: shop.documents.length,
      })
      expect(first.passages).toBeGreaterThan(shop.documents.length)
      await seedShop(ctxOf(shop.slug), shop)
      expect(await count(shop.slug)).toEqual(first)
    }
  })

  it('undoes neither a sale nor a changed setting', async () => {
    const [shop] = shops
    if (!shop) throw new Error('there are no shop fixtures')
    const ctx = ctxOf(shop.slug)
    await seedShop(ctx, shop)
    await ctx.transaction(async ({ tx }) => {
      await tx.catalogVariant.updateMany({ where: { sku: 'RIFT2-42-BLK' }, data: { stock: 1 } })
      await tx.tenant.updateMany({ data: { name: 'Renamed' } })
    })
    await seedShop(ctx, shop)
    const after = await ctx.transaction(async ({ tx }) => ({
      stock: (await tx.catalogVariant.findFirst({ where: { sku: 'RIFT2-42-BLK' } }))?.stock,
      name: (await tx.tenant.findFirst())?.name,
    }))
    expect(after).toEqual({ stock: 1, name: 'Renamed' })
  })
})
