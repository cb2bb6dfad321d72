import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { type ReversalView, recordResult, tendReversal } from '../../../src/domain/payments/index.ts'
import { tendReversalJob } from '../../../src/jobs/tend-reversal.job.ts'
import { dueOf } from '../../support/due.ts'
import { until } from '../../support/until.ts'
import { type C2bWorld, type HandShop, openC2bWorld, reseal } from './c2b-world.ts'
import type { Buyer } from './payment-world.ts'

const MINUTE = 60_000
const NOTE = 'sold out'

let world: C2bWorld
let certificate: string
beforeAll(async () => {
  world = await openC2bWorld()
  certificate = (await world.sandbox.daraja.certificate()).pem
})
beforeEach(() => world.sandbox.faults.clear())

/** A shop whose operator may ask about receipts and reverse them. */
async function openReversingShop(): Promise<HandShop> {
  const shop = await world.openHandShop()
  const operator = { name: 'tulia', password: 'S3cret#word' }
  await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, initiator: operator })
  await reseal(shop, { initiator: { ...operator, certificate } })
  return shop
}

async function pays(shop: HandShop, reference: string, amount = 2_500): Promise<string> {
  const payment = { shortcode: shop.shortcode, reference, amount, msisdn: '254712345678' }
  const { receipt } = await world.sandbox.daraja.payC2b(payment)
  // Money without a reference waits for the callback of a prompt.
  world.clock.advance(3 * MINUTE)
  await world.settleHand()
  return receipt ?? ''
}

async function paidOrder(shop: HandShop): Promise<{ buyer: Buyer; receipt: string; receiptId: string }> {
  const buyer = await world.buyer({ shop })
  await world.instruct(buyer)
  const receipt = await pays(shop, buyer.order.reference)
  return { buyer, receipt, receiptId: (await moneyOf(shop, receipt)).id }
}

const moneyOf = (shop: HandShop, receipt: string) =>
  shop.ctx.transaction(({ tx }) => tx.moneyReceipt.findFirstOrThrow({ where: { tenantId: shop.tenantId, receipt } }))
const reversalOf = (shop: HandShop, id: string) =>
  shop.ctx.transaction(({ tx }) =>
    tx.moneyReversal.findUniqueOrThrow({ where: { tenantId_id: { tenantId: shop.tenantId, id } } }),
  )
const requestsOf = async ({ shortcode }: HandShop) =>
  (await world.sandbox.daraja.receiptRequests({ shortcode })).map(({ kind }) => kind)
const refundsOf = (shop: HandShop) =>
  shop.ctx.transaction(({ tx }) => tx.moneyRefund.findMany({ where: { tenantId: shop.tenantId } }))

async function reverse(shop: HandShop, receiptId: string, amountMinor?: number) {
  const body = { note: NOTE, ...(amountMinor === undefined ? {} : { amount_minor: amountMinor }) }
  const answer = await world.call('POST', `/receipts/${receiptId}/reverse`, body, shop)
  const { reversal } = answer.body as { reversal?: { reversal_id: string; status: ReversalView['status'] } }
  return { ...answer, id: reversal?.reversal_id ?? '', state: reversal?.status ?? null }
}

/** Waits until so many results of requests are stored, and applies them. */
async function results(shop: HandShop, count: number): Promise<void> {
  await until(
    async () => {
      const source = { in: ['reversal', 'receipt_check'] }
      const where = { tenantId: shop.tenantId, source }
      return (await shop.ctx.transaction(({ tx }) => tx.paymentNotification.count({ where }))) >= count
    },
    { what: `${count} results` },
  )
  await world.settleHand()
}

