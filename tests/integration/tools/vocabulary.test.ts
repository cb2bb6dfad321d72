import { describe, expect, it } from 'vitest'
import { listShopVocabulary } from '../../../src/domain/catalog/index.ts'
import type { Ctx, Tx } from '../../../src/domain/context.ts'
import { createItem } from '../../support/builders.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { twoShops } from './two-shops.ts'

describe('the vocabulary of a shop', async () => {
  const { db, shop, other, runners } = await twoShops()
  const ctx = testCtx(db, { tenantId: shop.tenantId })
  const revision = async (of: Ctx = ctx) => (await listShopVocabulary(of)).revision

  it('has the names, tags, attributes and option values of every item for sale, and of no other shop', async () => {
    const variants = [{ name: 'One', options: {}, priceMinor: 100, stock: 0 }]
    const attributes = { material: ['tin'] }
    const cup = await createItem(db, shop, {
      name: 'Tin Cup',
      category: 'cups',
      tags: ['kikombe'],
      attributes,
      variants,
    })
    const old = await createItem(db, shop, { name: 'Old Cup', variants })
    await ctx.transaction(({ tx }) => tx.catalogItem.updateMany({ where: { id: old.itemId }, data: { active: false } }))
    expect((await listShopVocabulary(ctx)).items).toEqual([
      expect.objectContaining({
        itemId: runners.itemId,
        name: 'Rift Runner 2',
        category: 'running shoes',
        options: { size: ['41', '42'], colour: ['black', 'blue'] },
      }),
      {
        itemId: cup.itemId,
        name: 'Tin Cup',
        brand: 'Rift',
        category: 'cups',
        tags: ['kikombe'],
        attributes,
        options: {},
        priceFromMinor: 100,
        description: '',
      },
    ])
    expect((await listShopVocabulary(testCtx(db, { tenantId: other.tenantId }))).items).toEqual([])
  })

  it('gets another revision when an item or what tells its variants apart changes, and only then', async () => {
    const item = await createItem(db, shop, {
      name: 'Jug',
      variants: [{ name: 'One', options: { colour: 'red' }, priceMinor: 100, stock: 5 }],
    })
    const [id = ''] = item.variantIds
    const variant = { tenantId_id: { tenantId: shop.tenantId, id } }
    const raises = async (change: (tx: Tx) => Promise<unknown>) => {
      const before = await revision()
      await ctx.transaction(({ tx }) => change(tx))
      return (await revision()) !== before
    }
    const changes = {
      renamed: await raises((tx) => tx.catalogItem.updateMany({ where: { id: item.itemId }, data: { name: 'Pot' } })),
      options: await raises((tx) =>
        tx.catalogVariant.update({ where: variant, data: { options: { colour: 'blue' } } }),
      ),
      variant: await raises((tx) => tx.catalogVariant.update({ where: variant, data: { name: 'Two' } })),
      stock: await raises((tx) => tx.catalogVariant.update({ where: variant, data: { stock: 3 } })),
      held: await raises((tx) => tx.catalogVariant.update({ where: variant, data: { held: 1 } })),
      price: await raises((tx) => tx.catalogVariant.update({ where: variant, data: { priceMinor: 200 } })),
      removed: await raises((tx) => tx.catalogVariant.delete({ where: variant })),
      otherShop: await raises(async () => {
        await createItem(db, other, { name: 'Vase', variants: [] })
      }),
    }
    expect(changes).toEqual({
      renamed: true,
      options: true,
      variant: true,
      stock: false,
      held: false,
      price: false,
      removed: true,
      otherShop: false,
    })
  })
})
