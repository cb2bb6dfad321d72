import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'

const HOUSE = {
  ...{ name: 'Kijani Bay', kind: 'resort', location: 'Kilifi', timezone: 'Africa/Nairobi', currency: 'KES' },
  ...{ contact: { desk: 'The reception' }, last_updated: '2026-11-01' },
}
const POOL = { name: 'Pool', kind: 'pool', hours: 'daily 07:00-19:00' }
const PAID = { name: 'payment_paid', language: 'en', body: 'Order {{1}} is paid: {{2}}. Thank you!' }

const product = await startProduct({ worker: false })
const shop = await product.openShop()
const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
const row = { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) }
await product.db.transaction(shop.tenantId, (tx) => tx.staffToken.create({ data: row }))

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...onceKey(method), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    isDryRun: answer.headers.get('x-dry-run') === 'true',
    json: Object(await answer.json()),
  }
}
const seen = (version: number) => ({ 'if-match': `"${version}"` })
const audits = () => product.db.transaction(shop.tenantId, (tx) => tx.auditEntry.count())

describe('a property that two people have open', () => {
  it('is changed by who saw it as it is, and the other one is shown what it is now', async () => {
    const opened = await call('POST', '/properties', HOUSE, seen(0))
    expect([opened.status, opened.json.property.version]).toEqual([200, 1])
    const changed = await call('POST', '/properties', { ...HOUSE, location: 'Watamu' }, seen(1))
    expect(changed.json.property).toMatchObject({ location: 'Watamu', version: 2 })
    const late = await call('POST', '/properties', { ...HOUSE, location: 'Malindi' }, seen(1))
    expect([late.status, late.json.error.code]).toEqual([409, 'stale_version'])
    expect(late.json.error.details.current).toEqual(changed.json.property)
    expect((await call('GET', '/properties')).json.properties).toEqual([changed.json.property])
  })

  it('lets exactly one of many through who saw the same', async () => {
    const { property } = (await call('GET', '/properties')).json.properties.map((property: object) => ({ property }))[0]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        call('POST', '/properties', { ...HOUSE, location: `Place ${n}` }, seen(property.version)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })

  it('has one version for itself and its items', async () => {
    const [property] = (await call('GET', '/properties')).json.properties
    const items = `/properties/${property.property_id}/items`
    const put = await call('PUT', items, { amenities: [POOL] }, seen(property.version))
    expect([put.status, put.json.version]).toEqual([200, property.version + 1])
    const late = await call('PUT', items, { amenities: [] }, seen(property.version))
    expect([late.status, late.json.error.details.current.version]).toEqual([409, property.version + 1])
    expect((await call('GET', items)).json.items).toHaveLength(1)
    expect((await call('PUT', items, { amenities: [POOL] })).status).toBe(200)
  })

  it('takes a header that names no version for a mistake', async () => {
    for (const header of ['7', 'W/"7"', '"seven"', '""']) {
      const answer = await call('POST', '/properties', HOUSE, { 'if-match': header })
      expect([answer.status, answer.json.error.fields[0].path]).toEqual([422, 'if-match'])
    }
  })
})

describe('a write that is only tried', () => {
  it('says what would change, and changes nothing', async () => {
    const [property] = (await call('GET', '/properties')).json.properties
    const items = `/properties/${property.property_id}/items`
    const before = [await audits(), (await call('GET', items)).json]
    const tried = await call('PUT', `${items}?dry_run=true`, { amenities: [], faq: [] })
    expect(tried).toMatchObject({ status: 200, isDryRun: true })
    expect(tried.json.categories).toEqual([
      { category: 'amenities', items: 0, removed: 1 },
      { category: 'faq', items: 0, removed: 0 },
    ])
    const moved = await call('POST', '/properties?dry_run=true', { ...HOUSE, location: 'Lamu' })
    expect(moved.json.property).toMatchObject({ location: 'Lamu', version: property.version + 1 })
    expect([await audits(), (await call('GET', items)).json]).toEqual(before)
    expect((await call('GET', '/properties')).json.properties).toEqual([property])
  })

  it('is refused as the write would be', async () => {
    const [property] = (await call('GET', '/properties')).json.properties
    const items = `/properties/${property.property_id}/items?dry_run=true`
    expect((await call('PUT', items, { amenities: [{ ...POOL, hours: 'sometimes' }] })).status).toBe(422)
    expect((await call('PUT', items, { amenities: [] }, seen(0))).json.error.code).toBe('stale_version')
    expect((await call('PUT', `/properties/${randomIds.uuid()}/items?dry_run=true`, {})).status).toBe(404)
  })

  it('sends nothing for approval', async () => {
    const tried = await call('PUT', '/templates?dry_run=true', PAID)
    expect(tried).toMatchObject({ status: 200, isDryRun: true })
    expect(tried.json.template).toMatchObject({ ...PAID, status: 'pending', content_sid: null, version: 1 })
    expect((await call('GET', '/templates')).json.templates).toEqual([])
    const saved = await call('PUT', '/templates', PAID, seen(0))
    expect(saved.json.template).toMatchObject({ status: 'approved', version: 1 })
    const late = await call('PUT', '/templates', { ...PAID, body: 'Paid: {{1}}, {{2}}. Thanks!' }, seen(0))
    expect([late.status, late.json.error.details.current]).toEqual([409, saved.json.template])
  })
})