describe('a reversal', () => {
  it('sends back what no order has, once, and closes the question about it', async () => {
    const shop = await openReversingShop()
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    const asked = await reverse(shop, receiptId)
    expect(asked).toMatchObject({ status: 202, body: { reversal: { amount_minor: 250_000, receipt, note: NOTE } } })
    expect(await reverse(shop, receiptId)).toMatchObject({ status: 202, id: asked.id })
    await results(shop, 1)
    expect(await reverse(shop, receiptId, 250_000)).toMatchObject({ status: 202, id: asked.id, state: 'done' })
    expect(await moneyOf(shop, receipt)).toMatchObject({ refundedMinor: 250_000, reversingMinor: 0, allocatedMinor: 0 })
    expect(await refundsOf(shop)).toMatchObject([{ how: 'reversal', reversalId: asked.id, reference: receipt }])
    expect(await world.reviews(shop)).toMatchObject([{ reason: 'unmatched', status: 'refunded' }])
    expect(await requestsOf(shop)).toEqual(['reversal'])
    const [entry] = await world.sandbox.daraja.ledger({ shortcode: shop.shortcode })
    expect(entry).toMatchObject({ receipt, status: 'Reversed' })
  })

  it('of a whole receipt needs its amount, takes the order with it, and tells the customer', async () => {
    const shop = await openReversingShop()
    const { buyer, receipt, receiptId } = await paidOrder(shop)
    const without = await reverse(shop, receiptId)
    expect(without).toMatchObject({ status: 422 })
    expect(JSON.stringify(without.body)).toContain('KES 2500.00, the whole receipt')
    expect(await reverse(shop, receiptId, 100_000)).toMatchObject({ status: 422 })
    await reverse(shop, receiptId, 250_000)
    expect((await world.facts(buyer)).order).toBe('paid')
    await results(shop, 1)
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'needs_review', attempts: ['refunded'] })
    expect(facts.notices).toEqual(['payment_paid', 'payment_sent_back'])
    expect(facts.texts.at(-1)).toContain(receipt)
    expect(await moneyOf(shop, receipt)).toMatchObject({ refundedMinor: 250_000, allocatedMinor: 0, reversingMinor: 0 })
    const { body } = await world.call(
      'GET',
      '/report?from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z',
      undefined,
      shop,
    )
    expect(body).toMatchObject({ refunded: [], reversing: [] })
    const day = (offset: number) => new Date(world.clock.now().getTime() + offset * 86_400_000).toISOString()
    const today = await world.call('GET', `/report?from=${day(-1)}&to=${day(1)}`, undefined, shop)
    expect(today.body).toMatchObject({ refunded: [{ how: 'reversal', count: 1, amountMinor: 250_000 }], reversing: [] })
  })

  it('of a part leaves the order waiting for all of it', async () => {
    const shop = await openReversingShop()
    const buyer = await world.buyer({ shop })
    await world.instruct(buyer)
    const receipt = await pays(shop, buyer.order.reference, 1_000)
    expect((await world.facts(buyer)).attempts).toEqual(['partially_paid'])
    const { id: receiptId } = await moneyOf(shop, receipt)
    await reverse(shop, receiptId, 100_000)
    await results(shop, 1)
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', attempts: ['pending'] })
    await pays(shop, buyer.order.reference)
    expect((await world.facts(buyer)).order).toBe('paid')
  })

  it('is heard of from M-PESA, whatever others have sent to its address before', async () => {
    const shop = await openReversingShop()
    const { receipt, receiptId } = await paidOrder(shop)
    await reseal(shop, { environment: 'production' })
    await world.sandbox.faults.set([{ target: 'daraja.result', kind: 'drop', times: 1 }])
    const { id: subjectId } = await reverse(shop, receiptId, 250_000)
    const { requestId } = await reversalOf(shop, subjectId)
    const told = (code: string) => ({
      requestId: requestId ?? '',
      meaning: code === '0' ? ('done' as const) : ('refused' as const),
      code,
      problem: '',
      receipt,
      amountMinor: null,
      state: null,
      creditedTo: null,
    })
    const say = (code: string, sourceKnown: boolean) =>
      recordResult(shop.ctx, {
        accountId: shop.accountId,
        purpose: 'reversal',
        subjectId,
        reading: { outcome: 'result', result: told(code), raw: {} },
        isTimeout: false,
        sourceKnown,
      })
    for (let code = 0; code < 12; code += 1) await say(String(code), false)
    expect(await say('99', false)).toEqual({ outcome: 'flooded' })
    await world.settleHand()
    expect((await reversalOf(shop, subjectId)).status).toBe('pending')
    expect(await say('0', true)).toEqual({ outcome: 'accepted' })
    expect(await say('0', true)).toEqual({ outcome: 'duplicate' })
    await world.settleHand()
    expect((await reversalOf(shop, subjectId)).status).toBe('done')
  })

  it('that is refused leaves the money where it was, and may be asked for again', async () => {
    const shop = await openReversingShop()
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, resultCode: '1' })
    const first = await reverse(shop, receiptId)
    expect(await moneyOf(shop, receipt)).toMatchObject({ reversingMinor: 250_000 })
    await results(shop, 1)
    expect(await reversalOf(shop, first.id)).toMatchObject({ status: 'refused', code: '1' })
    expect(await moneyOf(shop, receipt)).toMatchObject({ reversingMinor: 0, refundedMinor: 0 })
    expect(await world.reviews(shop)).toMatchObject([{ status: 'open' }])
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, resultCode: null })
    const second = await reverse(shop, receiptId)
    expect(second.id).not.toBe(first.id)
    await results(shop, 2)
    expect(await reversalOf(shop, second.id)).toMatchObject({ status: 'done' })
  })

  it('that the provider does not take is refused at once', async () => {
    const shop = await openReversingShop()
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    await world.sandbox.faults.set([{ target: 'daraja.reversal', kind: 'http_429' }])
    expect(await reverse(shop, receiptId)).toMatchObject({ status: 202, state: 'refused' })
    expect(await moneyOf(shop, receipt)).toMatchObject({ reversingMinor: 0 })
  })

  it('is done once however often its result comes, and late', async () => {
    const shop = await openReversingShop()
    const { buyer, receiptId } = await paidOrder(shop)
    await world.sandbox.faults.set([{ target: 'daraja.result', kind: 'duplicate' }])
    const { id } = await reverse(shop, receiptId, 250_000)
    await results(shop, 1)
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'done' })
    expect(await refundsOf(shop)).toHaveLength(1)
    expect((await world.facts(buyer)).notices).toEqual(['payment_paid', 'payment_sent_back'])
  })

  it('whose result never comes is asked about, and never sent twice', async () => {
    const shop = await openReversingShop()
    const { buyer, receiptId } = await paidOrder(shop)
    await world.sandbox.faults.set([{ target: 'daraja.result', kind: 'drop', times: 1 }])
    const { id, state } = await reverse(shop, receiptId, 250_000)
    expect(state).toBe('pending')
    const directory = postgresDirectory(world.db)
    const due = async () =>
      (await dueOf(directory, tendReversalJob, world.clock.now())).some(({ reversalId }) => reversalId === id)
    expect(await due()).toBe(false)
    world.clock.advance(3 * MINUTE)
    expect(await due()).toBe(true)
    await tendReversal(shop.ctx, { reversalId: id })
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'unknown' })
    expect(await reverse(shop, receiptId, 250_000)).toMatchObject({ id })
    await results(shop, 1)
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'done', nextLookAt: null })
    expect(await requestsOf(shop)).toEqual(['reversal', 'status'])
    const [request] = await world.sandbox.daraja.receiptRequests({ shortcode: shop.shortcode })
    const late = { Result: { ResultCode: 0, OriginatorConversationID: request?.originatorId } }
    expect(await world.post(request?.resultUrl ?? '', late)).toMatchObject({ status: 200 })
    await results(shop, 2)
    expect(await refundsOf(shop)).toHaveLength(1)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'needs_review',
      notices: ['payment_paid', 'payment_sent_back'],
    })
  })

  it('of which not even the acceptance came back is asked about by its receipt', async () => {
    const shop = await openReversingShop()
    const { receiptId } = await paidOrder(shop)
    await world.sandbox.faults.set([
      { target: 'daraja.reversal', kind: 'reset_after_accept', times: 1 },
      { target: 'daraja.result', kind: 'drop', times: 1 },
    ])
    const { id, state } = await reverse(shop, receiptId, 250_000)
    expect(state).toBe('unknown')
    world.clock.advance(3 * MINUTE)
    await tendReversal(shop.ctx, { reversalId: id })
    await results(shop, 1)
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'done' })
    expect(await requestsOf(shop)).toEqual(['reversal', 'status'])
  })

  it('that waited too long is unknown: a person is asked after half an hour, and says what she has found', async () => {
    const shop = await openReversingShop()
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    await world.sandbox.daraja.setBooks({ shortcode: shop.shortcode, answer: 'queue_timeout' })
    const { id } = await reverse(shop, receiptId)
    expect(await world.call('POST', `/reversals/${id}/end`, { outcome: 'done', note: NOTE }, shop)).toMatchObject({
      status: 409,
    })
    await results(shop, 1)
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'unknown' })
    for (const minutes of [3, 10, 20]) {
      world.clock.advance(minutes * MINUTE)
      await tendReversal(shop.ctx, { reversalId: id })
    }
    expect(await requestsOf(shop)).toEqual(['reversal', 'status', 'status', 'status'])
    const listed = await world.call('GET', '/reversals?status=unknown', undefined, shop)
    expect(JSON.stringify(listed.body)).toContain(id)
    const ended = await world.call(
      'POST',
      `/reversals/${id}/end`,
      { outcome: 'refused', note: 'not in the statement' },
      shop,
    )
    expect(ended).toMatchObject({ status: 200, body: { reversal: { status: 'refused' } } })
    expect(await moneyOf(shop, receipt)).toMatchObject({ reversingMinor: 0, refundedMinor: 0 })
  })

  it('is not ended by what anybody may have written to an account in production', async () => {
    const shop = await openReversingShop()
    const { receiptId } = await paidOrder(shop)
    await reseal(shop, { environment: 'production' })
    const { id } = await reverse(shop, receiptId, 250_000)
    await results(shop, 1)
    const before = await reversalOf(shop, id)
    expect(before.status).toBe('pending')
    expect(before.nextLookAt).toEqual(world.clock.now())
    world.knownSources.push('127.0.0.1')
    await tendReversal(shop.ctx, { reversalId: id })
    await results(shop, 2)
    world.knownSources.pop()
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'done' })
  })

  it('needs an initiator, and says what to set', async () => {
    const shop = await world.openHandShop()
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    const answer = await reverse(shop, receiptId)
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer.body)).toContain('mpesa.initiator')
    expect(await moneyOf(shop, receipt)).toMatchObject({ reversingMinor: 0 })
  })

  it('of another shop does not exist', async () => {
    const [shop, other] = [await openReversingShop(), await openReversingShop()]
    const { receiptId } = await paidOrder(shop)
    expect(await reverse(other, receiptId, 250_000)).toMatchObject({ status: 404 })
    const { id } = await reverse(shop, receiptId, 250_000)
    expect(await world.call('POST', `/reversals/${id}/end`, { outcome: 'done', note: NOTE }, other)).toMatchObject({
      status: 404,
    })
    expect(JSON.stringify((await world.call('GET', '/reversals', undefined, other)).body)).not.toContain(id)
    expect(await requestsOf(other)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5])('and an order never both have the same money: race %i', async () => {
    const shop = await openReversingShop()
    const buyer = await world.buyer({ shop })
    await world.instruct(buyer)
    const receipt = await pays(shop, 'NOBODYS')
    const { id: receiptId } = await moneyOf(shop, receipt)
    const [review] = await world.reviews(shop)
    const [reversed, allocated] = await Promise.all([
      reverse(shop, receiptId, 250_000),
      world.staff('POST', `/${review?.id}/allocate`, { order_id: buyer.order.orderId }, shop),
    ])
    // Where both were taken, the order had it first: the whole receipt was sent back from there.
    if (reversed.status === 202) await results(shop, 1)
    const money = await moneyOf(shop, receipt)
    expect(money.allocatedMinor + money.refundedMinor + money.reversingMinor).toBe(250_000)
    expect([200, 409, 422]).toContain(allocated.status)
    const { order } = await world.facts(buyer)
    expect(order === 'paid').toBe(money.allocatedMinor === 250_000)
  })
})

