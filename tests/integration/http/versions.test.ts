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

describe('what a shop says, and who says it', () => {
  const tried = '?dry_run=true'

  it('is changed in a document by who saw it as it is, and tried without a trace', async () => {
    const text = { title: 'Pool rules', text: '# Pool\n\nNo running.\n' }
    const { document_id: id } = (await call('POST', '/knowledge', text)).json.document
    const at = `/knowledge/${id}`
    const { document } = (await call('GET', at)).json
    const before = await audits()
    const rehearsed = await call('PUT', `${at}${tried}`, { title: 'Pool' }, seen(document.revision))
    expect(rehearsed).toMatchObject({ status: 200, isDryRun: true, json: { document: { title: 'Pool' } } })
    expect([await audits(), (await call('GET', at)).json.document]).toEqual([before, document])
    const changed = await call('PUT', at, { title: 'Pool' }, seen(document.revision))
    expect(changed.json.document).toMatchObject({ title: 'Pool', revision: document.revision + 1 })
    for (const [method, body] of [
      ['PUT', { title: 'Swimming' }],
      ['DELETE', undefined],
    ] as const) {
      const late = await call(method, at, body, seen(document.revision))
      expect([late.status, late.json.error.code]).toEqual([409, 'stale_version'])
      expect(late.json.error.details.current).toEqual(changed.json.document)
    }
    expect(await call('DELETE', `${at}${tried}`, undefined, seen(document.revision + 1))).toMatchObject({
      status: 200,
      isDryRun: true,
    })
    expect((await call('DELETE', at, undefined, seen(document.revision + 1))).status).toBe(200)
    const gone = await call('DELETE', `${at}?purge=true`, undefined, seen(document.revision))
    expect([gone.status, gone.json.error.details]).toEqual([409, undefined])
  })

  it('is drafted and told in the FAQ by who saw the draft as it is', async () => {
    const asked = { question: 'Do you rent bicycles?', answer: 'At the veranda.' }
    const rehearsed = await call('POST', `/knowledge/faq${tried}`, asked)
    expect(rehearsed).toMatchObject({ status: 201, isDryRun: true })
    const { entry } = (await call('POST', '/knowledge/faq', asked)).json
    const at = `/knowledge/faq/${entry.document_id}`
    const drafted = await call('PUT', at, { answer: 'At the gate.' }, seen(entry.revision))
    expect(drafted.json.entry).toMatchObject({ draft: expect.stringContaining('gate') })
    const late = await call('PUT', at, { answer: 'Nowhere.' }, seen(entry.revision))
    expect([late.status, late.json.error.details.current]).toEqual([409, drafted.json.entry])
    expect((await call('POST', `${at}/publish`, {}, seen(entry.revision))).json.error.code).toBe('stale_version')
    const { revision } = drafted.json.entry
    const tries = await call('POST', `${at}/publish${tried}`, {}, seen(revision))
    expect(tries.json.entry).toMatchObject({ told: expect.stringContaining('gate'), draft: null })
    const told = await call('POST', `${at}/publish`, {}, seen(revision))
    expect(told.json.entry).toEqual(tries.json.entry)
  })

  it('is of a team whose members are changed by who saw them as they are', async () => {
    const invitation = { email: 'brian@shop.example', name: 'Brian', role: 'agent' }
    const { user_id: id } = (await call('POST', '/team/invitations', invitation)).json
    const now = async () =>
      (await call('GET', '/team')).json.members.find(({ user_id }: { user_id: string }) => user_id === id)
    const member = await now()
    const rehearsed = await call('PATCH', `/team/${id}${tried}`, { capacity: 2 }, seen(member.version))
    expect(rehearsed).toMatchObject({ status: 200, isDryRun: true, json: { member: { capacity: 2 } } })
    expect(await now()).toEqual(member)
    const changed = await call('PATCH', `/team/${id}`, { capacity: 2 }, seen(member.version))
    for (const [method, body] of [
      ['PATCH', { capacity: 5 }],
      ['DELETE', undefined],
    ] as const) {
      const late = await call(method, `/team/${id}`, body, seen(member.version))
      expect([late.status, late.json.error.details?.current]).toEqual([409, changed.json.member])
    }
    expect((await call('DELETE', `/team/${id}${tried}`, undefined, seen(changed.json.member.version))).status).toBe(200)
    expect(await now()).toMatchObject({ state: 'invited' })
  })
})

describe('the settings of the inbox', () => {
  it('are tried, saved as they were seen, and hold at once', async () => {
    const { settings, version } = (await call('GET', '/settings/inbox')).json
    expect(settings).toMatchObject({ assignment: 'off', labels: [], sla: [] })
    const wanted = {
      ...settings,
      ...{ assignment: 'least_loaded', mask_phones: true, labels: ['vip'] },
      sla: [
        { reason: 'dispute', priority: null, first_answer_minutes: 5, next_answer_minutes: null, solve_minutes: 60 },
      ],
    }
    const before = await audits()
    const rehearsed = await call('PUT', '/settings/inbox?dry_run=true', wanted, seen(version))
    expect(rehearsed.isDryRun).toBe(true)
    expect(rehearsed.json.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'assignment',
      'labels',
      'mask_phones',
      'sla',
    ])
    expect([await audits(), (await call('GET', '/settings/inbox')).json]).toEqual([before, { settings, version }])
    const saved = await call('PUT', '/settings/inbox', wanted, seen(version))
    expect(saved.json).toMatchObject({ settings: wanted, version: version + 1 })
    const late = await call('PUT', '/settings/inbox', settings, seen(version))
    expect([late.status, late.json.error.details.current]).toEqual([409, { settings: wanted, version: version + 1 }])
    const same = await call('PUT', '/settings/inbox', wanted, seen(version + 1))
    expect([same.json.changes, same.json.version, await audits()]).toEqual([[], version + 1, before + 1])
    const rows = await product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ orderBy: { at: 'desc' } }),
    )
    const told = { field: 'inbox.assignment', before: 'off', after: 'least_loaded' }
    expect(rows.filter(({ action }) => action === 'settings.published')).toEqual([
      expect.objectContaining({ data: { version: version + 1, changes: expect.arrayContaining([told]) } }),
    ])
    const { settings: kept } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.tenant.findUniqueOrThrow({ where: { id: shop.tenantId }, select: { settings: true } }),
    )
    expect(Object(kept).inbox.sla[0]).toMatchObject({ firstAnswerMinutes: 5, solveMinutes: 60 })
    expect((await call('PUT', '/settings/inbox', { ...wanted, assignment: 'luck' })).status).toBe(422)
  })
})
