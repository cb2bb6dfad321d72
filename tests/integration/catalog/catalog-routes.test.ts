import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addCatalogImage,
  changeCatalogStock,
  createCatalogItem,
  type ItemWire,
  listCatalogItems,
} from '../../../src/http/contract/catalog.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { callerOf, formOf } from './shelf.ts'

const Item = createCatalogItem.answers[201]
const List = listCatalogItems.answers[200]

const product = await startProduct()
const [shop, other] = [await product.openShop(), await product.openShop()]
const call = await callerOf(product, shop)
const stranger = await callerOf(product, other)

const kiondo = {
  sku: 'KIONDO',
  name: 'Sisal Kiondo',
  description: 'Woven by hand in Machakos.',
  category: 'baskets',
  brand: 'Mwende',
  tags: ['basket', 'bag'],
  variants: [
    { sku: 'KIONDO-S', name: 'Small', options: { size: 'small' }, price_minor: 180_000, stock: 4 },
    { sku: 'KIONDO-L', name: 'Large', options: { size: 'large' }, price_minor: 250_000, stock: 9 },
  ],
}
const bySku = (item: ItemWire, sku: string) => item.variants.find((variant) => variant.sku === sku)
const auditOf = (action: string) =>
  product.db.transaction(shop.tenantId, (tx) => tx.auditEntry.findMany({ where: { action }, orderBy: { at: 'desc' } }))

/** A JPEG of one grey pixel that says where it was taken. */
function jpegWithPlace(): Uint8Array {
  const exif = Buffer.from('Exif\0\0GPS -1.2921 36.8219')
  const app1 = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), app1, Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])])
}