describe('the addresses of results', () => {
  it('are good for one purpose, one account and one request', async () => {
    const [shop, other] = [await openReversingShop(), await openReversingShop()]
    const { receiptId } = await paidOrder(shop)
    const { id } = await reverse(shop, receiptId, 250_000)
    await results(shop, 1)
    const { receiptId: otherReceipt } = await paidOrder(other)
    const { id: otherId } = await reverse(other, otherReceipt, 250_000)
    const [request] = await world.sandbox.daraja.receiptRequests({ shortcode: shop.shortcode })
    const url = request?.resultUrl ?? ''
    const body = { Result: { ResultCode: 0, OriginatorConversationID: request?.originatorId } }
    const status = async (address: string) => (await world.post(address, body)).status
    expect(await status(url)).toBe(200)
    expect(await status(url.replace('/reversals/', '/checks/'))).toBe(404)
    expect(await status(url.replace(id, otherId))).toBe(404)
    expect(await status(url.replace(/[0-9a-f]{48}/, 'a'.repeat(48)))).toBe(404)
    await results(other, 1)
  })

  it('take no words about another request', async () => {
    const shop = await openReversingShop()
    const { receiptId } = await paidOrder(shop)
    await world.sandbox.faults.set([{ target: 'daraja.result', kind: 'drop' }])
    const { id } = await reverse(shop, receiptId, 250_000)
    const [request] = await world.sandbox.daraja.receiptRequests({ shortcode: shop.shortcode })
    await world.post(request?.resultUrl ?? '', { Result: { ResultCode: 0, OriginatorConversationID: 'another' } })
    await results(shop, 1)
    expect(await reversalOf(shop, id)).toMatchObject({ status: 'pending' })
    expect((await world.reviews(shop)).map(({ reason }) => reason)).toEqual(['contradiction'])
  })
})

