import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../../src/domain/context.ts'
import { createDraft, type OrderView } from '../../../src/domain/orders/index.ts'
import { startStkPush } from '../../../src/domain/payments/index.ts'
import { paymentCreatePesapalCheckout } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createConversation, createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

describe('a card payment in the whole product', async () => {
  const product = await startProduct()
  const shop = await product.openShop({ settings: { payments: { stk: true, c2b: false, card: true } } })
  const { sandbox, runtime, db } = product
  const variants = [{ name: 'Black 41', options: { size: '41' }, priceMinor: 250_000, stock: 9 }]
  const { variantIds } = await createItem(db, shop, { name: 'Rift Trail', variants })

  async function customerWithLink(
    phone: string,
  ): Promise<{ ctx: Ctx; order: OrderView; trackingId: string; hears: () => Promise<string[]> }> {
    const address = `whatsapp:+${phone}`
    const { customerId, conversationId } = await createConversation(db, shop, { address, lastInboundAt: new Date() })
    await sandbox.twilio.setWindow({ sender: shop.address, customer: address, lastInboundAt: new Date().toISOString() })
    const ctx = { ...runtime.ctxFor(shop.tenantId, runtime.ids.uuid(), customerId), conversationId }
    const order = await createDraft(ctx, { lines: [{ variantId: variantIds[0] ?? '', quantity: 1 }] })
    const input = { order_id: order.orderId, confirmed_total: order.total }
    const made = await runTool(ctx, paymentCreatePesapalCheckout, input, EMPTY_REPLAY)
    if (!made.ok || made.output.url === null) throw new Error(`no link: ${JSON.stringify(made)}`)
    const trackingId = made.output.url.split('/').at(-1) ?? ''
    const hears = async () => (await sandbox.twilio.messages({ to: address })).map(({ body }) => body)
    return { ctx, order, trackingId, hears }
  }
  const atProvider = async (trackingId: string) =>
    (await sandbox.pesapal.orders()).find((known) => known.trackingId === trackingId)

  it('reaches the customer as one message after four notifications and one question to the provider', async () => {
    const { order, trackingId, hears } = await customerWithLink('254700000101')
    const { confirmationCode } = await sandbox.pesapal.pay(trackingId, { notifications: 4 })
    const told = await until(async () => (await hears()).find((body) => body.includes(confirmationCode ?? '?')), {
      what: 'the sentence about the payment',
    })
    expect(told).toContain(`KES 2,500 by card for order ${order.reference}`)
    expect(await atProvider(trackingId)).toMatchObject({ notified: 4, asked: 1 })
    expect((await hears()).filter((body) => body.includes(confirmationCode ?? '?'))).toHaveLength(1)
  })

  it('closes the link by itself when M-PESA pays the order', async () => {
    const { ctx, order, trackingId } = await customerWithLink('254700000102')
    const msisdn = '254700000102'
    await sandbox.daraja.script({ msisdn, outcome: 'pay' })
    const again = { ...ctx, requestId: runtime.ids.uuid() }
    await startStkPush(again, { orderId: order.orderId, msisdn, confirmedTotal: order.total })
    await until(async () => (await atProvider(trackingId))?.state === 'cancelled', {
      what: 'the cancelled link',
    })
  })
})
