import { describe, expect, it } from 'vitest'
import type { FulfilmentChoice } from '../../../src/domain/fulfilment/index.ts'
import { type OrderView, transitionOrder } from '../../../src/domain/orders/index.ts'
import { orderApplyCoupon, orderCreate, orderGetStatus } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { shopSettings } from '../../support/builders.ts'
import { outputOf, type ToolCtx, twoShops, variantAt } from './two-shops.ts'

const kes = (shillings: number) => ({ amountMinor: shillings * 100, currency: 'KES' })
const to = (zoneId: string, address: string | null = 'Hill Court, house 4'): FulfilmentChoice => ({
  kind: 'delivery',
  zoneId,
  address,
  pin: null,
})
const COLLECT: FulfilmentChoice = { kind: 'pickup', placeId: 'shop' }
const PAST_CUT_OFF = '2026-11-16T12:00:00Z'

/** A pair costs KES 6,500; the hill is free from two pairs on. Every test starts on a Monday at noon in Nairobi. */
const DELIVERY = {
  zones: [
    {
      id: 'hill',
      name: 'Hill',
      feeMinor: 15_000,
      freeFromMinor: 1_300_000,
      promise: { kind: 'same_day' as const, paidBefore: '14:00' },
    },
    { id: 'lake', name: 'Lake', feeMinor: 40_000, promise: { kind: 'working_days' as const, min: 1, max: 2 } },
    { id: 'rest', name: 'Other towns', feeMinor: 65_000, elsewhere: true },
  ],
  pickup: [{ id: 'shop', name: 'The shop', address: 'Station Road', readyMinutes: 60 }],
}

