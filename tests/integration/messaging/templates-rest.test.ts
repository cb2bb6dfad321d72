import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { createConversation } from '../../support/builders.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'

const BODY = 'Order {{1}} is paid: {{2}}. Thank you!'

const Row = z.looseObject({ language: z.string(), content_sid: z.string(), status: z.string() })
const One = z.object({ template: Row })
const Many = z.object({ templates: z.array(Row) })
const one = async (answer: Promise<Response>) => One.parse(await (await answer).json())
const many = async (answer: Promise<Response>) => Many.parse(await (await answer).json())

describe('the templates of a shop', async () => {
  const product = await startProduct({ worker: false })
  const [shop, other] = [await product.openShop(), await product.openShop()]

  const staffOf = async (tenantId: string) => {
    const token = `tulia_${tenantId}_${randomIds.secret(32)}`
    await product.db.transaction(tenantId, (tx) =>
      tx.staffToken.create({
        data: { tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) },
      }),
    )
    return (method: string, path = '', body?: object, headers: Record<string, string> = {}) =>
      fetch(`${product.runtime.publicBaseUrl}/v1/templates${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...onceKey(method), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
  }
  const staff = await staffOf(shop.tenantId)
  const stranger = await staffOf(other.tenantId)
  const paid = { name: 'payment_paid', language: 'en', body: BODY }

  it('are registered, sent for approval once and listed', async () => {
    const saved = await (await staff('PUT', '', paid)).json()
    expect(saved).toMatchObject({ template: { ...paid, status: 'approved', category: 'UTILITY' } })
    expect(await (await staff('PUT', '', paid)).json()).toEqual(saved)
    await staff('PUT', '', { ...paid, language: 'sw', body: 'Oda {{1}} imelipwa: {{2}}. Asante!' })
    const { templates } = await many(staff('GET'))
    expect(templates.map(({ language }) => language)).toEqual(['en', 'sw'])
    expect(await (await stranger('GET')).json()).toMatchObject({ templates: [] })
  })

  it('are asked for again when their wording changes', async () => {
    const before = await one(staff('PUT', '', paid))
    const after = await one(staff('PUT', '', { ...paid, body: 'Paid: {{1}}, {{2}}. Thanks!' }))
    expect(after.template.content_sid).not.toBe(before.template.content_sid)
  })

  it('follow what becomes of their approval', async () => {
    const { template } = await one(staff('PUT', '', paid))
    await product.sandbox.twilio.setContentApproval({ contentSid: template.content_sid, status: 'disabled' })
    expect(await (await staff('POST', '/sync')).json()).toEqual({ checked: 2, changed: 1 })
    const { templates } = await many(staff('GET'))
    expect(templates[0]).toMatchObject({ language: 'en', status: 'rejected' })
    await product.sandbox.twilio.setContentApproval({ contentSid: template.content_sid, status: 'approved' })
    expect(await (await staff('POST', '/sync')).json()).toEqual({ checked: 2, changed: 1 })
  })

  it('may name a content that the provider has, and no other', async () => {
    const { template } = await one(staff('PUT', '', paid))
    const named = { ...paid, name: 'mine', content_sid: template.content_sid }
    expect(await (await staff('PUT', '', named)).json()).toMatchObject({ template: { status: 'approved' } })
    expect((await staff('PUT', '', { ...named, content_sid: `HX${'0'.repeat(32)}` })).status).toBe(404)
  })

  it.each([
    ['begins with a variable', '{{1}} is paid'],
    ['ends with a variable', 'Paid: {{1}}'],
    ['has two variables side by side', 'Paid {{1}} {{2}} thanks'],
    ['counts with a gap', 'Paid {{2}} thanks'],
    ['names its variables', 'Paid {{name}} thanks'],
  ])('are refused when the wording %s', async (_fault, body) => {
    expect((await staff('PUT', '', { ...paid, body })).status).toBe(422)
  })

  it('are listed beside what the product tells by itself, with what stands in its slots', async () => {
    const { notices } = z
      .object({ notices: z.array(z.object({ name: z.string(), slots: z.array(z.string()) })) })
      .parse(await (await stranger('GET')).json())
    expect(notices).toContainEqual({ name: 'payment_paid', slots: ['reference', 'amount', 'receipt'] })
  })

  it('are deleted one by one, of the version that was seen, and by nobody else', async () => {
    const gone = { ...paid, name: 'gone' }
    await staff('PUT', '', gone)
    await staff('PUT', '', { ...gone, language: 'sw', body: 'Oda {{1}} imelipwa: {{2}}. Asante!' })
    const remove = (who: typeof staff, path: string, seen: string) =>
      who('DELETE', path, undefined, { 'if-match': seen })
    expect((await remove(stranger, '/gone/en', '"1"')).status).toBe(404)
    expect((await remove(staff, '/gone/en', '"7"')).status).toBe(409)
    const tried = await remove(staff, '/gone/en?dry_run=true', '"1"')
    expect(await tried.json()).toEqual({ name: 'gone', language: 'en', outcome: 'deleted' })
    expect((await remove(staff, '/gone/en', '"1"')).status).toBe(200)
    expect((await remove(staff, '/gone/en', '"1"')).status).toBe(404)
    const { templates } = z
      .object({ templates: z.array(z.object({ name: z.string(), language: z.string() })) })
      .parse(await (await staff('GET')).json())
    expect(templates.filter(({ name }) => name === 'gone')).toEqual([expect.objectContaining({ language: 'sw' })])
    const audited = await product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'template.deleted' }, select: { data: true } }),
    )
    expect(audited).toEqual([{ data: { name: 'gone', language: 'en' } }])
  })

  it('stay while a message that left as one has not arrived for sure', async () => {
    const { template } = await one(staff('PUT', '', { ...paid, name: 'under_way' }))
    const { conversationId } = await createConversation(product.db, shop)
    const settle = (status: string) =>
      product.db.transaction(shop.tenantId, (tx) => tx.outboundMessage.updateMany({ data: { status } }))
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.outboundMessage.create({
        data: {
          ...{ tenantId: shop.tenantId, id: randomIds.uuid(), conversationId, author: 'bot', kind: 'answer', epoch: 0 },
          ...{ body: 'Paid.', contentSid: template.content_sid, status: 'uncertain' },
        },
      }),
    )
    expect((await staff('DELETE', '/under_way/en')).status).toBe(409)
    await settle('sent')
    expect((await staff('DELETE', '/under_way/en')).status).toBe(200)
  })

  it('are for staff only', async () => {
    const open = `${product.runtime.publicBaseUrl}/v1/templates`
    for (const method of ['GET', 'PUT']) expect((await fetch(open, { method })).status).toBe(401)
    expect((await fetch(`${open}/sync`, { method: 'POST' })).status).toBe(401)
  })
})
