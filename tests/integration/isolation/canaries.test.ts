import { describe, expect, it } from 'vitest'
import { CanaryKind, type CanaryPlace } from '../../../src/domain/canaries/schemas.ts'
import { askExport, updateCustomer } from '../../../src/domain/customers/index.ts'
import { uploadDocument } from '../../../src/domain/knowledge/index.ts'
import { PLATFORM_TENANT } from '../../../src/domain/tenancy/schemas.ts'
import { findMarkers } from '../../../src/lib/markers.ts'
import { createConversation, createItem, createShop } from '../../support/builders.ts'
import { CANARY, canaryOf } from '../../support/canary-of.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { hire } from '../handoff/inbox.ts'
import { openAsBothRoles } from '../schema/both-roles.ts'
import { asTenant, attempt } from './as-tenant.ts'

describe('the secret rows of a tenant', async () => {
  const { db, owner, app } = await openAsBothRoles()
  const shops = [await createShop(db), await createShop(db)]

  it('are planted with it, each under a marker of its own, the platform’s too', async () => {
    const tenants = [...shops.map(({ tenantId }) => tenantId), PLATFORM_TENANT]
    const markers = await Promise.all(
      tenants.flatMap((tenantId) => CanaryKind.options.map((kind) => canaryOf(db, tenantId, kind))),
    )
    expect(new Set(markers).size).toBe(tenants.length * CanaryKind.options.length)
    expect(markers.map((marker) => findMarkers(marker))).toEqual(markers.map((marker) => [marker]))
    const { rows } = await owner.query('SELECT tenant_id, kind FROM canaries WHERE tenant_id = ANY ($1)', [tenants])
    expect(rows).toHaveLength(markers.length)
  })

  it('are planted once', async () => {
    const [shop] = shops
    const before = await canaryOf(db, shop?.tenantId ?? '', 'product')
    await owner.query('SELECT plant_canaries($1)', [shop?.tenantId])
    expect(await canaryOf(db, shop?.tenantId ?? '', 'product')).toBe(before)
  })

  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' ORDER BY 1`,
  )
  it('are in no table for the runtime, not even for their own tenant', async () => {
    const tenantId = shops[0]?.tenantId ?? ''
    const holds = `SELECT FROM %I t WHERE t.tenant_id = '${tenantId}' AND to_jsonb(t)::text LIKE '%%zqxw%%'`
    const found: string[] = []
    for (const { name } of tables) {
      const sql = holds.replace('%I', name).replaceAll('%%', '%')
      if (((await owner.query(sql)).rowCount ?? 0) > 0) found.push(name)
      expect({ name, seen: await asTenant(app, tenantId, () => attempt(app, sql)) }).toEqual({ name, seen: 0 })
    }
    expect(found).toEqual([
      ...['catalog_items', 'catalog_words', 'customers'],
      ...['knowledge_documents', 'knowledge_parents', 'knowledge_passages', 'knowledge_versions'],
    ])
  })

  it('can be neither written, changed nor deleted by the runtime', async () => {
    const [shop] = shops
    await asTenant(app, shop?.tenantId ?? null, async () => {
      const add = `INSERT INTO customers (tenant_id, id, address) VALUES ($1, '${CANARY}', 'x')`
      expect(await attempt(app, add, [shop?.tenantId])).toBe('42501')
      expect(await attempt(app, `UPDATE customers SET notes = '' WHERE id = '${CANARY}'`)).toBe(0)
      expect(await attempt(app, `DELETE FROM customers WHERE id = '${CANARY}'`)).toBe(0)
      expect(await attempt(app, 'SELECT plant_canaries($1)', [shop?.tenantId])).toBe('42501')
    })
  })
})