describe('a question to the provider about a receipt', () => {
  it('proves a report that nobody could believe, with the amount that the provider says', async () => {
    const shop = await openReversingShop()
    const buyer = await world.buyer({ shop })
    await world.instruct(buyer)
    await reseal(shop, { environment: 'production' })
    const receipt = await pays(shop, buyer.order.reference)
    const [review] = await world.reviews(shop)
    expect(review).toMatchObject({ reason: 'unproven' })
    world.knownSources.push('127.0.0.1')
    expect(await world.staff('POST', `/${review?.id}/check`, undefined, shop)).toMatchObject({
      status: 202,
      body: { outcome: 'asked' },
    })
    await results(shop, 1)
    world.knownSources.pop()
    await world.settleHand()
    expect((await world.facts(buyer)).order).toBe('paid')
    expect(await moneyOf(shop, receipt)).toMatchObject({ amountMinor: 250_000 })
    expect(await world.reviews(shop)).toMatchObject([{ status: 'confirmed' }])
  })

  it('is answered into the note of the question where it proves nothing', async () => {
    const shop = await openReversingShop()
    await reseal(shop, { environment: 'production' })
    await world.confirm({ amount: 2_500, reference: 'FORGED' }, shop)
    world.clock.advance(3 * MINUTE)
    await world.settleHand()
    const [review] = await world.reviews(shop)
    world.knownSources.push('127.0.0.1')
    await world.staff('POST', `/${review?.id}/check`, undefined, shop)
    await results(shop, 1)
    world.knownSources.pop()
    const listed = await world.staff('GET', '?status=open', undefined, shop)
    expect(JSON.stringify(listed.body)).toContain('M-PESA says')
    expect(await world.reviews(shop)).toMatchObject([{ reason: 'unproven', status: 'open' }])
  })

  it('cannot be asked without an initiator, nor about another shop', async () => {
    const [shop, other] = [await world.openHandShop(), await openReversingShop()]
    await pays(shop, 'NOBODYS')
    const [review] = await world.reviews(shop)
    const asked = await world.staff('POST', `/${review?.id}/check`, undefined, shop)
    expect(asked).toMatchObject({ status: 422 })
    expect(JSON.stringify(asked.body)).toContain('mpesa.initiator')
    expect(await world.staff('POST', `/${review?.id}/check`, undefined, other)).toMatchObject({ status: 404 })
  })
})
