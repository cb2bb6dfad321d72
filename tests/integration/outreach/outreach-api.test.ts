import { describe, expect, it } from 'vitest'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { createItem, shopSettings } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { hire, request } from '../handoff/inbox.ts'

const ALWAYS = { open: '00:00', close: '00:00' }
const OPEN = { mon: ALWAYS, tue: ALWAYS, wed: ALWAYS, thu: ALWAYS, fri: ALWAYS, sat: ALWAYS, sun: ALWAYS }

describe('outreach and consent of a running product', async () => {
  const product = await startProduct()
  const { outreach } = shopSettings()
  const settings = { openingHours: OPEN, outreach: { ...outreach, quietHours: { from: '00:00', to: '00:00' } } }
  const shop = await product.openShop({ settings })
  const other = await product.openShop()
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const stranger = await hire(product, other, 'Stranger')
  const rows = <T>(read: Parameters<typeof product.db.transaction<T>>[1]) => product.db.transaction(shop.tenantId, read)
  const { variantIds } = await createItem(product.db, shop, {
    name: 'Breeze Jogger',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })

  async function met() {
    const customer = shop.customer()
    await customer.ask('hi')
    const conversation = await rows((tx) =>
      tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    const ctx = product.runtime.ctxFor(shop.tenantId, undefined, conversation.customerId)
    return { customer, ctx: { ...ctx, conversationId: conversation.id }, customerId: conversation.customerId }
  }

  it('reminds by itself, brings the order back and goes on to payment', async () => {
    const { customer, ctx } = await met()
    await updatePreferences(ctx, { marketing: true, source: 'chat' })
    const { orderId } = await createDraft(ctx, { lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }] })
    const ago = new Date(Date.now() - 3 * 3_600_000)
    await rows(async (tx) => {
      await tx.order.updateMany({ where: { id: orderId }, data: { updatedAt: ago } })
      await tx.conversation.updateMany({ where: { id: ctx.conversationId }, data: { lastInboundAt: ago } })
    })
    const reminder = await customer.next()
    expect(reminder).toContain('Breeze Jogger, total KES 4,500')
    expect(reminder).toContain('STOP')
    await until(async () => (await rows((tx) => tx.outreach.findFirst({ where: { orderId } })))?.status === 'sent')
    expect((await wanjiru.get('/v1/outreach')).body).toMatchObject({
      breaker: { tripped: false },
      last_hour: { sent: 1 },
      recent: [{ order_id: orderId, kind: 'abandoned_cart', status: 'sent' }],
    })
    expect(await customer.ask('1')).toContain('Pay KES 4,500 by M-PESA')
    expect(await customer.ask('1')).toMatch(/M-PESA.*PIN/s)
  })

  it('shows staff of the shop, and nobody else, where a customer’s consents stand and how they came there', async () => {
    const { customer, customerId } = await met()
    const path = `/v1/customers/${customerId}/consent`
    expect((await wanjiru.get(path)).body).toMatchObject({
      current: { transactional: { state: 'implied' }, marketing: { state: 'never_asked' } },
      trail: [],
    })
    await customer.ask('subscribe me to the newsletter')
    await customer.ask('STOP')
    expect((await wanjiru.get(path)).body).toMatchObject({
      current: { transactional: { state: 'withdrawn' }, marketing: { state: 'withdrawn' } },
    })
    await customer.ask('START')
    const { body } = await wanjiru.get(path)
    expect(body).toMatchObject({
      customer_id: customerId,
      current: { transactional: { state: 'granted' }, marketing: { state: 'withdrawn' } },
    })
    const entry = {
      source: expect.stringMatching(/^chat/),
      wording_version: expect.any(String),
      at: expect.any(String),
    }
    expect(body.trail).toEqual([
      { purpose: 'transactional', action: 'granted', ...entry },
      { purpose: 'marketing', action: 'withdrawn', ...entry },
      { purpose: 'transactional', action: 'withdrawn', ...entry },
      { purpose: 'marketing', action: 'granted', ...entry },
    ])
    expect((await stranger.get(path)).status).toBe(404)
    expect((await wanjiru.get('/v1/customers/nobody/consent')).status).toBe(404)
    for (const [method, closed] of [
      ['GET', path],
      ['GET', '/v1/outreach'],
      ['POST', '/v1/outreach/reset'],
    ] as const) {
      expect((await request(product, closed, { method, token: null })).status).toBe(401)
    }
  })

  it('shows staff of the shop, and nobody else, what is remembered of a customer, and erases it on her wish', async () => {
    const { ctx, customerId } = await met()
    const remember = [{ kind: 'diet', value: 'vegetarian', dates: null, messageId: customerId }] as const
    await updatePreferences(ctx, { memory: true, remember: [...remember], source: 'chat' })
    const path = `/v1/customers/${customerId}/memory`
    const { body } = await wanjiru.get(path)
    expect(body).toMatchObject({ customer_id: customerId, consent: true })
    expect(body.entries).toEqual([
      { kind: 'diet', value: 'vegetarian', dates: null, message_id: customerId, at: expect.any(String) },
    ])
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.delete(path)).status).toBe(404)
    expect((await request(product, path, { method: 'DELETE', token: null })).status).toBe(401)
    expect((await wanjiru.delete(path)).body).toEqual({ customer_id: customerId, consent: false, entries: [] })
  })

  it('is let go again by staff of this shop only', async () => {
    const tripped = { trippedAt: new Date(), reason: 'too_many' }
    await rows((tx) =>
      tx.outreachBreaker.upsert({
        where: { tenantId_scope: { tenantId: shop.tenantId, scope: 'outreach' } },
        create: { tenantId: shop.tenantId, scope: 'outreach', ...tripped },
        update: tripped,
      }),
    )
    expect((await stranger.post('/v1/outreach/reset')).body).toMatchObject({ outcome: 'not_tripped' })
    expect((await wanjiru.get('/v1/outreach')).body).toMatchObject({ breaker: { tripped: true, reason: 'too_many' } })
    expect((await wanjiru.post('/v1/outreach/reset')).body).toMatchObject({
      outcome: 'reset',
      breaker: { tripped: false, reset_by: wanjiru.id },
    })
  })
})
