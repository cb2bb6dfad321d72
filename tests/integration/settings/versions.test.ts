import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/lib/json.ts'
import { hireStaff } from '../../contract/staff.ts'
import { onceKey } from '../../support/once-key.ts'
import { type ProductShop, startProduct } from '../../support/product.ts'

const product = await startProduct()

async function openDesk(shop: ProductShop) {
  const { token } = await hireStaff(product, shop)
  return async (method: string, path: string, body?: object, seen?: number) => {
    const answer = await fetch(`${product.runtime.publicBaseUrl}/v1/settings${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...onceKey(method),
        ...(seen !== undefined && { 'if-match': `"${seen}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, json: Object(await answer.json()) }
  }
}

const audits = (shop: ProductShop) =>
  product.db.transaction(shop.tenantId, (tx) =>
    tx.auditEntry.findMany({ where: { action: 'settings.published' }, orderBy: { at: 'asc' } }),
  )

/** A shop whose name is known, and somebody who may change its settings. */
async function open(name = 'Mtaani Kicks') {
  const shop = await product.openShop({ name })
  const call = await openDesk(shop)
  const { live } = (await call('GET', '')).json
  return { shop, call, settings: live.settings as JsonObject }
}

describe('the settings of a shop', () => {
  it('come with the names and the kinds of everything that may be set', async () => {
    const { call } = await open()
    const { live, draft, schema, help, values } = (await call('GET', '?language=sw')).json
    expect([live.version, draft]).toEqual([1, null])
    expect(Object.keys(schema.properties).toSorted()).toEqual(Object.keys(live.settings).toSorted())
    expect(help['fulfilment.zones[].feeMinor']).toMatchObject({ title: 'Ada', group: 'delivery', unit: 'money' })
    expect(help['payments.stk']).toMatchObject({ title: 'Ombi la M-PESA', danger: true })
    expect(values.mon).toBe('Jumatatu')
    const unnamed = Object.entries<{ title: string }>(help).filter(([path, { title }]) => path.endsWith(title))
    expect(unnamed).toEqual([])
  })

  it('hold from the next turn on once a draft is published, and again once they are rolled back', async () => {
    const { shop, call, settings } = await open()
    const hello = async () => {
      const customer = shop.customer()
      await customer.ask('Hello, who are you?')
      return (await customer.heard()).join(' ')
    }
    const changed = { botName: 'Amani', maxChattinessLevel: 0 }
    const saved = await call('PUT', '/draft', { settings: { ...settings, ...changed } }, 0)
    expect(saved.json.draft.changes.map(({ words }: { words: string }) => words)).toEqual([
      'Name of the assistant: Zuri → Amani',
      'Small talk: 2 → 0',
    ])
    expect(await hello()).toContain('Zuri')
    const published = await call('POST', '/publish', { version: saved.json.draft.version, note: 'New house' })
    expect(published.json).toMatchObject({ live: { version: 2, settings: changed }, draft: null })
    expect(await hello()).toContain('Amani')
    expect((await call('POST', '/rollback', { version: 1 })).json.live.version).toBe(3)
    expect(await hello()).toContain('Zuri')
    const { versions } = (await call('GET', '/versions')).json
    expect(versions).toMatchObject([
      { version: 3, status: 'live' },
      { version: 2, status: 'past', note: 'New house' },
      { version: 1, status: 'past', author: null },
    ])
    const diff = (await call('GET', '/versions/2/diff/3?language=sw')).json.changes
    expect(diff.at(-1).words).toBe('Maongezi ya kawaida: 0 → 2')
    expect((await call('GET', '/versions/1/diff/3')).json.changes).toEqual([])
    expect((await audits(shop)).map(({ data }) => data)).toMatchObject([
      {
        version: 2,
        note: 'New house',
        changes: expect.arrayContaining([{ field: 'maxChattinessLevel', before: 2, after: 0 }]),
      },
      { version: 3, rolled_back_to: 1 },
    ])
  })

  it('have one draft, which nobody writes over who has not seen it', async () => {
    const { call, settings } = await open()
    const first = { ...settings, botName: 'Amani' }
    expect((await call('PUT', '/draft', { settings: first }, 0)).json.draft.version).toBe(1)
    const late = await call('PUT', '/draft', { settings }, 0)
    expect([late.status, late.json.error.code]).toEqual([409, 'stale_version'])
    expect(late.json.error.details.current.draft).toMatchObject({ version: 1, settings: { botName: 'Amani' } })
    expect((await call('PUT', '/draft', { settings: { ...first, botName: 'Neema' } }, 1)).status).toBe(200)
    expect((await call('POST', '/publish', { version: 1 })).status).toBe(409)
    expect((await call('DELETE', '/draft', undefined, 1)).status).toBe(409)
    expect((await call('DELETE', '/draft', undefined, 2)).json).toEqual({ discarded: true })
    expect((await call('POST', '/publish', { version: 2 })).status).toBe(404)
  })

  it('say what is wrong so that it can be mended', async () => {
    const { call, settings } = await open()
    const wrong = {
      ...settings,
      botName: '',
      defaultLanguage: 'sw',
      allowedLanguages: ['en'],
      holds: { orders: 99 },
      colour: 'red',
    }
    const refused = await call('PUT', '/draft', { settings: wrong }, 0)
    expect(refused.status).toBe(422)
    expect(refused.json.error.fields).toEqual(
      expect.arrayContaining([
        { path: 'settings.botName', code: 'too_small', message: 'Name of the assistant: must not be empty.' },
        { path: 'settings.holds.orders', code: 'too_big', message: 'Orders of one customer: must be 20 or less.' },
        { path: 'settings.colour', code: 'unrecognized_keys', message: 'There is no such setting.' },
      ]),
    )
    const apart = { ...settings, defaultLanguage: 'sw', allowedLanguages: ['en'], timezone: 'Nairobi' }
    expect((await call('PUT', '/draft', { settings: apart }, 0)).json.error.fields).toEqual([
      {
        path: 'settings.defaultLanguage',
        code: 'custom',
        message: 'First language: choose one of the languages it speaks.',
      },
      {
        path: 'settings.timezone',
        code: 'custom',
        message: expect.stringContaining('Time zone: there is no such zone'),
      },
    ])
    expect((await call('GET', '')).json.draft).toBe(null)
  })

  it('change what is dangerous only for somebody who types the name of the shop', async () => {
    const { shop, call, settings } = await open()
    const payments = { ...Object(settings.payments), stk: false }
    await call('PUT', '/draft', { settings: { ...settings, payments } }, 0)
    const refused = await call('POST', '/publish', { version: 1 })
    expect([refused.status, refused.json.error.fields[0].path]).toEqual([422, 'confirm'])
    expect(refused.json.error.message).toContain('Ways to pay · M-PESA prompt: on → off')
    const { name } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } }),
    )
    const tried = await call('POST', '/publish?dry_run=true', { version: 1, confirm: name })
    expect([tried.status, (await call('GET', '')).json.live.version]).toEqual([200, 1])
    expect((await call('POST', '/publish', { version: 1, confirm: name })).json.live.settings.payments.stk).toBe(false)
    expect((await call('POST', '/rollback', { version: 1 })).status).toBe(422)
    expect((await call('POST', '/rollback', { version: 1, confirm: name })).status).toBe(200)
    expect((await call('POST', '/rollback', { version: 1, confirm: name })).status).toBe(409)
  })

  it('keep a draft upon what others publish, and are published once however many ask', async () => {
    const { shop, call, settings } = await open()
    await call('PUT', '/draft', { settings: { ...settings, botName: 'Amani' } }, 0)
    const { settings: inbox, version } = (await call('GET', '/inbox')).json
    await call('PUT', '/inbox', { ...inbox, labels: ['vip'] }, version)
    const { live, draft } = (await call('GET', '')).json
    expect(live.settings.inbox.labels).toEqual(['vip'])
    expect(draft).toMatchObject({ version: 2, settings: { botName: 'Amani', inbox: { labels: ['vip'] } } })
    expect(draft.changes).toHaveLength(1)
    const asked = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/publish', { version: 2 })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await audits(shop)).toHaveLength(2)
  })

  it('are no other shop’s', async () => {
    const [one, other] = [await open(), await open()]
    await one.call('PUT', '/draft', { settings: { ...one.settings, botName: 'Amani' } }, 0)
    await one.call('POST', '/publish', { version: 1 })
    expect((await other.call('GET', '/versions')).json.versions).toEqual([])
    expect((await other.call('POST', '/rollback', { version: 1 })).status).toBe(404)
    expect((await other.call('GET', '/versions/1/diff/2')).status).toBe(404)
  })
})
