import { describe, expect, it } from 'vitest'
import { createTicket } from '../../../src/domain/handoff/index.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { createConversation, createItem, shopSettings } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { hire, request } from '../handoff/inbox.ts'

describe('orders of a running product', async () => {
  const product = await startProduct()
  const { fulfilment } = shopSettings({ fulfilment: { zones: [{ id: 'hill', name: 'Hill', feeMinor: 15_000 }] } })
  const shop = await product.openShop({ settings: { fulfilment } })
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const stranger = await hire(product, await product.openShop(), 'Stranger')
  const { variantIds } = await createItem(product.db, shop, {
    name: 'Breeze Jogger',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })

  /** An order that is to be brought to the hill. */
  async function ordered() {
    const { conversationId, customerId } = await createConversation(product.db, shop)
    const ctx = { ...product.runtime.ctxFor(shop.tenantId, undefined, customerId), conversationId }
    const pin = { latitude: -1.28, longitude: 36.8, label: null }
    const order = await createDraft(ctx, {
      lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }],
      fulfilment: { kind: 'delivery', zoneId: 'hill', address: 'Hill Court', pin },
    })
    return { ctx, orderId: order.orderId, path: `/v1/orders/${order.orderId}` }
  }

  it('shows staff of the shop, and nobody else, how an order reaches its customer', async () => {
    const { path } = await ordered()
    expect(await wanjiru.get(path)).toMatchObject({
      status: 200,
      body: {
        order: {
          delivery_fee: { amount_minor: 15_000 },
          total: { amount_minor: 465_000 },
          fulfilment: { kind: 'delivery', zone_id: 'hill', address: 'Hill Court', pin: { latitude: -1.28 } },
        },
      },
    })
    expect((await stranger.get(path)).status).toBe(404)
    expect((await wanjiru.get('/v1/orders/none')).status).toBe(404)
    expect((await request(product, path, { method: 'GET', token: null })).status).toBe(401)
  })

  it('tells whoever takes a conversation over where her goods are to go', async () => {
    const { ctx } = await ordered()
    const { ticketId } = await createTicket(ctx, {
      reason: 'human_requested',
      summary: 'asked',
      journey: 'orders',
      step: 'ask',
    })
    expect((await wanjiru.get(`/v1/tickets/${ticketId}`)).body).toMatchObject({
      ticket: {
        context: { orders: [{ fulfilment: { kind: 'delivery', place_name: 'Hill', address: 'Hill Court' } }] },
      },
    })
  })
})
