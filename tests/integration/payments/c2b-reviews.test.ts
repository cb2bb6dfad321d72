import { beforeAll, describe, expect, it } from 'vitest'
import { type C2bWorld, openC2bWorld } from './c2b-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Money without a reference, in the queue. */
async function unmatched(amount: number): Promise<{ reviewId: string; receipt: string }> {
  const receipt = await world.confirm({ amount, reference: 'JOHN' })
  world.clock.advance(120_000)
  await world.settleHand()
  const review = (await world.reviews()).at(-1)
  return { reviewId: review?.id ?? '', receipt }
}

const allocate = (reviewId: string, orderId: string) =>
  world.staff('POST', `/${reviewId}/allocate`, { order_id: orderId })

describe('the review queue', () => {
  it('lists what is open with the money, what was typed and who may be meant', async () => {
    const buyer = await world.handBuyer({ priceMinor: 412_300 })
    await world.instruct(buyer)
    const { reviewId, receipt } = await unmatched(4_123)
    const { status, body } = await world.staff('GET', '?status=open')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      reviews: expect.arrayContaining([
        expect.objectContaining({
          review_id: reviewId,
          reason: 'unmatched',
          status: 'open',
          money: expect.objectContaining({
            receipt,
            amount_minor: 412_300,
            unallocated_minor: 412_300,
            typed_reference: 'JOHN',
          }),
          suggestions: expect.arrayContaining([
            { order_id: buyer.order.orderId, reference: buyer.order.reference, because: 'same_amount' },
          ]),
        }),
      ]),
    })
  })

  it('is read to its end page by page, however many questions forged reports have opened before', async () => {
    const shop = await world.openHandShop()
    await shop.ctx.transaction(({ tx, ids, clock }) =>
      tx.paymentReview.createMany({
        data: Array.from({ length: 250 }, (_, at) => ({
          tenantId: shop.tenantId,
          id: ids.uuid(),
          reason: 'unproven',
          subject: `mpesa:FORGED${at}`,
          createdAt: new Date(clock.now().getTime() - 60_000),
        })),
      }),
    )
    await world.confirm({ amount: 10, reference: 'JOHN' }, shop)
    world.clock.advance(120_000)
    await world.settleHand()
    const seen: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
      const { body } = await world.staff('GET', `?status=open${cursor && `&cursor=${cursor}`}`, undefined, shop)
      const page = body as { reviews: { review_id: string; reason: string }[]; next_cursor: string | null }
      seen.push(...page.reviews.map(({ review_id, reason }) => `${review_id} ${reason}`))
      cursor = page.next_cursor
    }
    expect([new Set(seen).size, seen.length]).toEqual([251, 251])
    expect(seen.at(-1)).toContain('unmatched')
    expect(await world.staff('GET', '?cursor=x', undefined, shop)).toMatchObject({ status: 422 })
  })

  it('pays an order with money that a person gives it, by the same steps, and writes down who', async () => {
    const buyer = await world.handBuyer()
    const { reviewId, receipt } = await unmatched(2_500)
    const given = await allocate(reviewId, buyer.order.orderId)
    expect(given).toMatchObject({
      status: 200,
      body: { allocated_minor: 250_000, due_minor: 0, review: { status: 'allocated' } },
    })
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      stockState: 'settled',
      stock: 4,
      money: [{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }],
    })
    expect((await world.facts(buyer)).notices).toContain('payment_paid')
    const audit = await world.hand.ctx.transaction(({ tx }) =>
      tx.auditEntry.findFirstOrThrow({ where: { subjectId: reviewId, action: 'payment_review.allocated' } }),
    )
    expect(audit.actor).toMatch(/^staff:/)
    expect(audit.data).toMatchObject({ orderId: buyer.order.orderId, receipt })
    expect((await allocate(reviewId, buyer.order.orderId)).status).toBe(409)
  })

  it('pays an order that waits for a person with the money that came for it', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    const { attemptId } = await world.instruct(buyer)
    world.clock.advance(24 * 3_600_000)
    await world.look(attemptId ?? '')
    const setStock = (stock: number) =>
      world.hand.ctx.transaction(({ tx }) =>
        tx.catalogVariant.updateMany({ where: { id: buyer.variantId }, data: { stock } }),
      )
    await setStock(0)
    await world.confirm({ amount: 2_500, reference: buyer.order.reference })
    await world.settleHand()
    const reviewId = (await world.reviews()).at(-1)?.id ?? ''
    expect(await allocate(reviewId, buyer.order.orderId)).toMatchObject({
      status: 409,
      body: { error: { code: 'out_of_stock' } },
    })
    await setStock(1)
    expect((await allocate(reviewId, buyer.order.orderId)).status).toBe(200)
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', attempts: ['paid'], stock: 0, held: 0 })
  })

  it('gives an order what it needs and no more, and a part when that is all there is', async () => {
    const rich = await unmatched(3_000)
    const cheap = await world.handBuyer()
    expect(await allocate(rich.reviewId, cheap.order.orderId)).toMatchObject({
      status: 200,
      body: { allocated_minor: 250_000, review: { status: 'open', money: { unallocated_minor: 50_000 } } },
    })
    const dear = await world.handBuyer({ priceMinor: 400_000 })
    expect((await allocate(rich.reviewId, dear.order.orderId)).status).toBe(409)
    const poor = await unmatched(1_000)
    expect(await allocate(poor.reviewId, dear.order.orderId)).toMatchObject({
      status: 200,
      body: { due_minor: 300_000 },
    })
    expect(await world.facts(dear)).toMatchObject({ order: 'awaiting_payment', attempts: ['partially_paid'] })
    await world.confirm({ reference: dear.order.reference, amount: 3_000 })
    await world.settleHand()
    expect(await world.facts(dear)).toMatchObject({ order: 'paid', attempts: ['paid'] })
  })

  it('is closed without money moving when a person says why', async () => {
    const { reviewId, receipt } = await unmatched(777)
    const dismissed = await world.staff('POST', `/${reviewId}/dismiss`, { note: 'given back by hand' })
    expect(dismissed).toMatchObject({
      status: 200,
      body: { review: { status: 'dismissed', note: 'given back by hand' } },
    })
    const money = await world.hand.ctx.transaction(({ tx }) => tx.moneyReceipt.findFirstOrThrow({ where: { receipt } }))
    expect(money).toMatchObject({ allocatedMinor: 0, orderId: null })
    expect((await world.staff('POST', `/${reviewId}/dismiss`, { note: 'again' })).status).toBe(409)
  })

  it('answers clearly what cannot be done', async () => {
    const { reviewId } = await unmatched(888)
    const other = await world.openHandShop()
    const stranger = await world.buyer({ shop: other })
    expect((await allocate(NOBODY, stranger.order.orderId)).status).toBe(404)
    expect((await allocate(reviewId, stranger.order.orderId)).status).toBe(404)
    expect((await world.staff('POST', `/${reviewId}/dismiss`, {})).status).toBe(422)
    expect((await world.staff('POST', `/${reviewId}/allocate`, {})).status).toBe(422)
    expect((await world.staff('GET', '?status=lost')).status).toBe(422)
    expect((await world.staff('POST', `/${reviewId}/dismiss`, { note: 'x' }, other)).status).toBe(404)
    expect((await world.staff('GET', '', undefined, { ...other, staffToken: 'tulia_none' })).status).toBe(401)
  })
})
