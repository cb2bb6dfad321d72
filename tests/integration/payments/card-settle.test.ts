import { beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { refreshPayment } from '../../../src/domain/payments/index.ts'
import { applyCardReport } from '../../../src/domain/payments/methods/card/apply-card-report.ts'
import { askCard } from '../../../src/domain/payments/methods/card/ask-card.ts'
import { type CardWorld, notify, openCardShop, openCardWorld, cardPaidFacts as paidFacts } from './card-world.ts'

describe('settling a card payment', () => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld()
  })

  it('pays the order when every fact of a completed status is ours', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const { confirmationCode } = await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    expect(await world.facts(buyer)).toEqual(paidFacts)
    const attempt = await world.attempt(attemptId)
    expect(attempt).toMatchObject({ receipt: confirmationCode, nextQueryAt: null, resultCode: 'COMPLETED' })
  })

  it('asks the provider once for four notifications that come at once', async () => {
    const buyer = await world.buyer()
    const { trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 4 })
    await world.drain()
    expect(await world.order(trackingId)).toMatchObject({ notified: 4, asked: 1 })
    expect(await world.facts(buyer)).toEqual(paidFacts)
  })

  it('changes nothing when notifications and settlements are repeated after the payment', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 2 })
    await world.drain()
    await Promise.all([1, 2, 3].map(() => notify(world, trackingId)))
    await world.drain()
    await Promise.all([1, 2, 3].map(() => world.settle(attemptId)))
    expect(await world.facts(buyer)).toEqual(paidFacts)
    expect((await world.attempt(attemptId)).nextQueryAt).toBeNull()
  })

  it('settles once when many workers have asked at the same time', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    await Promise.all(Array.from({ length: 6 }, () => world.settle(attemptId)))
    expect(await world.facts(buyer)).toEqual(paidFacts)
  })

  it('stays pending on INVALID, although the amount is filled in', async () => {
    const buyer = await world.buyer()
    const { attemptId } = await world.link(buyer)
    expect(await world.settle(attemptId)).toMatchObject({ status: 'pending' })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', held: 1, money: [], notices: [] })
  })

  it('takes a declined card as a failure that the same link can still turn into a payment', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId, url } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { outcome: 'failed' })
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({
      order: 'awaiting_payment',
      held: 1,
      attempts: ['card failed'],
      notices: ['payment_failed_card'],
    })
    expect(await world.checkout(buyer)).toMatchObject({ outcome: 'link', url })
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    const notices = ['payment_failed_card', 'payment_paid_late']
    expect(await world.facts(buyer)).toEqual({ ...paidFacts, notices })
    expect((await world.attempt(attemptId)).status).toBe('paid')
  })

  it('asks again about a declined card when the customer asks about her order', async () => {
    const buyer = await world.buyer()
    const { trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { outcome: 'failed' })
    await world.drain()
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    expect(await refreshPayment(buyer.ctx, { orderId: buyer.order.orderId })).toMatchObject({ status: 'paid' })
  })

  it('never takes a payment back because an older failure is applied after it', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const ctx = world.ctxFor(world.shop.tenantId)
    await world.sandbox.pesapal.pay(trackingId, { outcome: 'failed', notifications: 0 })
    const older = await askCard(ctx, attemptId, 'now')
    expect(older.report?.state).toBe('failed')
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    await ctx.transaction((ctx) => applyCardReport(ctx, attemptId, older))
    expect(await world.facts(buyer)).toEqual(paidFacts)
  })

  describe.each([
    ['amount', { amount: 2499.99 }, 'KES 0/249999'],
    ['currency', { currency: 'USD' }, 'USD 0/250000'],
  ])('a completed payment with another %s', (_what, report, money) => {
    it('waits for a person, with the money booked as what it is', async () => {
      const buyer = await world.buyer()
      const { attemptId, trackingId } = await world.link(buyer)
      await world.sandbox.pesapal.pay(trackingId, { report })
      await world.drain()
      expect(await world.facts(buyer)).toMatchObject({
        order: 'needs_review',
        attempts: ['card needs_review'],
        money: [`pesapal card ${money}`],
        notices: ['payment_in_review'],
        tickets: ['payment_review'],
      })
      expect(await world.reviews()).toContainEqual({ reason: 'mismatch', attemptId })
    })
  })

  it.each([
    ['another reference', { reference: 'SOMEBODY-1' }],
    ['no confirmation code', { confirmationCode: '' }],
  ])('never settles a completed payment with %s', async (_what, report) => {
    const buyer = await world.buyer()
    const { trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { report })
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({ order: 'needs_review', money: [], tickets: ['payment_review'] })
  })

  it('never counts a confirmation code twice', async () => {
    const first = await world.buyer()
    const one = await world.link(first)
    const { confirmationCode } = await world.sandbox.pesapal.pay(one.trackingId)
    await world.drain()
    const second = await world.buyer()
    const two = await world.link(second)
    const report = { confirmationCode: confirmationCode ?? '' }
    await world.sandbox.pesapal.pay(two.trackingId, { report })
    await world.drain()
    expect(await world.facts(first)).toEqual(paidFacts)
    expect(await world.facts(second)).toMatchObject({ order: 'needs_review', money: [] })
  })

  it('asks a person about a confirmation code that another shop has booked', async () => {
    const other = await openCardShop(world.db, world.sandbox)
    const theirs = await world.buyer({ shop: other })
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const receipt = randomIds.secret(6).toUpperCase()
    const account = await world.db.transaction(other.tenantId, (tx) =>
      tx.paymentAccount.findFirstOrThrow({ where: { tenantId: other.tenantId, provider: 'pesapal' } }),
    )
    const paidThere = await world.checkout(theirs)
    await world.db.transaction(other.tenantId, (tx) =>
      tx.moneyReceipt.create({
        data: {
          tenantId: other.tenantId,
          id: randomIds.uuid(),
          provider: 'pesapal',
          source: 'card',
          receipt,
          attemptId: paidThere.attemptId,
          accountId: account.id,
          amountMinor: 100,
          currency: 'KES',
        },
      }),
    )
    await world.sandbox.pesapal.pay(trackingId, { report: { confirmationCode: receipt } })
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({ order: 'needs_review', money: [] })
    expect(await world.reviews()).toContainEqual({ reason: 'receipt_of_another_shop', attemptId })
  })

  it('is not misled by a status that contradicts itself', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { report: { description: 'FAILED' } })
    await world.drain()
    expect((await world.attempt(attemptId)).status).toBe('pending')
  })

  it.each(['http_500', 'http_503_html', 'malformed', 'reset_before_accept', 'token_rejected'] as const)(
    'asks again later when the status answers with %s',
    async (kind) => {
      const buyer = await world.buyer()
      const { attemptId, trackingId } = await world.link(buyer)
      await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
      const { id } = await world.sandbox.faults.add({ target: 'pesapal.status', kind })
      expect((await world.settle(attemptId)).status).toBe('pending')
      await world.sandbox.faults.remove(id)
      const { nextQueryAt } = await world.attempt(attemptId)
      world.clock.set(nextQueryAt?.toISOString() ?? '')
      expect((await world.settle(attemptId, 'when_due')).status).toBe('paid')
    },
  )

  it('finds a payment by its own looks when every notification is lost', async () => {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    expect((await world.settle(attemptId, 'when_due')).status).toBe('pending')
    const { nextQueryAt } = await world.attempt(attemptId)
    world.clock.set(nextQueryAt?.toISOString() ?? '')
    expect((await world.settle(attemptId, 'when_due')).status).toBe('paid')
    expect(await world.facts(buyer)).toEqual(paidFacts)
  })
})
