import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { OrderWire } from '../../../src/http/contract/order-shapes.ts'
import { until } from '../../support/until.ts'
import { reseal } from '../payments/c2b-world.ts'
import type { Buyer } from '../payments/payment-world.ts'
import { type Desk, openDesk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

const TOTAL = 250_000
const HAND = { by: 'hand', how: 'mpesa_by_hand', reference: 'SENT-1', note: 'one was torn' }

const refund = (buyer: Buyer, body: object) => desk.world.api('POST', `/orders/${buyer.order.orderId}/refund`, body)
const receiptOf = async (buyer: Buyer) => (await desk.read(buyer)).money[0]?.receipt_id ?? ''

describe('money that goes back by hand', () => {
  it('is in the money and the timeline of its order, and told once', async () => {
    const buyer = await desk.paid()
    const receipt_id = await receiptOf(buyer)
    const given = await refund(buyer, { ...HAND, receipt_id, amount_minor: 50_000 })
    expect(given).toMatchObject({
      status: 200,
      body: { refund: { amount: { amount_minor: 50_000 }, how: 'mpesa_by_hand' } },
    })
    const order = await desk.read(buyer)
    expect(order).toMatchObject({ status: 'paid', paid: { amount_minor: 200_000 }, due: { amount_minor: 0 } })
    expect(order.money).toMatchObject([{ refunded: { amount_minor: 50_000 }, refundable: { amount_minor: 200_000 } }])
    expect(order.money[0]?.reversible).toEqual([])
    expect(order.timeline.map(({ what }) => what)).toContain('money.given_back')
    expect((await desk.told(buyer)).filter((key) => key === 'payment_refunded')).toHaveLength(1)
  })

  it('may be what was paid too much alone: the order keeps its own, and the question about it is answered once', async () => {
    const buyer = await desk.ordered()
    await desk.pay(buyer, 2_700)
    const receipt_id = await receiptOf(buyer)
    const [review_id] = (await desk.read(buyer)).open_review_ids
    expect((await refund(buyer, { ...HAND, receipt_id, amount_minor: 5_000 })).status).toBe(200)
    expect((await desk.read(buyer)).open_review_ids).toEqual([review_id])
    expect((await refund(buyer, { ...HAND, receipt_id, amount_minor: 15_000 })).status).toBe(200)
    const order = await desk.read(buyer)
    expect(order).toMatchObject({
      status: 'paid',
      paid: { amount_minor: TOTAL },
      due: { amount_minor: 0 },
      money: [{ refunded: { amount_minor: 20_000 }, refundable: { amount_minor: TOTAL } }],
      open_review_ids: [],
    })
    expect(new Set(order.refunds.map(({ amount }) => amount.amount_minor))).toEqual(new Set([5_000, 15_000]))
    const again = { how: 'cash', reference: 'SENT-2', note: 'too much' }
    expect((await desk.world.staff('POST', `/${review_id}/refund`, again)).status).toBe(409)
  })

  it('is never more than is left, and never of another order', async () => {
    const [buyer, other] = [await desk.paid(), await desk.paid()]
    const receipt_id = await receiptOf(buyer)
    expect((await refund(buyer, { ...HAND, receipt_id, amount_minor: TOTAL + 1 })).status).toBe(422)
    expect((await refund(other, { ...HAND, receipt_id, amount_minor: 100 })).status).toBe(404)
    expect((await desk.read(buyer)).refunds).toEqual([])
  })

  it('is written down once for a key that comes twice', async () => {
    const buyer = await desk.paid()
    const body = { ...HAND, receipt_id: await receiptOf(buyer), amount_minor: 50_000 }
    const path = `/orders/${buyer.order.orderId}/refund`
    const headers = { 'idempotency-key': 'twice-the-same-refund' }
    const first = await desk.world.api('POST', path, body, { headers })
    expect(await desk.world.api('POST', path, body, { headers })).toEqual(first)
    expect((await desk.read(buyer)).refunds).toHaveLength(1)
  })

  it('adds up to no more than came in, whatever is given back at once', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: TOTAL }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(amounts, async (wanted) => {
        const buyer = await desk.paid()
        const receipt_id = await receiptOf(buyer)
        const answers = await Promise.all(
          wanted.map((amount_minor) => refund(buyer, { ...HAND, receipt_id, amount_minor })),
        )
        for (const { status } of answers) expect([200, 422]).toContain(status)
        const given = wanted.filter((_, at) => answers[at]?.status === 200).reduce((sum, one) => sum + one, 0)
        const order = await desk.read(buyer)
        expect(given).toBeLessThanOrEqual(TOTAL)
        expect(order.paid.amount_minor + given).toBe(TOTAL)
        expect(order.refunds.reduce((sum, { amount }) => sum + amount.amount_minor, 0)).toBe(given)
        expect(order.status).toBe(given === TOTAL ? 'needs_review' : 'paid')
        const told = (await desk.told(buyer)).filter((key) => key === 'payment_refunded')
        expect(told).toHaveLength(order.refunds.length)
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

describe('money that its provider sends back', () => {
  it('comes back whole: asked for at the order, sent by the provider, written down where it was asked for', async () => {
    const { world } = desk
    const shop = await world.openHandShop()
    const initiator = { name: 'tulia', password: 'S3cret#word' }
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, initiator })
    const { pem: certificate } = await world.sandbox.daraja.certificate()
    await reseal(shop, { initiator: { ...initiator, certificate } })
    const buyer = await world.handBuyer({ shop })
    await world.instruct(buyer)
    const { shortcode } = shop
    const payment = { shortcode, reference: buyer.order.reference, amount: TOTAL / 100, msisdn: buyer.msisdn }
    const { receipt } = await world.sandbox.daraja.payC2b(payment)
    await world.settleHand()
    const path = `/orders/${buyer.order.orderId}`
    const read = async () =>
      OrderWire.parse(((await world.api('GET', path, undefined, { shop })).body as { order: unknown }).order)
    const [money] = (await read()).money
    expect(money).toMatchObject({ receipt, reversible: [{ amount_minor: TOTAL }] })
    const asked = { by: 'provider', receipt_id: money?.receipt_id, note: 'sold out' }
    expect(await world.api('POST', `${path}/refund`, asked, { shop })).toMatchObject({
      status: 202,
      body: { reversal: { amount_minor: TOTAL, receipt, note: 'sold out' } },
    })
    expect((await read()).money).toMatchObject([{ refundable: { amount_minor: 0 }, reversible: [] }])
    const where = { tenantId: shop.tenantId, source: 'reversal' }
    await until(() => shop.ctx.transaction(({ tx }) => tx.paymentNotification.findFirst({ where })))
    await world.settleHand()
    const order = await read()
    expect(order).toMatchObject({
      status: 'needs_review',
      paid: { amount_minor: 0 },
      attempts: [{ status: 'refunded' }],
      money: [{ refunded: { amount_minor: TOTAL }, refundable: { amount_minor: 0 }, reversing: { amount_minor: 0 } }],
      refunds: [{ how: 'reversal', amount: { amount_minor: TOTAL }, reference: receipt }],
    })
    expect((await world.facts(buyer)).notices).toEqual(['payment_paid', 'payment_sent_back'])
  })

  it('is asked for as the whole receipt, and keeps hands off while its result is open', async () => {
    const buyer = await desk.paid()
    const receipt_id = await receiptOf(buyer)
    const asked = { by: 'provider', receipt_id, note: 'sold out' }
    // Nobody may reverse for this shop: nothing is written.
    expect((await refund(buyer, asked)).status).toBe(422)
    const { ctx } = buyer
    const { tenantId } = ctx
    await ctx.transaction(async ({ tx }) => {
      const { accountId } = desk.world.hand
      const row = { receiptId: receipt_id, accountId, amountMinor: TOTAL, reservedMinor: 0, currency: 'KES' }
      const now = desk.world.clock.now()
      const open = { status: 'pending', note: 'sold out', requestedBy: 'staff:1', requestedAt: now, nextLookAt: now }
      await tx.moneyReversal.create({ data: { tenantId, id: ctx.ids.uuid(), ...row, ...open } })
    })
    expect((await refund(buyer, { ...HAND, receipt_id, amount_minor: 100 })).status).toBe(409)
    expect((await desk.read(buyer)).money[0]).toMatchObject({ refundable: { amount_minor: 0 }, reversible: [] })
  })
})
