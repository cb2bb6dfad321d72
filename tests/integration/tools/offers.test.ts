import { describe, expect, it } from 'vitest'
import { redeemOffer } from '../../../src/domain/offers/index.ts'
import { transitionOrder } from '../../../src/domain/orders/index.ts'
import { offersGetApplicable, orderApplyCoupon, orderCreate } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { createItem, createShop, type TestShop } from '../../support/builders.ts'
import { outputOf, type ToolCtx, twoShops, variantAt } from './two-shops.ts'

describe('offers', async () => {
  const { db, other, customerOf, next } = await twoShops(20)

  /** A shop that sells a shoe for 2,000 and a phone for 10,000, with the offers given. */
  async function shopWith(...offers: object[]) {
    const shop = await createShop(db)
    const variants = [{ name: 'One', options: {}, priceMinor: 200_000, stock: 900 }]
    const shoe = await createItem(db, shop, { name: 'Shoe', category: 'running shoes', variants })
    const phone = await createItem(db, shop, {
      name: 'Phone',
      category: 'smartphones',
      variants: [{ name: 'One', options: {}, priceMinor: 1_000_000, stock: 900 }],
    })
    const ctx = await customerOf(shop)
    await ctx.transaction(({ tx }) =>
      tx.offer.createMany({
        data: offers.map((offer) => ({
          tenantId: shop.tenantId,
          id: ctx.ids.uuid(),
          title: { en: 'Offer' },
          kind: 'percent',
          percent: 10,
          startsAt: new Date('2026-11-01T00:00:00Z'),
          endsAt: new Date('2026-12-01T00:00:00Z'),
          ...offer,
        })),
      }),
    )
    return { shop, ctx, shoe: variantAt(shoe, 0), phone: variantAt(phone, 0) }
  }

  const draft = async (ctx: ToolCtx, ...variantIds: string[]) =>
    outputOf(
      await runTool(
        next(ctx),
        orderCreate,
        { lines: variantIds.map((variantId) => ({ variantId, quantity: 1 })) },
        EMPTY_REPLAY,
      ),
    ).order
  const apply = async (ctx: ToolCtx, order_id: string, code: string) =>
    runTool(next(ctx), orderApplyCoupon, { order_id, code }, EMPTY_REPLAY)
  const applied = async (ctx: ToolCtx, order_id: string, code: string) => outputOf(await apply(ctx, order_id, code))
  const newCustomer = (shop: TestShop) => customerOf(shop)

  it('puts the best offer without a code on a new draft', async () => {
    const { ctx, shoe } = await shopWith(
      { percent: 5 },
      { kind: 'fixed', percent: null, amountMinor: 15_000 },
      { code: 'HALF', percent: 50 },
    )
    const order = await draft(ctx, shoe)
    expect(order).toMatchObject({
      discount: { amountMinor: 15_000 },
      total: { amountMinor: 185_000 },
      offerTitle: { en: 'Offer' },
    })
  })

  it('reduces only the categories an offer is for, and measures its minimum on the whole order', async () => {
    const { ctx, shoe, phone } = await shopWith({ percent: 7, categories: ['Running Shoes'], minTotalMinor: 300_000 })
    expect((await draft(ctx, shoe)).discount.amountMinor).toBe(0)
    expect((await draft(ctx, shoe, phone)).discount.amountMinor).toBe(14_000)
  })

  it('tells every outcome of a coupon and changes the order only when it applies', async () => {
    const { ctx, shoe } = await shopWith(
      { code: 'KARIBU10' },
      { code: 'OLD', endsAt: new Date('2026-11-10T00:00:00Z') },
      { code: 'SOON', startsAt: new Date('2026-11-20T00:00:00Z') },
      { code: 'BIG', minTotalMinor: 500_000 },
      { code: 'SIMU', categories: ['smartphones'] },
      { code: 'GONE', maxRedemptions: 0 },
      { code: 'LESS', percent: 1 },
    )
    const before = await draft(ctx, shoe)
    const refused = {
      NOPE: 'unknown',
      OLD: 'expired',
      SOON: 'unknown',
      BIG: 'below_minimum',
      SIMU: 'not_for_these_items',
      GONE: 'used_up',
    }
    for (const [code, outcome] of Object.entries(refused)) {
      expect(await applied(ctx, before.orderId, code)).toEqual({ outcome, order: before })
    }
    const done = await applied(ctx, before.orderId, ' karibu 10 ')
    expect(done).toMatchObject({
      outcome: 'applied',
      order: { discount: { amountMinor: 20_000 }, total: { amountMinor: 180_000 } },
    })
    expect(await applied(ctx, before.orderId, 'KARIBU10')).toEqual({ outcome: 'already_applied', order: done.order })
    expect(await applied(ctx, before.orderId, 'LESS')).toEqual({ outcome: 'already_applied', order: done.order })
  })

  it('keeps a coupon while the cart changes, as long as it fits', async () => {
    const { ctx, shoe, phone } = await shopWith({ code: 'SIMU', categories: ['smartphones'] })
    const first = await draft(ctx, phone)
    await applied(ctx, first.orderId, 'SIMU')
    expect((await draft(ctx, phone, shoe)).discount.amountMinor).toBe(100_000)
    expect(await draft(ctx, shoe)).toMatchObject({ discount: { amountMinor: 0 }, offerTitle: null })
  })

  it('lets a limited coupon go to as many orders as it has places, however many ask at once', async () => {
    const { shop, shoe } = await shopWith({ code: 'FIRST3', maxRedemptions: 3 })
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const ctx = await newCustomer(shop)
        return { ctx, order: await draft(ctx, shoe) }
      }),
    )
    const outcomes = await Promise.all(
      buyers.map(async ({ ctx, order }) => (await applied(ctx, order.orderId, 'FIRST3')).outcome),
    )
    expect(outcomes.sort()).toEqual([...Array(3).fill('applied'), ...Array(9).fill('used_up')])
  })

  it('gives a customer no more uses than she may have', async () => {
    const { ctx, shop, shoe } = await shopWith({ code: 'ONCE', perCustomer: 1 })
    const first = await draft(ctx, shoe)
    await applied(ctx, first.orderId, 'ONCE')
    await ctx.transaction((ctx) =>
      transitionOrder(ctx, { orderId: first.orderId, to: 'awaiting_payment', reason: 'test' }),
    )
    const second = await draft(ctx, shoe)
    expect((await applied(ctx, second.orderId, 'ONCE')).outcome).toBe('used_up')
    const someoneElse = await newCustomer(shop)
    const theirs = await draft(someoneElse, shoe)
    expect((await applied(someoneElse, theirs.orderId, 'ONCE')).outcome).toBe('applied')
  })

  it('frees the place of a cancelled order and of a forgotten draft', async () => {
    const { ctx, shop, shoe } = await shopWith({ code: 'LAST', maxRedemptions: 1 })
    const first = await draft(ctx, shoe)
    await applied(ctx, first.orderId, 'LAST')
    const waiting = await newCustomer(shop)
    const theirs = await draft(waiting, shoe)
    expect((await applied(waiting, theirs.orderId, 'LAST')).outcome).toBe('used_up')
    waiting.clock.advance(31 * 60_000)
    expect((await applied(waiting, theirs.orderId, 'LAST')).outcome).toBe('applied')
    ctx.clock.advance(31 * 60_000)
    expect(await ctx.transaction((ctx) => redeemOffer(ctx, { orderId: first.orderId }))).toBe('used_up')
    await waiting.transaction((ctx) =>
      transitionOrder(ctx, { orderId: theirs.orderId, to: 'cancelled', reason: 'test' }),
    )
    expect(await ctx.transaction((ctx) => redeemOffer(ctx, { orderId: first.orderId }))).toBe('redeemed')
  })

  it('takes the next best automatic offer when the best one is used up', async () => {
    const { ctx, shop, shoe } = await shopWith({ percent: 20, maxRedemptions: 1 }, { percent: 5 })
    expect((await draft(ctx, shoe)).discount.amountMinor).toBe(40_000)
    expect((await draft(await newCustomer(shop), shoe)).discount.amountMinor).toBe(10_000)
    expect((await draft(ctx, shoe)).discount.amountMinor).toBe(40_000)
  })

  it('lists what the customer can use now, and says what her order gets', async () => {
    const { ctx, shoe } = await shopWith(
      { percent: 5 },
      { code: 'KARIBU10', minTotalMinor: 100_000 },
      { code: 'OLD', endsAt: new Date('2026-11-10T00:00:00Z') },
      { code: 'GONE', maxRedemptions: 0 },
    )
    const list = async (order_id: string | null) =>
      outputOf(await runTool(next(ctx), offersGetApplicable, { order_id }, EMPTY_REPLAY)).offers
    expect((await list(null)).map(({ code, minTotal, discount }) => ({ code, minTotal, discount }))).toEqual([
      { code: null, minTotal: null, discount: null },
      { code: 'KARIBU10', minTotal: { amountMinor: 100_000, currency: 'KES' }, discount: null },
    ])
    const order = await draft(ctx, shoe)
    expect((await list(order.orderId)).map((offer) => offer.discount?.amountMinor ?? null)).toEqual([10_000, null])
  })

  it('shows and changes nothing of another customer or another shop', async () => {
    const { ctx, shop, shoe } = await shopWith({ code: 'KARIBU10' })
    const order = await draft(ctx, shoe)
    for (const stranger of [await newCustomer(shop), await customerOf(other)]) {
      expect(await apply(stranger, order.orderId, 'KARIBU10')).toMatchObject({ ok: false, code: 'not_found' })
      const asked = await runTool(next(stranger), offersGetApplicable, { order_id: order.orderId }, EMPTY_REPLAY)
      expect(asked).toMatchObject({ ok: false, code: 'not_found' })
    }
    const stranger = await customerOf(other)
    expect(outputOf(await runTool(stranger, offersGetApplicable, { order_id: null }, EMPTY_REPLAY)).offers).toEqual([])
  })

  it('takes no sum in the shop’s currency off goods that are priced in another, and no percentage that needs one', async () => {
    const { ctx, shoe } = await shopWith(
      { kind: 'fixed', percent: null, amountMinor: 15_000 },
      { percent: 50, minTotalMinor: 100_000 },
      { percent: 5 },
      { code: 'FIVE', kind: 'fixed', percent: null, amountMinor: 50_000 },
    )
    await ctx.transaction(({ tx }) =>
      tx.catalogVariant.updateMany({ where: { tenantId: ctx.tenantId, id: shoe }, data: { currency: 'USD' } }),
    )
    const order = await draft(ctx, shoe)
    expect(order).toMatchObject({ discount: { amountMinor: 10_000, currency: 'USD' }, total: { amountMinor: 190_000 } })
    expect(await applied(ctx, order.orderId, 'FIVE')).toMatchObject({ outcome: 'not_for_these_items' })
  })

  it('does not touch an order that is no draft any more', async () => {
    const { ctx, shoe } = await shopWith({ code: 'KARIBU10' })
    const order = await draft(ctx, shoe)
    await ctx.transaction((ctx) =>
      transitionOrder(ctx, { orderId: order.orderId, to: 'awaiting_payment', reason: 'test' }),
    )
    expect(await apply(ctx, order.orderId, 'KARIBU10')).toMatchObject({ ok: false, code: 'conflict' })
  })
})
