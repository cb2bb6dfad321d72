import { describe, expect, it } from 'vitest'
import { guessMapping } from '../../../../src/domain/catalog/imports/guess-mapping.ts'
import { readDrafts } from '../../../../src/domain/catalog/imports/read-drafts.ts'
import { readGoodsTable } from '../../../../src/http/goods-table.ts'

/** What a file says, as the check of an import reads it. */
function read(text: string | Buffer) {
  const table = readGoodsTable(Buffer.from(text))
  if (table.outcome === 'refused') throw new Error(table.problem)
  const { detected, mapping } = guessMapping(table.headers)
  const { drafts, problems } = readDrafts({ columns: table.headers, mapping, rows: table.rows, currency: 'KES' })
  return {
    detected,
    mapping,
    items: drafts.map(({ itemSku, words, variants }) => ({
      itemSku,
      words,
      variants: variants.map(({ row: _row, ...variant }) => variant),
    })),
    problems: problems.map(({ row, column, value, code }) => `${row} ${column} ${value} ${code}`),
  }
}

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status'

describe('an export of Shopify', () => {
  it('has the variants of an item in the rows of its handle, and rows of nothing but a picture', () => {
    const { detected, items, problems } = read(
      [
        SHOPIFY,
        'rift-runner,Rift Runner,"<p>For <b>rain</b> &amp; mud.</p><ul><li>Light</li></ul>",Umbalo,Apparel > Shoes,running shoes,"Shoes, running",TRUE,Size,41,Color,Black,RR-41,5,4500.00,https://cdn/1.png,active',
        'rift-runner,,,,,,,,,42,,Black,RR-42,0,4500.00,https://cdn/2.png,',
        'rift-runner,,,,,,,,,,,,,,,https://cdn/3.png,',
        'mug,Tin Mug,,,,cups,,FALSE,Title,Default Title,,,MUG,12,350,,draft',
      ].join('\n'),
    )
    expect([detected, problems]).toEqual(['shopify', []])
    expect(items).toEqual([
      {
        itemSku: 'rift-runner',
        words: {
          ...{ name: 'Rift Runner', description: 'For rain & mud.\nLight', category: 'running shoes' },
          ...{ brand: 'Umbalo', tags: ['shoes', 'running'], active: true },
        },
        variants: [
          { sku: 'RR-41', name: '41 / Black', options: { size: '41', colour: 'Black' }, priceMinor: 450_000, stock: 5 },
          { sku: 'RR-42', name: '42 / Black', options: { size: '42', colour: 'Black' }, priceMinor: 450_000, stock: 0 },
        ],
      },
      {
        itemSku: 'mug',
        words: { name: 'Tin Mug', category: 'cups', active: false },
        variants: [{ sku: 'MUG', name: undefined, options: undefined, priceMinor: 35_000, stock: 12 }],
      },
    ])
  })
})

describe('an export of WooCommerce', () => {
  it('has variations that name their parent by its SKU or by its id', () => {
    const { detected, items, problems } = read(
      [
        '\ufeffID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible"',
        '10,variable,TEE,T-Shirt,1,0,,"Soft\\nand light",1,,,,"Clothing > T-Shirts, Sale",cotton,,,Color,"Red, Blue",1',
        '11,variation,TEE-R,T-Shirt - Red,1,0,,,1,7,,"1,200",,,,TEE,Color,Red,',
        '12,variation,TEE-B,T-Shirt - Blue,1,0,,,1,3,,1200,,,,id:10,Color,Blue,',
        '13,"simple, virtual",CARD,Gift Card,-1,0,,,1,,,1000,Gifts,,,,,,',
        '14,grouped,SET,A Set,1,0,,,1,,,,,,,,,,',
      ].join('\n'),
    )
    expect(detected).toBe('woocommerce')
    expect(problems).toEqual(['6 Type grouped type_unknown'])
    expect(items[0]).toMatchObject({
      itemSku: 'TEE',
      words: { name: 'T-Shirt', description: 'Soft\nand light', category: 'T-Shirts', tags: ['cotton'] },
      variants: [
        { sku: 'TEE-R', name: 'Red', options: { colour: 'Red' }, priceMinor: 120_000, stock: 7 },
        { sku: 'TEE-B', name: 'Blue', options: { colour: 'Blue' }, stock: 3 },
      ],
    })
    expect(items[1]).toMatchObject({ itemSku: 'CARD', words: { active: false }, variants: [{ sku: 'CARD' }] })
  })
})

