import { beforeAll, describe, expect, it } from 'vitest'
import { payableMethods, reconcilePayments, validatePayment } from '../../../src/domain/payments/index.ts'
import { type C2bWorld, confirmationBody, type HandShop, newReceipt, openC2bWorld, reseal } from './c2b-world.ts'
import type { Buyer } from './payment-world.ts'
import { promptPaid } from './prompt-paid.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

async function inDollars(buyer: Buyer): Promise<void> {
  const { orderId } = buyer.order
  await buyer.ctx.transaction(({ tx }) => tx.order.updateMany({ where: { id: orderId }, data: { currency: 'USD' } }))
}

const money = (receipt: string, shop = world.hand) =>
  shop.ctx.transaction(({ tx }) => tx.moneyReceipt.findMany({ where: { tenantId: shop.tenantId, receipt } }))

const newest = async (shop = world.hand) => (await world.reviews(shop)).at(-1)

describe('shillings for an order in another currency', () => {
  it('are kept for a person, whatever the figures are, and never counted', async () => {
    const buyer = await world.handBuyer({ priceMinor: 4_500 })
    await inDollars(buyer)
    const receipt = await world.confirm({ amount: 45, reference: buyer.order.reference })
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('draft')
    expect(await money(receipt)).toMatchObject([{ currency: 'KES', orderId: null, allocatedMinor: 0 }])
    const review = await newest()
    expect(review).toMatchObject({ reason: 'other_currency', status: 'open' })
    expect(await world.staff('POST', `/${review?.id}/allocate`, { order_id: buyer.order.orderId })).toMatchObject({
      status: 409,
    })
  })

  it('are not asked for, and refused before they are sent where the shop is asked', async () => {
    const buyer = await world.handBuyer({ priceMinor: 4_500 })
    await inDollars(buyer)
    const { orderId, reference, total } = buyer.order
    const methods = await buyer.ctx.transaction((ctx) => payableMethods(ctx, { orderId }))
    expect(methods.filter(({ method }) => method !== 'card')).toMatchObject([
      { enabled: false, reason: 'other_currency' },
      { enabled: false, reason: 'other_currency' },
    ])
    const dollars = { ...buyer, order: { ...buyer.order, total: { ...total, currency: 'USD' } } }
    await expect(world.instruct(dollars)).rejects.toMatchObject({ code: 'not_enabled' })
    await expect(world.push(dollars)).rejects.toMatchObject({ code: 'not_enabled' })
    const claim = { receipt: newReceipt(), amountMinor: 4_500, typedReference: reference, payer: null, paidAt: null }
    const { ctx, accountId, shortcode } = world.hand
    const reading = { outcome: 'claim' as const, claim: { ...claim, shortcode }, raw: {} }
    expect(await validatePayment(ctx, { accountId, reading })).toEqual({ accepted: false, because: 'other' })
  })
})

describe('a report to an account in production', () => {
  async function inProduction(): Promise<HandShop> {
    const shop = await world.openHandShop()
    await reseal(shop, { environment: 'production' })
    return shop
  }

  it('from an unknown address books nothing until a person has seen the money', async () => {
    const shop = await inProduction()
    const buyer = await world.buyer({ shop })
    await world.instruct(buyer)
    const receipt = await world.confirm({ amount: 2_500, reference: buyer.order.reference }, shop)
    await world.settleHand()
    expect(await money(receipt, shop)).toEqual([])
    expect(await world.facts(buyer)).toMatchObject({
      order: 'awaiting_payment',
      attempts: ['pending'],
      notices: ['payment_in_review'],
    })
    const review = await newest(shop)
    expect(review).toMatchObject({ reason: 'unproven', status: 'open' })
    const listed = await world.staff('GET', '?status=open', undefined, shop)
    expect(JSON.stringify(listed.body)).toContain(receipt)
    expect((await world.staff('POST', `/${review?.id}/confirm`, {}, shop)).status).toBe(422)
    const confirmed = await world.staff('POST', `/${review?.id}/confirm`, { note: 'it is in the statement' }, shop)
    expect(confirmed).toMatchObject({ status: 200, body: { review: { status: 'confirmed' } } })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', money: [{ receipt, allocatedMinor: 250_000 }] })
    expect((await world.staff('POST', `/${review?.id}/confirm`, { note: 'once more' }, shop)).status).toBe(409)
  })

  it('cannot be confirmed when it is no report', async () => {
    await world.confirm({ amount: 10, reference: 'JOHN' })
    world.clock.advance(120_000)
    await world.settleHand()
    const review = await newest()
    expect((await world.staff('POST', `/${review?.id}/confirm`, { note: 'x' })).status).toBe(422)
  })
})

