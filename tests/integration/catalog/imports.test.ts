import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startImport, createImport as takeIn, tendImport } from '../../../src/domain/catalog/index.ts'
import type { Ctx, TxCtx } from '../../../src/domain/context.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { listCatalogItems } from '../../../src/http/contract/catalog.ts'
import { getImport, type ImportWire, listImports } from '../../../src/http/contract/catalog-imports.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { afterFile } from '../../support/after-file.ts'
import { createConversation } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { type Call, callerOf, formOf } from './shelf.ts'

const Import = getImport.answers[200]
const List = listCatalogItems.answers[200]

const product = await startProduct({ worker: false })
const [shop, other] = [await product.openShop(), await product.openShop()]
const call = await callerOf(product, shop)
const stranger = await callerOf(product, other)
const ctx = product.runtime.ctxFor(shop.tenantId)

const send = async (text: string | Uint8Array, by: Call = call) =>
  (await by('POST', '/imports', formOf('goods.csv', text, { kind: 'catalog' }))).as(Import).import
const now = async ({ import_id }: ImportWire) => (await call('GET', `/imports/${import_id}`)).as(Import).import
const goods = async (q = '') => (await call('GET', `/catalog/items?limit=100${q && `&q=${q}`}`)).as(List).items
/** Starts what is asked, and waits until the worker has done it. */
async function done(file: ImportWire, what: 'apply' | 'undo'): Promise<ImportWire> {
  const started = await call('POST', `/imports/${file.import_id}/${what}`, {})
  expect(started.status).toBe(202)
  const end = what === 'apply' ? 'applied' : 'undone'
  return until(async () => [await now(file)].find(({ status }) => status === end), { within: 30_000, what: end })
}
const shown = ({ problems }: ImportWire) =>
  problems.map(({ row, column, value, code }) => `${row} ${column} ${value} ${code}`)

describe('an import whose worker is killed', () => {
  it('has no item in part, and goes on where it was when somebody takes it up', async () => {
    const rows = Array.from(
      { length: 1_100 },
      (_, at) => [at + 2, `K-${at}`, `Key ring ${at}`, '150', '7'] as [number, ...string[]],
    )
    const table = { fileName: 'rings.csv', headers: ['sku', 'name', 'price', 'stock'], rows }
    const { importId } = await takeIn(ctx, table)
    await startImport(ctx, { importId, to: 'applying' })
    await expect(tendImport(dyingIn(2), importId)).rejects.toThrow('killed')
    const count = () =>
      ctx.transaction(({ tx }) =>
        tx.catalogItem.count({ where: { sku: { startsWith: 'K-' }, variants: { some: {} } } }),
      )
    const half = (await call('GET', `/imports/${importId}`)).as(Import).import
    expect([half.status, half.progress, await count()]).toEqual(['applying', { done: 500, total: 1_100 }, 500])
    const worker = await startWorker(product.runtime)
    afterFile(() => worker.close())
    const whole = await until(async () => [await now(half)].find(({ status }) => status === 'applied'), {
      within: 30_000,
    })
    expect([whole.progress, await count()]).toEqual([{ done: 1_100, total: 1_100 }, 1_100])
    const undone = await done(whole, 'undo')
    expect([undone.left, await count()]).toEqual([[], 0])
  })

  /** A ctx that dies at the end of its nth transaction, before that is committed. */
  function dyingIn(nth: number): Ctx {
    let begun = 0
    return {
      ...ctx,
      transaction<T>(run: (ctx: TxCtx) => Promise<T>) {
        begun += 1
        const dies = begun === nth
        return ctx.transaction(async (within) => {
          const result = await run(within)
          if (dies) throw new Error('killed')
          return result
        })
      },
    }
  }
})

