import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { postgresLimiter } from '../../../src/adapters/postgres/limiter.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { recordCardNotification } from '../../../src/domain/payments/index.ts'
import { createApp } from '../../../src/http/app.ts'
import { cardWebhooks } from '../../../src/http/webhooks/card.ts'
import { type CardWorld, ipnAddress, notify, openCardShop, openCardWorld, postJson } from './card-world.ts'

describe('a notification', () => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld()
  })

  it('about an order nobody knows is answered, counted and never looked up', async () => {
    const buyer = await world.buyer()
    await world.link(buyer)
    const trackingId = randomIds.uuid()
    const before = await asked()
    const response = await notify(world, trackingId, { reference: 'NOBODY-1' })
    await world.drain()
    expect(response.status).toBe(200)
    expect(await asked()).toBe(before)
    expect(world.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'card_notification_unknown' }),
    )
  })

  it('that is forged for an order of the shop only makes us look, and changes nothing', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId, reference } = await world.link(buyer)
    const forged = { status: 'COMPLETED', status_code: 1, amount: 2500, confirmation_code: 'FORGED1' }
    await notify(world, trackingId, { reference, more: forged })
    await world.drain()
    expect((await world.attempt(attemptId)).status).toBe('pending')
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', money: [] })
  })

  it("that reaches another shop's address finds nothing there", async () => {
    const other = await openCardShop(world.db, world.sandbox)
    const theirs = await world.buyer({ shop: other })
    await world.checkout(theirs)
    const buyer = await world.buyer()
    const { attemptId, trackingId, reference } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    const address = await ipnAddress(world, other.consumerKey)
    const response = await postJson(address, { OrderTrackingId: trackingId, OrderMerchantReference: reference })
    await world.drain()
    expect(response.status).toBe(200)
    expect((await world.attempt(attemptId)).status).toBe('pending')
    expect((await world.order(trackingId)).asked).toBe(0)
  })

  it('is taken by GET and by POST, with keys in any case, and answered with its own values', async () => {
    const buyer = await world.buyer()
    const { trackingId, reference } = await world.link(buyer)
    const values = {
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: trackingId,
      orderMerchantReference: reference,
    }
    const address = await ipnAddress(world)
    const query = new URLSearchParams({
      ordertrackingid: trackingId,
      ORDERMERCHANTREFERENCE: reference,
      OrderNotificationType: 'IPNCHANGE',
    })
    const got = await fetch(`${address}?${query}`)
    expect([got.status, await got.json()]).toEqual([200, { ...values, status: 200 }])
    const form = await fetch(address, { method: 'POST', body: query })
    expect([form.status, await form.json()]).toEqual([200, { ...values, status: 200 }])
  })

  it('that names no order, or comes to an address nobody has, is refused', async () => {
    const address = await ipnAddress(world)
    expect((await postJson(address, { hello: 'world' })).status).toBe(400)
    expect((await fetch(address, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413)
    const unknown = `${world.baseUrl}/webhooks/payments/card/${'ab'.repeat(24)}/ipn`
    expect((await postJson(unknown, { OrderTrackingId: 'x' })).status).toBe(404)
  })

  it('leaves one row each, and one for an unknown order however often it comes', async () => {
    const buyer = await world.buyer()
    const { trackingId } = await world.link(buyer)
    const unknown = randomIds.uuid()
    for (const id of [trackingId, trackingId, unknown, unknown]) await notify(world, id)
    const rows = await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.paymentNotification.findMany({
        where: { tenantId: world.shop.tenantId },
        select: { claim: true, verdict: true },
      }),
    )
    const about = (id: string) =>
      rows.filter(({ claim }) => JSON.stringify(claim).includes(id)).map((row) => row.verdict)
    expect(about(trackingId)).toEqual(['looked_up', 'looked_up'])
    expect(about(unknown)).toEqual(['unknown_order'])
  })

  it('that comes in a flood leaves no more rows, and the provider is asked once a minute', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId, reference } = await world.link(buyer)
    const ctx = world.ctxFor(world.shop.tenantId)
    const limiter = { take: async () => ({ granted: false, waitMs: 1_000, left: 0 }) }
    const { accountId } = await world.attempt(attemptId)
    const flood = { accountId, notice: { trackingId, reference, type: 'IPNCHANGE' }, raw: {} }
    const flooded = await recordCardNotification({ ...ctx, ports: { ...ctx.ports, limiter } }, flood)
    expect(flooded).toEqual({ attemptId, lookInMs: 60_000 })
    const count = await world.db.transaction(ctx.tenantId, (tx) =>
      tx.paymentNotification.count({ where: { claim: { path: ['attemptId'], equals: attemptId } } }),
    )
    expect(count).toBe(0)
  })

  it('about made-up orders fills no table, the limiter’s neither', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const ctx = world.ctxFor(world.shop.tenantId)
    const ports = { ...ctx.ports, limiter: postgresLimiter(world.db, ctx.clock) }
    const { accountId } = await world.attempt(attemptId)
    const told = (id: string) =>
      recordCardNotification(
        { ...ctx, ports },
        { accountId, notice: { trackingId: id, reference: '', type: '' }, raw: {} },
      )
    for (let made = 0; made < 5; made += 1) expect(await told(randomIds.uuid())).toBeNull()
    expect(await told(trackingId)).toMatchObject({ attemptId })
    expect(await world.db.transaction(ctx.tenantId, (tx) => tx.rateBucket.count())).toBe(1)
  })

  it('that cannot be stored is answered so that the provider sends it again', async () => {
    const ctx = world.ctxFor(world.shop.tenantId)
    const webhooks = cardWebhooks({
      findPaymentHook: async () => ({ tenantId: ctx.tenantId, accountId: randomIds.uuid() }),
      card: ctx.ports.card,
      ctxFor: () => ({ ...ctx, transaction: async () => Promise.reject(new Error('the database is away')) }),
      log: world.log,
    })
    const server = createApp({ routers: [webhooks], log: world.log, healthy: async () => ({}) }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/webhooks/payments/card/${'ab'.repeat(24)}/ipn`
    const response = await postJson(url, { OrderTrackingId: 'x-1', OrderMerchantReference: 'R-1' })
    server.close()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ orderTrackingId: 'x-1', status: 500 })
  })

  it('finds an order whose request was never answered, once the provider names our reference', async () => {
    const buyer = await world.buyer()
    await world.sandbox.faults.set([{ target: 'pesapal.submit', kind: 'reset_after_accept', times: 1 }])
    const { attemptId, outcome } = await world.checkout(buyer)
    expect(outcome).toBe('unknown')
    const { reference } = await world.attempt(attemptId ?? '')
    const [order] = await world.sandbox.pesapal.orders({ reference })
    await notify(world, randomIds.uuid(), { reference })
    await world.drain()
    expect((await world.attempt(attemptId ?? '')).status).toBe('submit_unknown')
    await world.sandbox.pesapal.pay(order?.trackingId ?? '')
    await world.drain()
    expect((await world.facts(buyer)).order).toBe('paid')
    expect((await world.attempt(attemptId ?? '')).providerRequestId).toBe(order?.trackingId)
  })

  async function asked(): Promise<number> {
    return (await world.sandbox.pesapal.orders()).reduce((sum, order) => sum + order.asked, 0)
  }
})
