import { describe, expect, it } from 'vitest'
import type { CatalogQuery } from '../../../src/domain/catalog/index.ts'
import { catalogGetItem, catalogSearch } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { ANY_GOODS } from '../../support/any-goods.ts'
import { createItem } from '../../support/builders.ts'
import { openStall, SOLD_OUT_EVERY } from '../../support/open-stall.ts'
import { outputOf, type ToolCtx, twoShops } from './two-shops.ts'

describe('the catalog tools', async () => {
  const { db, shop, other, customerOf, next, runners } = await twoShops()
  const variant = { name: 'One', options: {}, priceMinor: 100_000, stock: 5 }
  await createItem(db, shop, {
    name: 'Upepo 3',
    category: 'smartphones',
    tags: ['phone', 'smartphones'],
    variants: [
      { name: '128GB', options: { storage: '128GB' }, priceMinor: 1_580_000, stock: 2 },
      { name: '64 GB', options: { storage: '64 GB' }, priceMinor: 1_200_000, stock: 2 },
    ],
  })
  await createItem(db, shop, {
    name: 'Phone Holder',
    category: 'phone accessories',
    variants: [{ ...variant, priceMinor: 50_000 }],
  })
  await createItem(db, shop, {
    name: 'Tempered Glass',
    category: 'screen protectors',
    variants: [{ ...variant, name: 'Tempered' }],
  })
  await createItem(db, shop, {
    name: 'Denim Cruiser',
    category: 'sneakers',
    tags: ['shoes'],
    variants: [{ ...variant, options: { size: '42', colour: 'red' }, stock: 0 }],
  })
  const ctx = await customerOf(shop)
  const search = async (query: Partial<CatalogQuery>, as: ToolCtx = ctx) =>
    outputOf(await runTool(next(as), catalogSearch, { query: { ...ANY_GOODS, ...query } }, EMPTY_REPLAY))
  const names = async (query: Partial<CatalogQuery>) => (await search(query)).items.map((item) => item.name)

  it('takes a price beyond all prices, such as a phone number that reads like one', async () => {
    const most = 25_470_090_000_100
    expect((await search({ terms: ['running', 'shoes'], maxPriceMinor: most })).totalMatches).toBeGreaterThan(0)
    expect((await search({ terms: ['running', 'shoes'], minPriceMinor: most })).relaxed).toContain('price')
  })

  it('gives the price and the options of the variants that match and are in stock', async () => {
    const found = await search({ terms: ['running', 'shoes'], size: '42' })
    expect(found).toMatchObject({ totalMatches: 1, confidence: 1, relaxed: [] })
    expect(found.items[0]).toMatchObject({
      itemId: runners.itemId,
      priceFrom: { amountMinor: 650_000, currency: 'KES' },
      priceTo: { amountMinor: 650_000, currency: 'KES' },
      options: { size: ['42'], colour: ['black'] },
      inStock: true,
    })
  })

  it('reads a size with its unit however it is spaced, and never as part of a number', async () => {
    expect(await names({ terms: ['phone'], size: '64GB' })).toEqual(['Upepo 3'])
    expect(await search({ terms: ['phone'], size: '8GB' })).toMatchObject({ relaxed: ['size'] })
  })

  it('does not find a colour inside another word', async () => {
    expect(await search({ terms: ['glass'], colours: ['red'] })).toMatchObject({ relaxed: ['colour'], totalMatches: 1 })
  })

  it('drops the colour before the size and says so', async () => {
    const found = await search({ terms: ['running'], size: '42', colours: ['blue'] })
    expect(found.relaxed).toEqual(['colour'])
    expect(found.items[0]?.options).toEqual({ size: ['42'], colour: ['black'] })
  })

  it('drops a budget nothing fits and lists what comes closest first', async () => {
    const found = await search({ terms: ['phone'], maxPriceMinor: 10_000 })
    expect(found.relaxed).toEqual(['price'])
    expect(found.items.map((item) => item.name)).toEqual(['Upepo 3', 'Phone Holder'])
  })

  it('does so of named items, too', async () => {
    const named = await search({ terms: ['phone'] })
    const dearest = named.items
      .toSorted((a, b) => b.priceFrom.amountMinor - a.priceFrom.amountMinor)
      .map(({ itemId }) => itemId)
    const found = await search({ itemIds: dearest, maxPriceMinor: 100 })
    expect(found.relaxed).toEqual(['price'])
    expect(found.items.map(({ itemId }) => itemId)).toEqual(dearest.toReversed())
  })

  it('puts what was asked for before what only mentions it, by price too', async () => {
    expect(await names({ terms: ['phone'], sort: 'price_low' })).toEqual(['Upepo 3', 'Phone Holder'])
  })

  it('shows a sold-out item only when it is asked for by name', async () => {
    expect(await names({ terms: ['shoes'] })).toEqual(['Rift Runner 2'])
    const found = await search({ terms: ['denim', 'cruiser'] })
    expect(found.items[0]).toMatchObject({ name: 'Denim Cruiser', inStock: false, options: {} })
    expect(found.relaxed).toEqual([])
  })

  it('corrects a slip of the pen and says so', async () => {
    expect(await search({ terms: ['runing', 'shoes'] })).toMatchObject({ totalMatches: 1, relaxed: ['spelling'] })
  })

  it('finds nothing rather than everything', async () => {
    expect(await search({ terms: ['laptop'] })).toEqual({
      items: [],
      totalMatches: 0,
      countedAll: true,
      confidence: 0,
      relaxed: [],
    })
    expect((await search({ size: '99' })).items).toEqual([])
  })

  it('says when only some of the words were found', async () => {
    const found = await search({ terms: ['waterproof', 'runner'] })
    expect(found.relaxed).toEqual(['terms'])
    expect(found.confidence).toBeLessThan(0.5)
  })

  it('does not list what only mentions the word beside what is called by it, nor after it', async () => {
    const charger = 'Fits the lighter socket of any car.'
    await createItem(db, shop, { name: 'Car Charger', category: 'chargers', description: charger, variants: [variant] })
    const socks = await createItem(db, shop, { name: 'Sports Socks', category: 'socks', variants: [variant] })
    const found = await search({ terms: ['socks'] })
    expect(found.items.map(({ name }) => name)).toEqual(['Sports Socks'])
    expect(found).toMatchObject({ totalMatches: 1, relaxed: [] })
    expect((await search({ terms: ['socks'], excludeItemIds: [socks.itemId] })).items).toEqual([])
  })

  it('drops the colour before it offers another kind of thing', async () => {
    await createItem(db, shop, {
      name: 'Shoe Bag',
      category: 'bags',
      description: 'Keeps running kit dry.',
      variants: [{ ...variant, options: { colour: 'green' } }],
    })
    const found = await search({ terms: ['running'], colours: ['green'] })
    expect(found.relaxed).toEqual(['colour'])
    expect(found.items.map(({ name }) => name)).toEqual(['Rift Runner 2'])
  })

  it('leaves out and does not count what the query excludes', async () => {
    expect(await search({ terms: ['shoes'], excludeItemIds: [runners.itemId] })).toMatchObject({ totalMatches: 1 })
    expect((await search({ terms: ['running'], excludeItemIds: [runners.itemId] })).items).toEqual([])
  })

  it('orders equal matches by name, the same every time', async () => {
    for (const name of ['Zulu Sandal', 'Beach Sandal', 'Mara Sandal']) {
      await createItem(db, shop, { name, category: 'sandals', variants: [variant] })
    }
    const twice = [await names({ terms: ['sandals'] }), await names({ terms: ['sandals'] })]
    expect(twice[0]).toEqual(['Beach Sandal', 'Mara Sandal', 'Zulu Sandal'])
    expect(twice[1]).toEqual(twice[0])
  })

  it('gives the items that were named in the order they were named, those in stock first', async () => {
    const cup = await createItem(db, shop, { name: 'Tin Cup', category: 'cups', variants: [variant] })
    const jug = await createItem(db, shop, { name: 'Tin Jug', category: 'jugs', variants: [variant] })
    const gone = await createItem(db, shop, { name: 'Tin Can', category: 'cans', variants: [{ ...variant, stock: 0 }] })
    const itemIds = [gone.itemId, jug.itemId, cup.itemId]
    const found = await search({ itemIds })
    expect(found.items.map(({ name, inStock }) => [name, inStock])).toEqual([
      ['Tin Jug', true],
      ['Tin Cup', true],
      ['Tin Can', false],
    ])
    expect(found).toMatchObject({ totalMatches: 3, relaxed: [], confidence: 1 })
    expect(await names({ itemIds, categories: ['cups'] })).toEqual(['Tin Cup'])
    expect(await names({ itemIds, categories: ['pots'] })).toEqual([])
  })

  it('drops filters but never the items that were named', async () => {
    const itemIds = [runners.itemId]
    expect(await search({ itemIds, size: '42', colours: ['green'] })).toMatchObject({
      relaxed: ['colour'],
      totalMatches: 1,
    })
    const found = await search({ itemIds, size: '99', maxPriceMinor: 100 })
    expect(found.items.map(({ itemId }) => itemId)).toEqual(itemIds)
    expect(found.relaxed).toEqual(['price', 'size'])
    expect((await search({ itemIds: [] })).items).toEqual([])
    expect((await search({ itemIds }, await customerOf(other))).items).toEqual([])
  })

  it('keeps to the categories, by their whole name, until nothing is left in them', async () => {
    expect(await names({ categories: ['smartphones', 'sneakers'] })).toEqual(['Upepo 3'])
    expect(await names({ categories: ['phones'] })).toEqual([])
    expect(await search({ terms: ['phone'], categories: ['running shoes'] })).toMatchObject({ relaxed: ['category'] })
  })

  it('finds nothing of another shop', async () => {
    expect((await search({ terms: ['shoes'] }, await customerOf(other))).items).toEqual([])
  })

  it('lists of very many goods what it would list had it looked at all of them, and says that it did not', async () => {
    const { shop: stall, names: all } = await openStall(db, 90)
    const stallCtx = await customerOf(stall)
    const found = await search({ terms: ['shoes'] }, stallCtx)
    expect(found.items.map(({ name }) => name)).toEqual(all.slice(0, 6))
    expect(found).toMatchObject({ countedAll: false, relaxed: [] })
    expect(found.totalMatches).toBeLessThan(80)
    const dearest = await search({ categories: ['sneakers'], sort: 'price_high' }, stallCtx)
    expect(dearest.items.map(({ name }) => name)).toEqual(
      all
        .filter((_name, at) => (at + 1) % SOLD_OUT_EVERY !== 0)
        .slice(-6)
        .reverse(),
    )
    expect(dearest.countedAll).toBe(false)
  })

  it('looks at all of very many goods for what only the last of them are', async () => {
    const { shop: stall, names: all } = await openStall(db, 90)
    const found = await search({ categories: ['sneakers'], minPriceMinor: 58_500 }, await customerOf(stall))
    expect(found.items.map(({ name }) => name)).toEqual(all.slice(85, 89))
    expect(found).toMatchObject({ totalMatches: 4, countedAll: true, relaxed: [] })
  })

  it('refuses a limit above six', async () => {
    const query = { ...ANY_GOODS, limit: 7 }
    expect(await runTool(next(ctx), catalogSearch, { query }, EMPTY_REPLAY)).toMatchObject({
      ok: false,
      code: 'invalid_input',
    })
  })

  it('gives an item with the sold-out variants and what is available of each', async () => {
    const { item } = outputOf(await runTool(next(ctx), catalogGetItem, { item_id: runners.itemId }, EMPTY_REPLAY))
    expect(item.variants.map(({ name, available }) => [name, available])).toEqual([
      ['41 / Black', 4],
      ['42 / Black', 10],
      ['42 / Blue', 0],
    ])
  })

  it('gives what is known of an item, and nothing where nothing is', async () => {
    const attributes = { battery_mah: 5000, waterproof: false, in_the_box: ['cable', 'SIM pin'] }
    const told = await createItem(db, shop, { name: 'Told', attributes, variants: [variant] })
    const detail = async (item_id: string) =>
      outputOf(await runTool(next(ctx), catalogGetItem, { item_id }, EMPTY_REPLAY)).item.attributes
    expect(await detail(told.itemId)).toEqual(attributes)
    expect(await detail(runners.itemId)).toEqual({})
  })

  it('does not give an item of another shop, nor one that is not for sale', async () => {
    const gone = await createItem(db, shop, { name: 'Retired', variants: [variant] })
    await ctx.transaction(({ tx }) =>
      tx.catalogItem.updateMany({ where: { id: gone.itemId }, data: { active: false } }),
    )
    const asked = [
      runTool(next(ctx), catalogGetItem, { item_id: gone.itemId }, EMPTY_REPLAY),
      runTool(await customerOf(other), catalogGetItem, { item_id: runners.itemId }, EMPTY_REPLAY),
    ]
    for (const result of await Promise.all(asked)) expect(result).toMatchObject({ ok: false, code: 'not_found' })
  })
})
