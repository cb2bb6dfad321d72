import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
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