describe('a report in odd words', () => {
  const amounts = [
    '99999999999.00',
    '21474836.48',
    '5.001',
    '-5',
    '0',
    '0.00',
    'NaN',
    '1e3',
    '1,000',
    '',
    ' ',
    '٥',
    true,
    [5],
  ]
  it.each(amounts)('with the amount %j is answered, kept in its own words and settled once', async (amount) => {
    const shop = await world.openHandShop()
    const receipt = newReceipt()
    const body = { ...confirmationBody({ amount: 1, receipt }, shop), TransAmount: amount }
    expect((await world.post(shop.confirmationUrl, body)).status).toBe(200)
    await world.settleHand()
    expect(await money(receipt, shop)).toEqual([])
    const { body: listed } = await world.staff('GET', '?status=open', undefined, shop)
    expect(listed).toMatchObject({ reviews: [{ reason: 'unreadable', note: expect.stringContaining(receipt) }] })
    if (typeof amount === 'string') expect(JSON.stringify(listed)).toContain(`TransAmount ${amount.trim()}`)
  })

  it.each([
    ['a receipt of absurd length', { TransID: 'A'.repeat(50_000) }],
    ['a NUL character', { FirstName: '\u0000' }],
    ['half a surrogate pair', { FirstName: '\ud800' }],
    ['deep nesting', { LastName: JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) }],
    ['a reference that turns the text around', { BillRefNumber: '\u202eABC\u0007' }],
  ])('with %s is answered and never asked for again', async (_name, odd) => {
    const shop = await world.openHandShop()
    const body = { ...confirmationBody({ amount: 10, receipt: newReceipt() }, shop), ...odd }
    expect((await world.post(shop.confirmationUrl, body)).status).toBe(200)
    world.clock.advance(120_000)
    await world.settleHand()
    const [row] = await shop.ctx.transaction(({ tx }) =>
      tx.paymentNotification.findMany({ where: { tenantId: shop.tenantId } }),
    )
    expect(row?.handledAt).not.toBeNull()
    expect(JSON.stringify(await world.staff('GET', '', undefined, shop))).not.toContain('\u202e')
  })

  it('leaves a few rows an hour, however many come, and old idle ones go', async () => {
    const shop = await world.openHandShop()
    for (let n = 0; n < 70; n += 1) await world.post(shop.confirmationUrl, `junk ${n}`)
    const rows = () =>
      shop.ctx.transaction(({ tx }) => tx.paymentNotification.findMany({ where: { tenantId: shop.tenantId } }))
    const kept = await rows()
    expect(kept).toHaveLength(51)
    expect(kept.find(({ verdict }) => verdict === 'flooded')?.claim).toEqual({ count: 20 })
    await world.post(shop.validationUrl, confirmationBody({ amount: 10, receipt: newReceipt() }, shop))
    world.clock.advance(31 * 86_400_000)
    await reconcilePayments(shop.ctx)
    expect((await rows()).map(({ source, verdict }) => `${source} ${verdict}`)).toEqual(Array(50).fill('c2b null'))
  })
})

describe('giving back what was too much', () => {
  const refund = { how: 'mpesa_by_hand', reference: 'SKQ1ABCDEF', note: 'sent back to her number' }

  async function overpaid(): Promise<{ buyer: Buyer; reviewId: string; receipt: string }> {
    const buyer = await world.handBuyer()
    await world.instruct(buyer)
    const receipt = await world.confirm({ amount: 3_000, reference: buyer.order.reference })
    await world.settleHand()
    return { buyer, receipt, reviewId: (await newest())?.id ?? '' }
  }

  it('is on record with its amount from the row, told to the customer and in the report, once', async () => {
    const { buyer, receipt, reviewId } = await overpaid()
    const answers = await Promise.all([1, 2, 3].map(() => world.staff('POST', `/${reviewId}/refund`, refund)))
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { refund: { amount_minor: 50_000, how: 'mpesa_by_hand' }, review: { status: 'refunded' }, told: true },
      })
    }
    expect(await money(receipt)).toMatchObject([{ allocatedMinor: 250_000, refundedMinor: 50_000 }])
    const { notices } = await world.facts(buyer)
    expect(notices.filter((key) => key === 'payment_refunded')).toHaveLength(1)
    expect((await world.staff('POST', `/${reviewId}/refund`, { ...refund, how: 'cash' })).status).toBe(409)
    expect((await world.staff('POST', `/${reviewId}/dismiss`, { note: 'x' })).status).toBe(409)
    const audit = await world.hand.ctx.transaction(({ tx }) =>
      tx.auditEntry.findMany({ where: { subjectId: reviewId, action: 'payment_review.refunded' } }),
    )
    expect(audit).toHaveLength(1)
    expect(audit[0]?.actor).toMatch(/^staff:/)
  })

  it('of money that nobody has leaves nothing to give to an order, not even to a late callback', async () => {
    const receipt = await world.confirm({ amount: 2_500, reference: 'JOHN' })
    world.clock.advance(120_000)
    await world.settleHand()
    const reviewId = (await newest())?.id ?? ''
    expect(await world.staff('POST', `/${reviewId}/refund`, refund)).toMatchObject({
      status: 200,
      body: { told: false },
    })
    const buyer = await world.handBuyer()
    expect((await world.staff('POST', `/${reviewId}/allocate`, { order_id: buyer.order.orderId })).status).toBe(409)
    const { attemptId } = await promptPaid(world, buyer, receipt)
    await world.look(attemptId)
    expect(await money(receipt)).toMatchObject([{ allocatedMinor: 0, refundedMinor: 250_000, attemptId: null }])
    expect((await world.facts(buyer)).order).toBe('needs_review')
  })

  it.each([{ ...refund, how: 'wish' }, { ...refund, reference: '' }, { ...refund, amount_minor: 1 }, { how: 'cash' }])(
    'refuses %j',
    async (body) => {
      const { reviewId } = await overpaid()
      expect((await world.staff('POST', `/${reviewId}/refund`, body)).status).toBe(422)
    },
  )
})