describe('a file of goods', () => {
  const shopify = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
    'kiondo,Sisal Kiondo,<p>Woven by hand.</p>,Mwende,baskets,"bag, gift",TRUE,Size,Small,KIO-S,4,1800.00,https://cdn/k.png,active',
    'kiondo,,,,,,,,Large,KIO-L,9,"2,500.00",,',
    'mug,Tin Mug,,,cups,,TRUE,Title,Default Title,MUG,30,$12.00,,active',
    'lost-handle,,,,,,,,Red,LOST-R,3,900.00,,',
    'kettle,Kettle,,,pots,,TRUE,Title,Default Title,KIO-S,3,900.00,,active',
  ].join('\n')

  it('is tried, applied without what is wrong in it, known to customers at once, and taken back to the last field', async () => {
    const before = await goods()
    const file = await send(shopify)
    expect([file.detected, file.status]).toEqual(['shopify', 'checked'])
    expect(file.counts).toEqual({ rows: 5, new: 1, changed: 0, same: 0, problems: 3 })
    expect(shown(file)).toEqual([
      '4 Variant Price $12.00 other_currency',
      '5 Handle lost-handle no_parent',
      '6 Variant SKU KIO-S sku_duplicate',
    ])
    expect(file.problems[0]).toMatchObject({
      message: expect.stringContaining('another currency'),
      fix: expect.any(String),
    })
    expect(await goods()).toEqual(before)
    const problems = (await call('GET', `/imports/${file.import_id}/problems.csv`)).text
    expect(problems).toContain('4,Variant Price,$12.00,other_currency')
    const applied = await done(file, 'apply')
    expect([applied.progress, applied.left]).toEqual([{ done: 1, total: 1 }, []])
    expect(await shop.customer().ask('do you have a kiondo?')).toContain('Sisal Kiondo')
    expect((await call('POST', `/imports/${file.import_id}/apply`, {})).refusal()).toContain('409 conflict')
    const undone = await done(file, 'undo')
    expect([undone.status, await goods()]).toEqual(['undone', before])
    expect((await call('POST', `/imports/${file.import_id}/undo`, {})).refusal()).toContain('409 conflict')
  })

  it('that was applied and is sent again is the same', async () => {
    const first = await done(await send(shopify), 'apply')
    const again = await send(shopify)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 1 })
    expect((await call('POST', `/imports/${again.import_id}/apply`, {})).refusal()).toContain('nothing to apply')
    expect(first.counts.new).toBe(1)
  })

  it('changes what it says, leaves what is blank, and clears what is "-"', async () => {
    const file = await send('sku;price;stock;description\nKIO-S;1.900,50;;-\nKIO-L;;20;')
    expect([file.detected, file.counts]).toEqual(['unknown', { rows: 2, new: 0, changed: 1, same: 0, problems: 0 }])
    const [before] = await goods('kiondo')
    const applied = await done(file, 'apply')
    const [item] = await goods('kiondo')
    expect(item).toMatchObject({ name: 'Sisal Kiondo', description: '', brand: 'Mwende' })
    expect(item?.variants.map(({ sku, price, stock }) => [sku, price.amount_minor, stock])).toEqual([
      ['KIO-L', 250_000, 20],
      ['KIO-S', 190_050, 4],
    ])
    await done(applied, 'undo')
    const [restored] = await goods('kiondo')
    expect({ ...restored, version: 0 }).toEqual({ ...before, version: 0 })
  })

  it('is taken back but for what was changed or ordered since, item by item, and says so', async () => {
    const file = await send(
      'item_sku,sku,name,price,stock\nA,A-1,Amber Ring,100,5\nB,B-1,Brass Ring,100,5\nC,C-1,Copper Ring,100,5\n',
    )
    await done(file, 'apply')
    await call('POST', '/catalog/stock', { sku: 'A-1', add: 1, reason: 'found one' })
    const [ring] = await goods('brass')
    const { conversationId, customerId } = await createConversation(product.db, shop)
    const lines = [{ variantId: ring?.variants[0]?.variant_id ?? '', quantity: 1 }]
    await createDraft({ ...ctx, conversationId, customerId }, { lines, fulfilment: null })
    const undone = await done(file, 'undo')
    expect(undone.left.map(({ item_sku, because }) => [item_sku, because])).toEqual([
      ['A', 'changed_since'],
      ['B', 'ordered_since'],
    ])
    expect((await goods('ring')).map(({ sku }) => sku)).toEqual(['A', 'B'])
    expect((await call('GET', `/imports/${file.import_id}/problems.csv`)).text).toContain('ordered_since')
  })

  it('never takes what is held for customers', async () => {
    const file = await send('sku,stock\nKIO-L,1\n')
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { sku: 'KIO-L' }, data: { held: 2 } }),
    )
    const applied = await done(file, 'apply')
    expect(applied.left).toEqual([expect.objectContaining({ item_sku: 'kiondo', because: 'below_held' })])
    expect(shown(await send('sku,stock\nKIO-L,1\n'))).toEqual(['2 stock 1 below_held'])
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { sku: 'KIO-L' }, data: { held: 0 } }),
    )
  })

  it('waits for its mapping where its header says too little, and the next one like it is read the same way', async () => {
    const list = 'Ref,What,Cost\nBEAD-1,Glass Beads,50\n'
    const file = await send(list)
    expect([file.status, file.columns.map(({ target }) => target)]).toEqual(['mapping', [null, null, null]])
    expect(file.columns[1]?.samples).toEqual(['Glass Beads'])
    const map = (mapping: (string | null)[]) => call('PUT', `/imports/${file.import_id}/mapping`, { mapping })
    expect((await map(['sku', 'sku', 'price'])).refusal()).toContain('two columns are taken for sku')
    expect((await map(['sku'])).refusal()).toContain('each of the 3 columns')
    expect((await map(['sku', null, 'price'])).as(Import).import.problems.map(({ code }) => code)).toEqual([
      'name_missing',
    ])
    const mapped = (await map(['sku', 'name', 'price'])).as(Import).import
    expect([mapped.status, mapped.counts.new]).toEqual(['checked', 1])
    expect((await send(list)).columns.map(({ target }) => target)).toEqual(['sku', 'name', 'price'])
  })

  it.each([
    ['an empty file', '', 'there is nothing in it'],
    ['an Excel workbook', 'PK\u0003\u0004', 'save it as CSV'],
    ['a quote that is never closed', 'sku,name\nA,a\nB,"b\nC,c\n', 'row 3: a quote is opened'],
  ])('is refused when it is %s', async (_what, text, problem) => {
    const refused = await call('POST', '/imports', formOf('x.csv', text, { kind: 'catalog' }))
    expect(refused.refusal()).toContain(problem)
  })

  it('is refused when it is larger than 10 MB', async () => {
    const form = formOf('x.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), { kind: 'catalog' })
    expect((await call('POST', '/imports', form)).status).toBe(413)
  })

  it('is exported so that nothing of it runs in a spreadsheet, and reads back as the same', async () => {
    await done(await send('item_sku,sku,name,description,price,stock\nEVIL,EVIL,=HYPERLINK(1),@cmd,10,1\n'), 'apply')
    const { text } = await call('GET', '/catalog/export.csv')
    expect(text).toContain("'=HYPERLINK(1)")
    expect(text).toContain("'@cmd")
    const again = await send(text)
    expect([again.detected, again.counts]).toMatchObject(['tulia', { new: 0, changed: 0, problems: 0 }])
  })

  it('is nothing to another shop', async () => {
    const file = await send(shopify)
    const at = `/imports/${file.import_id}`
    for (const [method, path, body] of [
      ['GET', at],
      ['GET', `${at}/problems.csv`],
      ['PUT', `${at}/mapping`, { mapping: [] }],
      ['POST', `${at}/apply`, {}],
      ['POST', `${at}/undo`, {}],
    ] as const) {
      expect((await stranger(method, path, body)).status).toBe(404)
    }
    expect((await stranger('GET', '/imports')).as(listImports.answers[200]).imports).toEqual([])
    expect((await stranger('GET', '/catalog/export.csv')).text.trim().split('\n')).toHaveLength(1)
    expect(z.int().parse((await send(shopify, stranger)).counts.new)).toBe(1)
  })
})