describe('the fulfilment of an order', async () => {
  const { db, shop, other, customerOf, next, runners } = await twoShops()
  const variantId = variantAt(runners, 1)
  const settle = (terms: object) =>
    db.transaction(shop.tenantId, (tx) =>
      tx.tenant.updateMany({
        where: { id: shop.tenantId },
        data: { settings: shopSettings({ fulfilment: { ...DELIVERY, ...terms } }) },
      }),
    )
  await settle({})
  const call = (ctx: ToolCtx, input: object) =>
    runTool(next(ctx), orderCreate, { lines: pairs(1), ...input }, EMPTY_REPLAY)
  const pairs = (quantity: number) => [{ variantId, quantity }]
  const draft = async (ctx: ToolCtx, fulfilment: unknown, quantity = 1) =>
    outputOf(await call(ctx, { lines: pairs(quantity), fulfilment })).order
  const status = async (ctx: ToolCtx) => {
    const input = { order_id: null, reference: null, refresh_payment: false }
    return outputOf(await runTool(next(ctx), orderGetStatus, input, EMPTY_REPLAY)).orders
  }
  const move = (ctx: ToolCtx, { orderId }: OrderView, ...way: ('awaiting_payment' | 'paid' | 'fulfilled')[]) =>
    ctx.transaction(async (ctx) => {
      for (const step of way) await transitionOrder(ctx, { orderId, to: step, reason: 'test' })
    })
  const another = async (ctx: ToolCtx, { orderId }: OrderView, fulfilment: FulfilmentChoice) =>
    outputOf(await call(ctx, { order_id: orderId, fulfilment }))

  it('adds no fee in the shop’s currency to goods that are priced in another', async () => {
    const ctx = await customerOf(shop)
    const priceIn = (currency: string) =>
      ctx.transaction(({ tx }) =>
        tx.catalogVariant.updateMany({ where: { tenantId: ctx.tenantId, id: variantId }, data: { currency } }),
      )
    await priceIn('USD')
    const delivered = await call(ctx, { fulfilment: { kind: 'delivery', zoneId: 'lake', address: null, pin: null } })
    expect(delivered).toMatchObject({ ok: false, code: 'misconfigured' })
    expect((await draft(ctx, { kind: 'pickup', placeId: 'shop' })).total.currency).toBe('USD')
    await priceIn('KES')
  })

  it('adds the fee of the zone to the total, and says what paying now would promise', async () => {
    const ctx = await customerOf(shop)
    const order = await draft(ctx, { ...to('hill'), pin: { latitude: -1.28, longitude: 36, label: 'Home' } })
    expect(order).toMatchObject({ subtotal: kes(6_500), discount: kes(0), deliveryFee: kes(150), total: kes(6_650) })
    expect(order.fulfilment).toEqual({
      kind: 'delivery',
      zoneId: 'hill',
      zoneName: 'Hill',
      address: 'Hill Court, house 4',
      pin: { latitude: -1.28, longitude: 36, label: 'Home' },
      fee: kes(150),
      feeCollected: 'with_order',
      promise: { kind: 'days', from: '2026-11-16T09:00:00.000Z', to: '2026-11-16T16:00:00.000Z' },
      shortfall: null,
    })
    expect(await status(ctx)).toEqual([order])
    ctx.clock.set(PAST_CUT_OFF)
    expect((await status(ctx))[0]?.fulfilment?.promise).toMatchObject({ from: '2026-11-17T05:00:00.000Z' })
  })

  it('costs nothing when she collects it, and says where and from when', async () => {
    const order = await draft(await customerOf(shop), COLLECT)
    expect(order).toMatchObject({ deliveryFee: kes(0), total: kes(6_500) })
    expect(order.fulfilment).toEqual({
      kind: 'pickup',
      placeId: 'shop',
      placeName: 'The shop',
      address: 'Station Road',
      promise: { kind: 'times', from: '2026-11-16T10:00:00.000Z', to: '2026-11-16T16:00:00.000Z' },
    })
  })

  it('stays when the cart changes, with the fee of the new goods, until she says otherwise', async () => {
    const ctx = await customerOf(shop)
    expect(await draft(ctx, undefined)).toMatchObject({ fulfilment: null, total: kes(6_500) })
    expect(await draft(ctx, to('hill'))).toMatchObject({ total: kes(6_650) })
    expect(await draft(ctx, undefined, 2)).toMatchObject({ deliveryFee: kes(0), total: kes(13_000) })
    expect(await draft(ctx, undefined, 1)).toMatchObject({ deliveryFee: kes(150), total: kes(6_650) })
    expect(await draft(ctx, null)).toMatchObject({ fulfilment: null, total: kes(6_500) })
  })

  it('follows a fee that the shop has changed, and is asked anew when the zone is gone', async () => {
    const ctx = await customerOf(shop)
    await draft(ctx, to('lake'))
    await settle({ zones: DELIVERY.zones.map((zone) => ({ ...zone, feeMinor: 45_000 })) })
    expect(await draft(ctx, undefined)).toMatchObject({ total: kes(6_950) })
    await settle({ zones: [] })
    expect(await draft(ctx, undefined)).toMatchObject({ fulfilment: null, total: kes(6_500) })
    await settle({})
  })

  it('is not discounted by an offer, and an offer does not bring a fee back', async () => {
    const ctx = await customerOf(shop)
    await ctx.transaction(({ tx }) =>
      tx.offer.create({
        data: {
          tenantId: ctx.tenantId,
          id: ctx.ids.uuid(),
          code: 'HALF',
          title: { en: 'Half' },
          kind: 'percent',
          percent: 50,
          startsAt: new Date('2026-01-01Z'),
          endsAt: new Date('2027-01-01Z'),
        },
      }),
    )
    const coupon = async ({ orderId }: OrderView) =>
      outputOf(await runTool(next(ctx), orderApplyCoupon, { order_id: orderId, code: 'half' }, EMPTY_REPLAY)).order
    expect(await coupon(await draft(ctx, to('lake')))).toMatchObject({
      discount: kes(3_250),
      deliveryFee: kes(400),
      total: kes(3_650),
    })
    expect(await draft(ctx, to('hill'), 2)).toMatchObject({ discount: kes(6_500), deliveryFee: kes(0) })
  })

  it('shows a fee that is paid on delivery, and leaves it out of the total', async () => {
    await settle({ feeCollected: 'on_delivery' })
    const order = await draft(await customerOf(shop), to('lake'))
    expect(order).toMatchObject({
      deliveryFee: kes(0),
      total: kes(6_500),
      fulfilment: { fee: kes(400), feeCollected: 'on_delivery' },
    })
    await settle({})
  })

  it('says how much is missing to the smallest order that is delivered', async () => {
    await settle({ minimumMinor: 700_000 })
    const ctx = await customerOf(shop)
    expect((await draft(ctx, to('lake'))).fulfilment).toMatchObject({ shortfall: kes(500) })
    expect((await draft(ctx, undefined, 2)).fulfilment).toMatchObject({ shortfall: null })
    await settle({})
  })

  it.each([
    ['a zone that the shop does not have', to('moon')],
    ['a place that the shop does not have', { kind: 'pickup', placeId: 'moon' }],
    ['everywhere else without a place', to('rest', null)],
    ['a field nobody knows', { ...to('hill'), fee: 0 }],
    ['a point that is not on earth', { ...to('hill'), pin: { latitude: 91, longitude: 0, label: null } }],
  ])('refuses %s', async (_what, fulfilment) => {
    const ctx = await customerOf(shop)
    expect(await call(ctx, { fulfilment })).toMatchObject({ ok: false, code: 'invalid_input' })
    expect(await status(ctx)).toEqual([])
  })

  it('knows only the zones of its own shop, and no order of another customer', async () => {
    const order = await draft(await customerOf(shop), to('hill'))
    for (const stranger of [await customerOf(shop), await customerOf(other)]) {
      const input = { order_id: order.orderId, fulfilment: to('lake') }
      expect(await call(stranger, input)).toMatchObject({ ok: false, code: 'not_found' })
    }
  })

  describe('once the money is on its way', () => {
    it('moves to another address without touching the payment', async () => {
      const ctx = await customerOf(shop)
      const order = await draft(ctx, to('hill'))
      await move(ctx, order, 'awaiting_payment')
      const changed = await another(ctx, order, to('hill', 'Lake Court'))
      expect(changed).toMatchObject({ outcome: 'changed', order: { total: order.total } })
      expect(changed.order.fulfilment).toMatchObject({ address: 'Lake Court' })
      const audit = await ctx.transaction(({ tx }) => tx.auditEntry.findMany({ where: { subjectId: order.orderId } }))
      expect(audit.map(({ action }) => action)).toContain('order.fulfilment_changed')
      expect(audit.map(({ action }) => action)).not.toContain('order.changed')
    })

    it('is repriced for a zone of another fee', async () => {
      const ctx = await customerOf(shop)
      const order = await draft(ctx, to('hill'))
      await move(ctx, order, 'awaiting_payment')
      expect(await another(ctx, order, to('lake'))).toMatchObject({ outcome: 'changed', order: { total: kes(6_900) } })
    })
  })

  describe('once it is paid', () => {
    const paid = async (fulfilment: FulfilmentChoice | null) => {
      const ctx = await customerOf(shop)
      const order = await draft(ctx, fulfilment)
      await move(ctx, order, 'awaiting_payment', 'paid')
      return { ctx, order }
    }

    it('keeps the promise that the payment made', async () => {
      const { ctx } = await paid(to('hill'))
      ctx.clock.set('2026-11-20T12:00:00Z')
      expect((await status(ctx))[0]?.fulfilment?.promise).toEqual({
        kind: 'days',
        from: '2026-11-16T09:00:00.000Z',
        to: '2026-11-16T16:00:00.000Z',
      })
    })

    it('keeps it for another address of the zone, and promises another zone from now', async () => {
      const { ctx, order } = await paid(to('lake'))
      ctx.clock.set('2026-11-17T12:00:00Z')
      const near = await another(ctx, order, to('lake', 'Pier 2'))
      expect(near.order.fulfilment).toMatchObject({ address: 'Pier 2', promise: { from: '2026-11-17T05:00:00.000Z' } })
      const far = await another(ctx, order, to('hill'))
      expect(far.order.fulfilment).toMatchObject({ zoneId: 'hill', promise: { from: '2026-11-18T05:00:00.000Z' } })
    })

    it.each([
      ['a dearer zone', to('hill'), to('lake'), 'needs_person'],
      ['a zone for what was to be collected', COLLECT, to('hill'), 'needs_person'],
      ['collecting what was paid to be delivered', to('hill'), COLLECT, 'needs_person'],
      ['a cheaper zone', to('lake'), to('hill'), 'changed'],
      ['a place of pickup for an order that had none', null, COLLECT, 'changed'],
    ])('is asked to be %s', async (_what, before, after, outcome) => {
      const { ctx, order } = await paid(before)
      const changed = await another(ctx, order, after)
      expect(changed.outcome).toBe(outcome)
      expect(changed.order).toMatchObject({ status: 'paid', total: order.total, deliveryFee: order.deliveryFee })
      const isMoved = outcome === 'changed'
      expect(changed.order.fulfilment?.kind ?? null).toBe((isMoved ? after : before)?.kind ?? null)
    })

    it('may move to a zone of any fee that the rider collects', async () => {
      await settle({ feeCollected: 'on_delivery' })
      const { ctx, order } = await paid(to('hill'))
      expect(await another(ctx, order, to('lake'))).toMatchObject({
        outcome: 'changed',
        order: { total: kes(6_500), fulfilment: { fee: kes(400) } },
      })
      await settle({})
    })

    it('does not change with other lines, nor once the goods have left', async () => {
      const { ctx, order } = await paid(to('lake'))
      const input = { order_id: order.orderId, lines: pairs(2), fulfilment: to('hill') }
      expect(outputOf(await call(ctx, input)).outcome).toBe('too_late')
      await move(ctx, order, 'fulfilled')
      expect((await another(ctx, order, to('hill'))).outcome).toBe('too_late')
    })

    it('is paid whatever the settings look like, and then nothing is promised', async () => {
      const ctx = await customerOf(shop)
      const order = await draft(ctx, to('hill'))
      await ctx.transaction(({ tx }) => tx.tenant.updateMany({ where: { id: ctx.tenantId }, data: { settings: {} } }))
      await move(ctx, order, 'awaiting_payment', 'paid')
      expect((await status(ctx))[0]).toMatchObject({ status: 'paid', fulfilment: { promise: null } })
      await settle({})
    })
  })
})