describe('the goods of a shop', () => {
  it('are tried without a trace, and then made: a customer finds and orders them in her next message', async () => {
    const customer = shop.customer()
    expect(await customer.ask('do you sell kiondo baskets?')).not.toContain('Sisal Kiondo')
    const tried = await call('POST', '/catalog/items?dry_run=true', kiondo)
    expect([tried.status, tried.as(Item).item.variants.length]).toEqual([201, 2])
    expect((await call('GET', '/catalog/items')).as(List).items).toEqual([])
    const { item } = (await call('POST', '/catalog/items', kiondo)).as(Item)
    expect(item).toMatchObject({ sku: 'KIONDO', active: true, images: [], version: 1 })
    expect(bySku(item, 'KIONDO-S')).toMatchObject({
      price: { amount_minor: 180_000, currency: 'KES' },
      stock: 4,
      held: 0,
    })
    expect(await customer.ask('do you sell kiondo baskets?')).toContain('Sisal Kiondo')
    expect(await customer.ask('I want the large Sisal Kiondo, I will pick it up')).toContain('2,500')
    expect((await call('POST', '/catalog/items', kiondo)).refusal()).toContain(
      '409 conflict: there is an item with the SKU',
    )
  })

  it('are found by words and SKUs page by page, by whether they are for sale, and by what runs out', async () => {
    for (const name of ['Rift Runner', 'Rift Sandal', 'Zuri Scarf']) {
      const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }]
      await createItem(product.db, shop, { name, variants })
    }
    const names = async (query: string) =>
      (await call('GET', `/catalog/items?${query}`)).as(List).items.map(({ name }) => name)
    expect(await names('')).toEqual(['Rift Runner', 'Rift Sandal', 'Sisal Kiondo', 'Zuri Scarf'])
    expect(await names('q=rift+sandals')).toEqual(['Rift Sandal'])
    expect(await names('q=kiondo-s')).toEqual(['Sisal Kiondo'])
    expect(await names('q=!!!')).toEqual([])
    expect(await names('low_stock=true')).toEqual(['Sisal Kiondo'])
    const first = (await call('GET', '/catalog/items?limit=2')).as(List)
    const rest = await names(`limit=2&cursor=${first.next_cursor}`)
    expect([first.items.map(({ name }) => name), rest]).toEqual([
      ['Rift Runner', 'Rift Sandal'],
      ['Sisal Kiondo', 'Zuri Scarf'],
    ])
  })

  it('are changed by who has seen them as they are, and taken off sale', async () => {
    const [before] = (await call('GET', '/catalog/items?q=kiondo')).as(List).items
    const at = `/catalog/items/${before?.item_id}`
    const changed = await call('PATCH', at, { name: 'Machakos Kiondo' }, before?.version)
    expect(changed.as(Item).item).toMatchObject({ name: 'Machakos Kiondo', brand: 'Mwende', version: 2 })
    const stale = await call('PATCH', at, { name: 'Kiondo' }, before?.version)
    expect(stale.refusal()).toContain('409 stale_version')
    expect(stale.text).toContain('Machakos Kiondo')
    const [entry] = await auditOf('item.changed')
    expect(entry?.data).toMatchObject({
      changes: [{ field: 'name', before: 'Sisal Kiondo', after: 'Machakos Kiondo' }],
    })
    expect((await call('DELETE', at)).as(Item).item.active).toBe(false)
    expect((await call('GET', '/catalog/items?active=true&q=kiondo')).as(List).items).toEqual([])
    expect(await shop.customer().ask('do you sell kiondo baskets?')).not.toContain('Machakos Kiondo')
    expect((await call('PATCH', at, { active: true })).as(Item).item.active).toBe(true)
  })

  it('get other variants, but those that were ordered stay, and nobody takes the SKU of another item', async () => {
    const [item] = (await call('GET', '/catalog/items?q=kiondo')).as(List).items
    const at = `/catalog/items/${item?.item_id}/variants`
    const variant = ({ sku }: { sku: string }, price_minor: number) => ({
      sku,
      name: sku,
      options: { size: sku.toLowerCase() },
      price_minor,
      stock: 7,
    })
    const left = await call('PUT', at, { variants: [variant({ sku: 'KIONDO-S' }, 190_000)] })
    expect(left.refusal()).toContain('KIONDO-L was ordered, so it stays in the books')
    const wanted = [variant({ sku: 'KIONDO-L' }, 260_000), variant({ sku: 'KIONDO-XL' }, 400_000)]
    const set = (await call('PUT', at, { variants: wanted }, item?.version)).as(Item).item
    expect(set.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['KIONDO-L', 9],
      ['KIONDO-XL', 7],
    ])
    const [scarf] = (await call('GET', '/catalog/items?q=scarf')).as(List).items
    const taken = await call('PUT', `/catalog/items/${scarf?.item_id}/variants`, {
      variants: [variant({ sku: 'KIONDO-L' }, 1)],
    })
    expect(taken.refusal()).toContain('409 conflict: another item has the SKU KIONDO-L')
  })

  it('are counted with a reason, never below what is held for customers', async () => {
    const stock = (body: object) => call('POST', '/catalog/stock', { reason: 'counted on Monday', ...body })
    expect((await stock({ sku: 'KIONDO-L', set: 6 })).as(changeCatalogStock.answers[200])).toMatchObject({
      stock: 6,
      held: 0,
    })
    expect((await stock({ sku: 'KIONDO-L', add: -2 })).as(z.object({ stock: z.int() })).stock).toBe(4)
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { sku: 'KIONDO-L' }, data: { held: 3 } }),
    )
    expect((await stock({ sku: 'KIONDO-L', set: 2 })).refusal()).toContain('3 of KIONDO-L are held for customers')
    expect((await stock({ sku: 'KIONDO-L', add: -9 })).refusal()).toContain('there are only 4 of KIONDO-L')
    expect((await stock({ sku: 'KIONDO-L', add: 1_000_000 })).refusal()).toContain('nobody has more than')
    expect((await stock({ sku: 'NOTHING', set: 1 })).status).toBe(404)
    // Twenty at once: none of them is lost.
    await Promise.all(Array.from({ length: 20 }, () => stock({ sku: 'KIONDO-L', add: 1 })))
    const [item] = (await call('GET', '/catalog/items?q=KIONDO-L')).as(List).items
    expect(item && bySku(item, 'KIONDO-L')).toMatchObject({ stock: 24, held: 3 })
    const entries = await auditOf('stock.changed')
    expect(entries).toHaveLength(22)
    expect(entries[0]?.data).toMatchObject({ reason: 'counted on Monday' })
  })

  it('are shown by pictures that say nothing but what they show, and that customers get', async () => {
    const [item] = (await call('GET', '/catalog/items?q=kiondo')).as(List).items
    const at = `/catalog/items/${item?.item_id}/images`
    expect((await call('POST', at, formOf('kiondo.jpg', '<svg onload="alert(1)"/>'))).refusal()).toContain(
      'send a JPEG, PNG or WebP',
    )
    expect((await call('POST', at, formOf('big.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)))).status).toBe(413)
    const added = (await call('POST', at, formOf('whatever.txt', jpegWithPlace()))).as(addCatalogImage.answers[201])
    const [image] = added.item.images
    const got = await fetch(`${product.runtime.publicBaseUrl}${image?.url}`)
    const bytes = Buffer.from(await got.arrayBuffer())
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(bytes.includes('GPS')).toBe(false)
    // What a message to a customer names is the item: her picture is the same one.
    const file = { kind: 'item_image', id: item?.item_id ?? '' } as const
    const link = { tenantId: shop.tenantId, file, expiresAt: new Date(Date.now() + 60_000) }
    const hers = await fetch(`${product.runtime.publicBaseUrl}/files/${product.runtime.ports.fileLinks.sign(link)}`)
    expect(Buffer.from(await hers.arrayBuffer())).toEqual(bytes)
    const gone = (await call('DELETE', `/catalog/images/${added.image_id}`)).as(Item).item
    expect(gone.images).toEqual([])
    expect((await fetch(`${product.runtime.publicBaseUrl}${image?.url}`)).status).toBe(404)
  })

  it('are nothing to another shop', async () => {
    const [item] = (await call('GET', '/catalog/items?q=kiondo')).as(List).items
    const at = `/catalog/items/${item?.item_id}`
    const picture = (await call('POST', `${at}/images`, formOf('k.jpg', jpegWithPlace()))).as(
      addCatalogImage.answers[201],
    )
    expect((await stranger('GET', '/catalog/items')).as(List).items).toEqual([])
    expect((await stranger('GET', at)).status).toBe(404)
    expect((await stranger('PATCH', at, { name: 'Mine' })).status).toBe(404)
    expect((await stranger('DELETE', at)).status).toBe(404)
    expect((await stranger('PUT', `${at}/variants`, { variants: kiondo.variants })).status).toBe(404)
    expect((await stranger('POST', `${at}/images`, formOf('k.jpg', jpegWithPlace()))).status).toBe(404)
    expect((await stranger('DELETE', `/catalog/images/${picture.image_id}`)).status).toBe(404)
    expect((await stranger('POST', '/catalog/stock', { sku: 'KIONDO-L', set: 1, reason: 'mine' })).status).toBe(404)
    const same = (await stranger('POST', '/catalog/items', kiondo)).as(Item).item
    expect(same.sku).toBe('KIONDO')
  })
})
