import { beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { reconcilePayments, settlePayment, startStkPush } from '../../../src/domain/payments/index.ts'
import { CARD_LIMITS } from '../../../src/domain/payments/methods/card/card-limits.ts'
import { until } from '../../support/until.ts'
import { type CardBuyer, type CardWorld, notify, openCardWorld, cardPaidFacts as paidFacts } from './card-world.ts'

const HOUR_MS = 3_600_000

let world: CardWorld
beforeAll(async () => {
  world = await openCardWorld()
})

describe('a card link whose time is over', () => {
  it('lets the stock go when the link expires, and still takes late money while there is stock', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    world.clock.advance(CARD_LIMITS.softExpirySeconds * 1000)
    expect((await world.settle(attemptId)).status).toBe('expired')
    expect(await world.facts(buyer)).toMatchObject({ held: 0, notices: ['payment_expired_card'] })
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    expect(await world.facts(buyer)).toEqual({ ...paidFacts, notices: ['payment_expired_card', 'payment_paid_late'] })
  })

  it('asks a person when the goods were sold before late money came', async () => {
    const buyer = await world.buyer({ stock: 1 })
    const { attemptId, trackingId } = await world.link(buyer)
    world.clock.advance(CARD_LIMITS.softExpirySeconds * 1000)
    await world.settle(attemptId)
    const faster = await world.buyer({ variantId: buyer.variantId })
    const sold = await world.link(faster)
    await world.sandbox.pesapal.pay(sold.trackingId)
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    expect(await world.facts(faster)).toMatchObject({ order: 'paid', stock: 0, held: 0 })
    expect(await world.facts(buyer)).toMatchObject({ order: 'needs_review', money: ['pesapal card KES 0/250000'] })
    expect(await world.reviews()).toContainEqual({ reason: 'order_cannot_take_it', attemptId })
  })

  it('keeps the stock of a declined card until the link expires, then lets it go in silence', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { outcome: 'failed' })
    await world.drain()
    expect((await world.facts(buyer)).held).toBe(1)
    world.clock.advance(CARD_LIMITS.softExpirySeconds * 1000)
    await world.settle(attemptId)
    expect(await world.facts(buyer)).toMatchObject({ held: 0, notices: ['payment_failed_card'] })
  })

  it('is asked about by its own plan alone, however often the shop is reconciled', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    world.clock.advance(HOUR_MS)
    const ctx = world.ctxFor(world.shop.tenantId)
    const runs = 30
    for (let run = 0; run < runs; run++) {
      await reconcilePayments(ctx)
      world.clock.advance(600_000)
    }
    expect((await world.attempt(attemptId)).status).toBe('expired')
    const { asked } = await world.order(trackingId)
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThan(runs / 2)
  })

  it('stops asking after 72 hours, and a notification after that still counts', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    world.clock.advance(2 * HOUR_MS)
    await world.settle(attemptId)
    world.clock.advance(CARD_LIMITS.hardStopSeconds * 1000)
    await world.settle(attemptId, 'when_due')
    expect(await world.attempt(attemptId)).toMatchObject({ status: 'expired', nextQueryAt: null })
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    expect((await world.facts(buyer)).order).toBe('paid')
  })
})

