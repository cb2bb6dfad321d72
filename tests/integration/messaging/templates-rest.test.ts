import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
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
    return (method: string, path = '', body?: object) =>
      fetch(`${product.runtime.publicBaseUrl}/v1/templates${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...onceKey(method) },
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
    expect(await (await stranger('GET')).json()).toEqual({ templates: [] })
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

  it('are for staff only', async () => {
    const open = `${product.runtime.publicBaseUrl}/v1/templates`
    for (const method of ['GET', 'PUT']) expect((await fetch(open, { method })).status).toBe(401)
    expect((await fetch(`${open}/sync`, { method: 'POST' })).status).toBe(401)
  })
})
