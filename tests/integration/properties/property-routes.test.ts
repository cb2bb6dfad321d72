import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { lagoonFile } from '../../support/lagoon.ts'
import { onceKey } from '../../support/once-key.ts'
import { type ProductShop, startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'

const product = await startProduct({ worker: false, log: testLog() })

async function staffOf(shop: ProductShop) {
  const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
  await product.db.transaction(shop.tenantId, (tx) =>
    tx.staffToken.create({
      data: { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) },
    }),
  )
  return async (method: string, path: string, body?: unknown, type = 'application/json') => {
    const answer = await fetch(`${product.runtime.publicBaseUrl}/v1/properties${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...onceKey(method),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    })
    const json = Object(await answer.json())
    return { status: answer.status, json, problem: String(Object(json.error).message ?? '') }
  }
}

const shop = await product.openShop()
const call = await staffOf(shop)
const { property: head, ...categories } = lagoonFile()
const CSV = 'text/csv'
const opened = await call('POST', '', head)
const id: string = opened.json.property.property_id
const namesIn = async (category: string) => {
  const { json } = await call('GET', `/${id}/items?category=${category}`)
  return json.items.map(({ name }: { name: string }) => name)
}

describe('the properties of a shop', () => {
  it('are opened once, and changed by their name', async () => {
    const again = await call('POST', '', { ...head, name: 'MWEZI lagoon', location: 'Kilifi Creek, north side' })
    expect(again.json.property).toMatchObject({ property_id: id, location: 'Kilifi Creek, north side' })
    const { json } = await call('GET', '')
    expect(json.properties).toEqual([
      { ...head, property_id: id, name: 'MWEZI lagoon', location: 'Kilifi Creek, north side', version: 2 },
    ])
  })

  it('hold their items in the order of the file, as they can be sent again', async () => {
    const put = await call('PUT', `/${id}/items`, categories)
    expect(put.status).toBe(200)
    expect(put.json.categories).toContainEqual({ category: 'restaurants', items: 2, removed: 0 })
    const { json } = await call('GET', `/${id}/items`)
    expect(json.items).toHaveLength(10)
    expect(await namesIn('restaurants')).toEqual(['Pweza Grill', 'Nyota Bar'])
    const [grill] = (await call('GET', `/${id}/items?category=restaurants`)).json.items
    expect(grill.data.price_range).toEqual({ min_minor: 250_000, max_minor: 400_000, currency: 'KES', per: 'person' })
    expect(grill.last_updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const { item_id, category, valid_from, valid_until, data, ...rest } = grill
    const sent = await call('PUT', `/${id}/items`, { restaurants: [{ ...rest, ...data }] })
    expect(sent.json.categories).toEqual([{ category: 'restaurants', items: 1, removed: 1 }])
    const [same] = (await call('GET', `/${id}/items?category=restaurants`)).json.items
    expect(same).toEqual(grill)
    expect(await namesIn('faq')).toHaveLength(1)
  })

  it('are changed by a whole file or not at all, with the path of every problem', async () => {
    const before = (await call('GET', `/${id}/items`)).json
    const refused = await call('PUT', `/${id}/items`, {
      faq: [],
      restaurants: [{ name: 'New Place' }, { name: 'Grill', hours: '17:00-09:00', odds: 1 }],
    })
    expect([refused.status, refused.json.error.code]).toEqual([422, 'bad_property_data'])
    expect(refused.problem).toContain('restaurants[1].hours: it closes at 09:00, before it opens')
    expect(refused.problem).toContain('restaurants[1]: unknown key "odds"')
    expect((await call('GET', `/${id}/items`)).json).toEqual(before)
  })

  it('take the table of one category, in the writing of old spreadsheets too', async () => {
    const table =
      'name;kind;hours;booking_needed;price\r\nCafé Spa;spa;"Mon-Fri 9-17; Sat 9-12";yes;KES 500 per person\r\nGym;fitness;24h;no;\r\n'
    const latin = Uint8Array.from(table, (char) => char.charCodeAt(0))
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${table}`, 'utf16le'))
    for (const bytes of [table, latin, utf16]) {
      const put = await call('PUT', `/${id}/items?category=amenities`, bytes, CSV)
      expect([put.status, put.problem]).toEqual([200, ''])
      expect(await namesIn('amenities')).toEqual(['Café Spa', 'Gym'])
    }
    const wrong = `name,kind,hours\nGym,fitness,24h\nSpa,spa,9-5pm\nPool,pool,9am-9am\n`
    const refused = await call('PUT', `/${id}/items?category=amenities`, wrong, CSV)
    expect(refused.problem).toMatch(/^row 3, hours: .*; row 4, hours: /)
    expect(await namesIn('amenities')).toEqual(['Café Spa', 'Gym'])
  })

  it.each([
    ['a table without its category', '', 'name\nGym', CSV, 422, 'category'],
    ['an unknown column', '?category=amenities', 'name,stars\nGym,5', CSV, 422, 'row 1: unknown column "stars"'],
    [
      'ten thousand columns',
      '?category=amenities',
      `name,${'x,'.repeat(10_000)}y\nGym`,
      CSV,
      422,
      'row 2: is not a row',
    ],
    ['a row that is too short', '?category=amenities', 'name,kind\nGym', CSV, 422, 'row 2: is not a row'],
    ['a quote that stays open', '?category=faq', 'question,answer\n"Why?,No', CSV, 422, 'close every quote'],
    ['NULs', '?category=faq', 'question,answer\nWhy?,N\u0000o', CSV, 422, 'characters that no text has'],
    ['an empty table', '?category=faq', 'question,answer', CSV, 200, ''],
    ['broken JSON', '', '{"faq":', 'application/json', 400, 'not JSON'],
    ['no object', '', '[]', 'application/json', 422, 'must be an object'],
    ['a picture', '', 'PNG', 'image/png', 415, 'Send JSON'],
    ['three megabytes', '', ' '.repeat(3 * 1024 * 1024), 'application/json', 413, 'larger than 2048 KiB'],
    ['a category of nobody', '?category=rides', 'name\nx', CSV, 422, 'category'],
  ])('answers %s', async (_what, query, body, type, status, problem) => {
    const put = await call('PUT', `/${id}/items${query}`, body, type)
    expect(put.status).toBe(status)
    expect(put.problem).toContain(problem)
  })

  it('have a place on earth', async () => {
    const refused = await call('POST', '', { ...head, timezone: 'Mars/Base', last_updated: 'soon', stars: 5 })
    expect(refused.status).toBe(422)
    expect(refused.problem).toContain('timezone: is no timezone')
    expect(refused.problem).toContain('unknown key "stars"')
  })

  it('are written by one at a time', async () => {
    const files = ['A', 'B', 'C'].map((name) => ({
      faq: [
        { question: `${name} one`, answer: 'x' },
        { question: `${name} two`, answer: 'x' },
      ],
    }))
    const put = await Promise.all(files.map((file) => call('PUT', `/${id}/items`, file)))
    expect(put.map(({ status }) => status)).toEqual([200, 200, 200])
    const names: string[] = await namesIn('faq')
    expect(names).toHaveLength(2)
    expect(new Set(names.map((name) => name[0])).size).toBe(1)
  })
})

describe('another shop', async () => {
  const other = await staffOf(await product.openShop())

  it('sees none of it and changes none of it', async () => {
    expect((await other('GET', '')).json).toEqual({ properties: [] })
    expect((await other('GET', `/${id}/items`)).status).toBe(404)
    expect((await other('PUT', `/${id}/items`, { faq: [] })).status).toBe(404)
    const own = await other('POST', '', head)
    expect(own.json.property.property_id).not.toBe(id)
    expect((await call('GET', '')).json.properties).toHaveLength(1)
  })

  it('needs a token', async () => {
    const answer = await fetch(`${product.runtime.publicBaseUrl}/v1/properties`)
    expect(answer.status).toBe(401)
  })
})