describe('a card payment that comes twice or goes back', () => {
  it('stops a paid order when the money goes back before delivery', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    await world.sandbox.pesapal.reverse(trackingId, { notifications: 3 })
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({
      order: 'needs_review',
      stock: 4,
      attempts: ['card refunded'],
      money: ['pesapal card KES 0/250000 reversed'],
      notices: ['payment_paid_card', 'payment_reversed'],
      tickets: ['payment_review'],
    })
    expect(await world.reviews()).toContainEqual({ reason: 'reversed', attemptId })
    expect((await world.attempt(attemptId)).nextQueryAt).toBeNull()
  })

  it('alarms the shop when the money goes back after delivery, and leaves the order delivered', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    const where = { tenantId: world.shop.tenantId, id: buyer.order.orderId }
    await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.order.updateMany({ where, data: { status: 'fulfilled' } }),
    )
    await world.sandbox.pesapal.reverse(trackingId)
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({
      order: 'fulfilled',
      attempts: ['card needs_review'],
      notices: ['payment_paid_card'],
      tickets: ['payment_review'],
    })
    expect(world.log.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'card_payment_reversed',
        fields: expect.objectContaining({ attemptId }),
      }),
    )
  })

  it('cancels the link at the provider when M-PESA has settled the order', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await payByPhone(buyer)
    expect((await world.settle(attemptId, 'when_due')).status).toBe('cancelled')
    expect((await world.order(trackingId)).state).toBe('cancelled')
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', attempts: ['card cancelled', 'stk paid'] })
    expect(await world.attempt(attemptId)).toMatchObject({ nextQueryAt: null })
  })

  it('cancels a declined link as well, and tries again when the provider did not answer', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { outcome: 'failed' })
    await world.drain()
    await payByPhone(buyer)
    await world.sandbox.faults.set([{ target: 'pesapal.cancel', kind: 'http_500', times: 1 }])
    await world.settle(attemptId, 'when_due')
    expect((await world.order(trackingId)).state).toBe('failed')
    const { nextQueryAt } = await world.attempt(attemptId)
    world.clock.set(nextQueryAt?.toISOString() ?? '')
    await world.settle(attemptId, 'when_due')
    expect((await world.order(trackingId)).state).toBe('cancelled')
    expect(await world.attempt(attemptId)).toMatchObject({ status: 'failed', nextQueryAt: null })
  })

  it('asks a person when the card was paid as well before the link could be cancelled', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await payByPhone(buyer)
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', stock: 4, attempts: ['card needs_review', 'stk paid'] })
    expect(facts.money).toContain('pesapal card KES 0/250000')
    expect(await world.reviews()).toContainEqual({ reason: 'order_cannot_take_it', attemptId })
  })

  it('keeps the money of a second confirmation code for a person, once, and leaves the order paid', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const { confirmationCode } = await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    const second = randomIds.secret(6).toUpperCase()
    const reporting = withSecondCode(second)
    for (let look = 0; look < 3; look++) {
      await notify(world, trackingId)
      world.clock.advance(1_000)
      await settlePayment(reporting, { attemptId })
    }
    expect(await world.facts(buyer)).toEqual({
      ...paidFacts,
      money: ['pesapal card KES 250000/250000', 'pesapal card KES 0/250000'],
      notices: ['payment_paid_card', 'payment_in_review'],
    })
    expect(await world.attempt(attemptId)).toMatchObject({ status: 'paid', receipt: confirmationCode })
    expect(await moneyInReview(attemptId)).toEqual([{ reason: 'overpaid', receipt: second }])
  })

  it('takes back only the money that had paid the order when a link was paid twice', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    await notify(world, trackingId)
    world.clock.advance(1_000)
    await settlePayment(withSecondCode(randomIds.secret(6).toUpperCase()), { attemptId })
    await world.sandbox.pesapal.reverse(trackingId)
    await world.drain()
    const { order, money } = await world.facts(buyer)
    expect(order).toBe('needs_review')
    expect(money.toSorted()).toEqual(['pesapal card KES 0/250000', 'pesapal card KES 0/250000 reversed'])
  })
})

/** The shop's work, while the provider names another code for the same order than before. */
function withSecondCode(confirmationCode: string): Ctx {
  const ctx = world.ctxFor(world.shop.tenantId)
  const status: Ctx['ports']['card']['status'] = async (...asked) => {
    const answer = await ctx.ports.card.status(...asked)
    return answer.outcome === 'report' ? { ...answer, report: { ...answer.report, confirmationCode } } : answer
  }
  return { ...ctx, ports: { ...ctx.ports, card: { ...ctx.ports.card, status } } }
}

async function moneyInReview(attemptId: string) {
  const { tenantId } = world.shop
  const reviews = await world.db.transaction(tenantId, (tx) =>
    tx.paymentReview.findMany({ where: { tenantId, attemptId }, include: { receipt: true } }),
  )
  return reviews.map(({ reason, receipt }) => ({ reason, receipt: receipt?.receipt ?? null }))
}

async function payByPhone(buyer: CardBuyer): Promise<void> {
  const msisdn = `2547${String(Number.parseInt(randomIds.secret(4), 16) % 100_000_000).padStart(8, '0')}`
  await world.sandbox.daraja.script({ msisdn, outcome: 'pay' })
  const { order } = buyer
  const ctx = { ...buyer.ctx, requestId: randomIds.uuid() }
  const pushed = await startStkPush(ctx, { orderId: order.orderId, msisdn, confirmedTotal: order.total })
  await until(async () => (await world.settle(pushed.attemptId ?? '')).status === 'paid', {
    what: 'the M-PESA payment',
  })
}