describe('a secret row of another shop', async () => {
  const product = await startProduct()
  const [shop, other] = [await product.openShop(), await product.openShop()]
  const { db, runtime } = product
  const marker = await canaryOf(db, other.tenantId, 'product')

  it('that stands among the goods of a shop reaches no customer of it, and a person is asked to answer', async () => {
    await createItem(db, shop, {
      name: `Rift Runner ${marker}`,
      category: 'running shoes',
      variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }],
    })
    const customer = shop.customer()
    await customer.say('I want Rift Runner size 42')
    const withheld = await until(
      () => db.transaction(shop.tenantId, (tx) => tx.outboundMessage.findFirst({ where: { reason: 'canary' } })),
      { what: 'a message that was withheld' },
    )
    expect(withheld).toMatchObject({ status: 'failed', body: '', menu: null, sentAt: null })
    expect(findMarkers((await customer.heard()).join())).toEqual([])
    const told = await db.transaction(shop.tenantId, async (tx) => ({
      audit: await tx.auditEntry.findFirst({ where: { action: 'message.withheld', subjectId: withheld.id } }),
      ticket: await tx.handoffTicket.findFirst({ where: { conversationId: withheld.conversationId } }),
      chat: await tx.conversation.findFirstOrThrow({ where: { id: withheld.conversationId } }),
      left: await tx.outboundMessage.count({ where: { body: { contains: marker } } }),
    }))
    expect(told.audit?.data).toEqual({ reason: 'canary' })
    expect(told.ticket).toMatchObject({ reason: 'not_told', status: 'open' })
    expect(told.chat.lastPreview).toBeNull()
    expect(told.left).toBe(0)
    const hits = await db.transaction(PLATFORM_TENANT, (tx) => tx.canaryHit.findMany())
    expect(hits).toMatchObject([
      {
        ...{ canaryOf: other.tenantId, kind: 'product', toldTo: shop.tenantId },
        ...{ place: 'message', subject: withheld.id, times: 1 },
      },
    ])
    const figures = await runtime.figures.text({ rows: [], queues: new Map() })
    expect(figures).toContain('tulia_canary_hits_total{where="message"} 1')
  })

  const hitsIn = async (place: CanaryPlace) =>
    (
      await db.transaction(PLATFORM_TENANT, (tx) =>
        tx.canaryHit.findMany({ where: { place }, orderBy: { subject: 'asc' } }),
      )
    ).map(({ subject, canaryOf, kind, toldTo, times }) => ({ subject, canaryOf, kind, toldTo, times }))

  it('leaves in no answer to the staff of the shop and in no table of theirs; its own leaves in none either', async () => {
    const asha = await hire(product, shop, 'Asha')
    const neighbour = await hire(product, other, 'Neema')
    const told = { canaryOf: other.tenantId, kind: 'product', toldTo: shop.tenantId }
    for (const path of ['/v1/catalog/items', '/v1/catalog/items', '/v1/catalog/export.csv']) {
      const answer = await asha.get(path)
      expect({ status: answer.status, markers: findMarkers(JSON.stringify(answer.body)) }).toEqual({
        status: 500,
        markers: [],
      })
    }
    expect(await hitsIn('answer')).toEqual([
      { ...told, subject: 'exportCatalog', times: 1 },
      { ...told, subject: 'listCatalogItems', times: 2 },
    ])
    const own = await canaryOf(db, other.tenantId, 'customer')
    await createConversation(db, other, { address: `whatsapp:${own}` })
    expect((await neighbour.get('/v1/customers')).status).toBe(500)
    expect(await hitsIn('answer')).toContainEqual({
      ...told,
      kind: 'customer',
      toldTo: other.tenantId,
      subject: 'listCustomers',
      times: 1,
    })
  })

  it('leaves in no refusal, in no archive of a customer and in no line of the log', async () => {
    const { customerId } = await createConversation(db, shop)
    const ctx = runtime.ctxFor(shop.tenantId)
    await updateCustomer(ctx, { customerId, change: { notes: `Likes ${marker}` }, seen: null })
    const asha = await hire(product, shop, 'Asha')
    expect((await asha.patch(`/v1/customers/${customerId}`, 7, { notes: 'none' })).status).toBe(500)
    expect(await hitsIn('answer')).toContainEqual(expect.objectContaining({ subject: 'updateCustomer', times: 1 }))
    const { url } = await askExport(ctx, { customerId })
    await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    expect(await hitsIn('export')).toMatchObject([{ canaryOf: other.tenantId, toldTo: shop.tenantId, times: 1 }])
    runtime.log.warn('something_failed', { problem: `no item ${marker}` })
    const [line] = await until(
      async () => {
        const found = await hitsIn('log')
        return found.length > 0 ? found : null
      },
      { what: 'the line that was looked at' },
    )
    expect(line).toMatchObject({ subject: 'something_failed', canaryOf: other.tenantId, toldTo: PLATFORM_TENANT })
  })

  it('leaves in no stream and on no receipt', async () => {
    const ctx = runtime.ctxFor(shop.tenantId)
    const file = { fileName: `${marker}.md`, bytes: Buffer.from('# Pool\n\nNo running.\n') }
    const { documentId } = await uploadDocument(ctx, {
      ...{ title: 'Pool rules', type: 'doc', language: 'en', topic: null, origin: 'text', requestKey: null },
      ...file,
    })
    const asha = await hire(product, shop, 'Asha')
    const stream = await asha.stream(`/v1/knowledge/${documentId}/events`, AbortSignal.timeout(30_000))
    await expect(stream.text()).rejects.toThrow('terminated')
    expect(await hitsIn('stream')).toMatchObject([{ subject: 'followDocument', toldTo: shop.tenantId, times: 1 }])

    const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }]
    await createItem(db, other, { name: 'Rift Runner', category: 'running shoes', variants })
    const customer = other.customer()
    await customer.ask('I want Rift Runner size 42')
    await customer.ask('yes')
    const prompt = await until(async () => (await product.sandbox.daraja.prompts({ msisdn: customer.msisdn }))[0])
    await product.sandbox.daraja.answerPrompt(prompt.id, { action: 'pay' })
    await customer.next()
    const orderId = await db.transaction(other.tenantId, async (tx) => {
      await tx.orderLine.updateMany({ data: { itemName: marker } })
      return (await tx.order.findFirstOrThrow({ where: { status: 'paid' } })).id
    })
    const expiresAt = new Date(Date.now() + 60_000)
    const receipt = { tenantId: other.tenantId, file: { kind: 'receipt', id: orderId }, expiresAt } as const
    const printed = await fetch(`${runtime.publicBaseUrl}/files/${runtime.ports.fileLinks.sign(receipt)}`)
    expect(printed.status).toBe(500)
    expect(await hitsIn('file')).toMatchObject([{ subject: orderId, canaryOf: other.tenantId, toldTo: other.tenantId }])
  })

  it('is not what only looks like one: it is looked up, and leaves', async () => {
    const { customerId } = await createConversation(db, shop)
    const unknown = `zqxw${'bcdfghjklmnprstv'.repeat(2)}`
    const change = { name: unknown }
    await updateCustomer(runtime.ctxFor(shop.tenantId), { customerId, change, seen: null })
    const asha = await hire(product, shop, 'Asha')
    expect(await asha.get(`/v1/customers/${customerId}`)).toMatchObject({ status: 200 })
  })
})