describe('a list of our own or of nobody we know', () => {
  it.each([
    ['commas', 'sku,price,stock\nA-1,4500,3'],
    ['semicolons', 'sku;price;stock\nA-1;4500,00;3'],
    ['tabs', 'SKU\tPrice\tStock\nA-1\t4500\t3'],
    ['UTF-16', Buffer.from('\ufeffsku\tprice\tstock\nA-1\t4500\t3', 'utf16le')],
    ['lines of Windows', '\ufeffSKU,Selling price,Qty\r\nA-1,"KES 4,500",3\r\n'],
    ['words of Swahili', 'Msimbo,Bei,Idadi\nA-1,4500/=,3'],
  ])('is read with %s', (_what, text) => {
    expect(read(text).items).toEqual([
      expect.objectContaining({
        itemSku: null,
        variants: [{ sku: 'A-1', name: undefined, options: undefined, priceMinor: 450_000, stock: 3 }],
      }),
    ])
  })

  it('is read in the letters of Windows', () => {
    const latin = Buffer.concat([Buffer.from('sku,name\nA-1,Caf'), Buffer.from([0xe9]), Buffer.from(' Creme')])
    expect(read(latin).items[0]?.words.name).toBe('Café Creme')
  })

  it('leaves what is blank, clears what is "-", and takes formulas for text', () => {
    const { items, problems } = read(
      "item_sku,sku,name,variant,description,brand,tags,price,stock\nA,A-1,=1+1,,-,-,-,,\nB,B-1,'=cmd,,,,,-,-",
    )
    expect(items[0]?.words).toEqual({ name: '=1+1', description: '', brand: '', tags: [] })
    expect(items[1]?.words).toEqual({ name: '=cmd' })
    expect(problems).toEqual(['3 price - cannot_clear', '3 stock - cannot_clear'])
  })

  it('is named by row, column and value where it is wrong', () => {
    const { problems } = read(
      [
        'item_sku,sku,name,price,stock,active,option1_name,option1_value',
        `A,A-1,${'x'.repeat(201)},$40,-3,maybe,Größe,42`,
        'A,A-1,,4500,9999999,TRUE,size,42',
        ',,Nameless,4500,1,TRUE,,',
        '',
        'B,B-1,B,1,1,TRUE,size,1,too,many',
        'C,,C,4500,two,TRUE,,',
      ].join('\n'),
    )
    expect(problems).toEqual([
      `2 name ${'x'.repeat(100)} too_long`,
      '2 active maybe active_unreadable',
      '2 option1_name Größe option_name',
      '2 price $40 other_currency',
      '2 stock -3 stock_negative',
      '3 stock 9999999 stock_too_large',
      '3 sku A-1 sku_duplicate',
      '4 item_sku  sku_missing',
      '6   too_many_cells',
      '7 sku  sku_missing',
    ])
  })
})

describe('a file that is no table of goods', () => {
  it.each([
    ['', null, 'there is nothing in it'],
    ['sku,price\n', null, 'a header, and no row'],
    ['PK\u0003\u0004xl/workbook.xml', null, 'an Excel workbook'],
    ['sku,name\nA\u0000B,x', null, 'no table of text'],
    ['sku,name\nA,fine\nB,"never closed\nC,c\n', 3, 'never closed'],
  ])('is refused: %j', (text, row, problem) => {
    const table = readGoodsTable(Buffer.from(text))
    expect(table).toMatchObject({ outcome: 'refused', row })
    expect(table.outcome === 'refused' && table.problem).toContain(problem)
  })

  it('may have inches in it, which are no quotes', () => {
    const table = readGoodsTable(Buffer.from('sku,name\nTV,TV 32" wide\n'))
    expect(table).toMatchObject({ outcome: 'read', rows: [[2, 'TV', 'TV 32" wide']] })
  })
})
