import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { redeemOffer } from '../../../src/domain/offers/index.ts'
import { createDraft, transitionOrder } from '../../../src/domain/orders/index.ts'
import { createConversation, createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { hire } from '../handoff/inbox.ts'

const RUNS = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2090-01-01T00:00:00Z' }
const TEN = { title: { en: '10% off running shoes' }, reduction: { kind: 'percent', percent: 10, most_minor: 50_000 } }
const Made = z.object({ offer: z.object({ offer_id: z.uuid(), version: z.int() }) })

describe('offers over REST', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const stranger = await hire(product, await product.openShop(), 'Stranger')
  const shoes = await createItem(product.db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }],
  })

  const make = async (terms: object) => {
    const answer = await wanjiru.post('/v1/offers', { ...RUNS, ...terms })
    expect(answer.status).toBe(201)
    return Made.parse(answer.body).offer
  }
  const patch = (id: string, seen: number, body: object, query = '') =>
    wanjiru.patch(`/v1/offers/${id}${query}`, seen, body)
  /** An order of one pair, as far as she has come with it. */
  async function ordered(...moves: ('awaiting_payment' | 'paid')[]) {
    const { conversationId, customerId } = await createConversation(product.db, shop)
    const ctx = { ...product.runtime.ctxFor(shop.tenantId, undefined, customerId), conversationId }
    const lines = [{ variantId: shoes.variantIds[0] ?? '', quantity: 1 }]
    const order = await createDraft(ctx, { lines, fulfilment: null })
    if (moves.length > 0) await ctx.transaction((ctx) => redeemOffer(ctx, { orderId: order.orderId }))
    for (const to of moves) {
      await ctx.transaction((ctx) => transitionOrder(ctx, { orderId: order.orderId, to, reason: 'test' }))
    }
    return order
  }

  it('are told and applied in the next turn of a customer, changed for the one after, and ended', async () => {
    const customer = shop.customer()
    expect(await customer.ask('do you have any offers?')).not.toContain('10% off')
    const { offer_id: id, version } = await make({ ...TEN, categories: ['running shoes'] })
    expect(await customer.ask('do you have any offers?')).toContain('10% off running shoes')
    await customer.ask('I want Rift Runner size 42')
    expect(await lastOrder()).toMatchObject({ subtotalMinor: 450_000, discountMinor: 45_000, offerId: id })

    const less = { reduction: { kind: 'percent', percent: 10, most_minor: 20_000 } }
    expect(await patch(id, version, less, '?dry_run=true')).toMatchObject({
      status: 200,
      body: { offer: { version: 2 } },
    })
    expect(await patch(id, version, less)).toMatchObject({ status: 200, body: { offer: { version: 2 } } })
    expect(await patch(id, version, { code: null })).toMatchObject({
      status: 409,
      body: { error: { code: 'stale_version' } },
    })
    expect((await ordered()).discount.amountMinor).toBe(20_000)

    expect(await patch(id, 2, { ends_at: '2021-01-01T00:00:00Z' })).toMatchObject({
      body: { offer: { state: 'ended' } },
    })
    expect((await ordered()).discount.amountMinor).toBe(0)
    expect(await shop.customer().ask('do you have any offers?')).not.toContain('10% off')
  })

  const lastOrder = () =>
    product.db.transaction(shop.tenantId, (tx) =>
      tx.order.findFirst({
        orderBy: { createdAt: 'desc' },
        select: { subtotalMinor: true, discountMinor: true, offerId: true },
      }),
    )

  it('are tried on an order and on goods, and give what a customer gets', async () => {
    const { offer_id: id } = await make({
      ...TEN,
      code: 'try10',
      categories: ['Running Shoes'],
      min_total_minor: 100_000,
    })
    const { orderId } = await ordered()
    const tried = async (on: object) => (await wanjiru.post(`/v1/offers/${id}/try`, { on })).body
    const discount = { amount_minor: 45_000, currency: 'KES' }
    expect(await tried({ order_id: orderId })).toMatchObject({ outcome: 'applies', discount, best: null })
    expect(await lastOrder()).toMatchObject({ discountMinor: 0, offerId: null })
    const goods = (category: string, amount_minor: number) => ({ lines: [{ category, amount_minor }] })
    expect(await tried(goods('running shoes', 900_000))).toMatchObject({ discount: { amount_minor: 50_000 } })
    expect(await tried(goods('phones', 900_000))).toMatchObject({ outcome: 'not_for_these_items', discount: null })
    expect(await tried(goods('running shoes', 99_900))).toMatchObject({ outcome: 'below_minimum' })
    const everybody = await make({
      title: { en: '1% off' },
      reduction: { kind: 'percent', percent: 1, most_minor: null },
    })
    expect(await tried({ order_id: orderId })).toMatchObject({
      best: { offer_id: everybody.offer_id, discount: { amount_minor: 4_500 } },
    })
    const strange = await stranger.post(`/v1/offers/${id}/try`, { on: goods('running shoes', 900_000) })
    expect(strange.status).toBe(404)
    expect((await wanjiru.delete(`/v1/offers/${everybody.offer_id}`)).status).toBe(200)
  })

  it('count their use and their cost, and are deleted only while no order has them', async () => {
    const { offer_id: id } = await make({
      title: { en: 'KES 300 off' },
      reduction: { kind: 'fixed', amount_minor: 30_000 },
    })
    await ordered('awaiting_payment', 'paid')
    await ordered('awaiting_payment')
    const { body } = await wanjiru.get('/v1/offers')
    expect(
      z
        .array(z.looseObject({ offer_id: z.string() }))
        .parse(body.offers)
        .find(({ offer_id }) => offer_id === id),
    ).toMatchObject({
      ...{ paid_orders: 1, open_orders: 1, state: 'running', title: { en: 'KES 300 off' } },
      cost: [{ amount_minor: 30_000, currency: 'KES' }],
    })
    expect((await wanjiru.delete(`/v1/offers/${id}`)).status).toBe(409)
    expect(await patch(id, 1, { ends_at: '2021-01-01T00:00:00Z' })).toMatchObject({ status: 200 })
    const { offer_id: unused } = await make({ ...TEN, code: 'UNUSED' })
    expect((await stranger.delete(`/v1/offers/${unused}`)).status).toBe(404)
    expect((await wanjiru.delete(`/v1/offers/${unused}`)).status).toBe(200)
  })

  it('have one code each, an end after their beginning, and stay in their shop', async () => {
    await make({ ...TEN, code: 'KARIBU10' })
    const refused = async (terms: object) => (await wanjiru.post('/v1/offers', { ...RUNS, ...TEN, ...terms })).status
    expect(await refused({ code: 'karibu10' })).toBe(409)
    expect(await refused({ code: 'TWICE', ends_at: RUNS.starts_at })).toBe(422)
    expect(await refused({ title: {} })).toBe(422)
    expect(await refused({ reduction: { kind: 'percent', percent: 101, most_minor: null } })).toBe(422)
    expect(await refused({ reduction: { kind: 'fixed', percent: 10 } })).toBe(422)
    const tried = await wanjiru.post('/v1/offers?dry_run=true', { ...RUNS, ...TEN, code: 'TRIED' })
    expect(tried).toMatchObject({ status: 201, body: { offer: { code: 'TRIED' } } })
    expect(JSON.stringify((await wanjiru.get('/v1/offers')).body)).not.toContain('TRIED')
    expect((await stranger.get('/v1/offers')).body).toEqual({ offers: [], next_cursor: null })
    const audited = await product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { subjectType: 'offer' }, distinct: ['action'], select: { action: true } }),
    )
    expect(audited.map(({ action }) => action).sort()).toEqual(['offer.changed', 'offer.created', 'offer.deleted'])
  })

  it('are listed page by page', async () => {
    const first = await wanjiru.get('/v1/offers?limit=1')
    const cursor = z.string().parse(first.body.next_cursor)
    const second = await wanjiru.get(`/v1/offers?limit=1&cursor=${encodeURIComponent(cursor)}`)
    const ids = [first, second].flatMap(({ body }) => z.array(z.object({ offer_id: z.string() })).parse(body.offers))
    expect(new Set(ids.map(({ offer_id }) => offer_id)).size).toBe(2)
  })
})
