import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../src/domain/orders/index.ts'
import { refundByHand, settlePayment } from '../../../src/domain/payments/index.ts'
import { until } from '../../support/until.ts'
import { type C2bWorld, openC2bWorld } from './c2b-world.ts'
import { again, type Buyer } from './payment-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

type Script = Parameters<C2bWorld['sandbox']['daraja']['script']>[0]

/** A prompt that is paid on the phone; waits until what the provider sends of it is stored, and settles nothing. */
async function paidPrompt(
  options: { callback?: Script['callback']; echo?: 'off' | 'before_callback' | 'after_callback'; stored?: Stored } = {},
): Promise<{ buyer: Buyer; attemptId: string; receipt: string }> {
  const { callback = 'once', echo = 'after_callback', stored = { callbacks: 1, reports: 1 } } = options
  const buyer = await world.handBuyer()
  await world.sandbox.daraja.setC2b({ shortcode: world.hand.shortcode, echo })
  await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback })
  const { attemptId } = await world.push(buyer)
  const receipt = await until(async () => (await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn }))[0]?.receipt, {
    what: 'the receipt',
  })
  await until(async () => isStored(attemptId ?? '', receipt, stored), { what: 'what the provider sends' })
  return { buyer, attemptId: attemptId ?? '', receipt }
}

interface Stored {
  callbacks: number
  reports: number
}

async function isStored(attemptId: string, receipt: string, { callbacks, reports }: Stored): Promise<boolean> {
  const { tenantId } = world.hand
  return world.hand.ctx.transaction(async ({ tx }) => {
    const events = await tx.paymentEvent.count({ where: { tenantId, attemptId } })
    const notifications = await tx.paymentNotification.count({ where: { tenantId, eventKey: `c2b:${receipt}` } })
    return events >= callbacks && notifications >= reports
  })
}

const paid = (facts: Awaited<ReturnType<C2bWorld['facts']>>) => ({
  ...facts,
  told: facts.notices.filter((notice) => notice.startsWith('payment_')),
})

describe('a paid prompt that is reported a second time as money sent by hand', () => {
  it.each(['before_callback', 'after_callback'] as const)('is one payment when the report comes %s', async (echo) => {
    const { buyer, attemptId, receipt } = await paidPrompt({ echo })
    if (echo === 'before_callback') await world.settleHand()
    await world.look(attemptId)
    await world.settleHand()
    await world.look(attemptId)
    expect(paid(await world.facts(buyer))).toMatchObject({
      order: 'paid',
      stock: 4,
      attempts: ['paid'],
      money: [{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }],
      told: ['payment_paid'],
      tickets: [],
    })
  })

  it('is paid by the report alone when the callback is lost', async () => {
    const { buyer, receipt } = await paidPrompt({ callback: 'drop', stored: { callbacks: 0, reports: 1 } })
    await world.settleHand()
    expect(paid(await world.facts(buyer))).toMatchObject({
      order: 'paid',
      money: [{ receipt }],
      told: ['payment_paid'],
    })
  })

  it('gets its receipt from the report when only the query had confirmed it', async () => {
    const { buyer, attemptId, receipt } = await paidPrompt({
      callback: 'drop',
      echo: 'off',
      stored: { callbacks: 0, reports: 0 },
    })
    world.clock.advance(61_000)
    await world.look(attemptId)
    expect((await world.facts(buyer)).money).toMatchObject([{ receipt: null, allocatedMinor: 250_000 }])
    await world.confirm({ reference: buyer.order.reference, amount: 2_500, receipt })
    await world.settleHand()
    expect(paid(await world.facts(buyer))).toMatchObject({
      order: 'paid',
      money: [{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }],
      told: ['payment_paid'],
    })
  })

  it('is known by its receipt when a till reports it without a reference', async () => {
    const { buyer, attemptId, receipt } = await paidPrompt({ echo: 'off', stored: { callbacks: 1, reports: 0 } })
    await world.confirm({ amount: 2_500, receipt })
    await world.look(attemptId)
    world.clock.advance(120_000)
    const before = (await world.reviews()).length
    await world.settleHand()
    expect(await world.reviews()).toHaveLength(before)
    expect((await world.facts(buyer)).money).toEqual([{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }])
  })

  it('claims its money from the review queue when its callback comes after the grace', async () => {
    const { buyer, attemptId, receipt } = await paidPrompt({ echo: 'off', stored: { callbacks: 1, reports: 0 } })
    await world.confirm({ amount: 2_500, receipt })
    world.clock.advance(120_000)
    await world.settleHand()
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'unmatched', status: 'open' })
    await world.look(attemptId)
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'unmatched', status: 'allocated' })
    expect(paid(await world.facts(buyer))).toMatchObject({
      order: 'paid',
      money: [{ receipt, amountMinor: 250_000, allocatedMinor: 250_000 }],
    })
  })
})

describe('a prompt that only the query confirmed, for an order that could not take it any more', () => {
  it('is the payment that a report names later, and one by hand after that is another', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.push(buyer)
    world.clock.advance(301_000)
    await world.look(attemptId ?? '')
    await cancelOrder(again(buyer), { orderId: buyer.order.orderId, reason: 'changed her mind' })
    const { msisdn } = buyer
    await world.sandbox.faults.add({ target: 'daraja.callback', kind: 'drop', times: 1, match: { msisdn } })
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    const [push] = await world.sandbox.daraja.pushes({ msisdn })
    const receipt = push?.receipt ?? 'no receipt'
    await settlePayment(world.hand.ctx, { attemptId: attemptId ?? '', ask: 'now' })
    const held = (await world.facts(buyer)).money
    expect(held).toEqual([{ receipt: null, amountMinor: 250_000, allocatedMinor: 0 }])
    const reviews = (await world.reviews()).length
    await world.confirm({ reference: buyer.order.reference, amount: 2_500, receipt })
    await world.settleHand()
    expect((await world.facts(buyer)).money).toEqual([{ receipt, amountMinor: 250_000, allocatedMinor: 0 }])
    expect(await world.reviews()).toHaveLength(reviews)
    const second = await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    expect((await world.facts(buyer)).money.map((money) => money.receipt).sort()).toEqual([receipt, second].sort())
    expect(await world.reviews()).toHaveLength(reviews + 1)
  })

  it('stays given back when the report comes after a person has sent it back', async () => {
    const nothing = { callback: 'drop', echo: 'off', stored: { callbacks: 0, reports: 0 } } as const
    const { buyer, attemptId, receipt } = await paidPrompt(nothing)
    world.clock.advance(61_000)
    await world.look(attemptId)
    const { orderId, reference } = buyer.order
    const [money] = await world.hand.ctx.transaction(({ tx }) => tx.moneyReceipt.findMany({ where: { orderId } }))
    const back = { how: 'mpesa_by_hand', reference: 'R1', note: 'not wanted' } as const
    await refundByHand(world.hand.ctx, { ...back, orderId, receiptId: money?.id ?? '', amountMinor: 250_000 })
    const reviews = (await world.reviews()).length
    await world.confirm({ reference, amount: 2_500, receipt })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({
      attempts: ['refunded'],
      money: [{ receipt, amountMinor: 250_000, allocatedMinor: 0 }],
    })
    expect(await world.reviews()).toHaveLength(reviews)
  })
})

describe('a prompt for whose payment another was taken, which went back', () => {
  it('is on record when it is paid after all, and a person is asked', async () => {
    const buyer = await world.handBuyer()
    const { attemptId } = await world.push(buyer)
    const { orderId, reference } = buyer.order
    const byHand = await world.confirm({ reference, amount: 2_500 })
    await world.settleHand()
    const [money] = await world.hand.ctx.transaction(({ tx }) => tx.moneyReceipt.findMany({ where: { orderId } }))
    const back = { how: 'mpesa_by_hand', reference: 'R1', note: 'not wanted' } as const
    await refundByHand(world.hand.ctx, { ...back, orderId, receiptId: money?.id ?? '', amountMinor: 250_000 })
    const { msisdn } = buyer
    await world.sandbox.daraja.setC2b({ shortcode: world.hand.shortcode, echo: 'off' })
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    const [push] = await world.sandbox.daraja.pushes({ msisdn })
    const receipt = push?.receipt ?? 'no receipt'
    await until(async () => isStored(attemptId ?? '', receipt, { callbacks: 1, reports: 0 }), { what: 'the callback' })
    await world.look(attemptId ?? '')
    const receipts = (await world.facts(buyer)).money.map((row) => row.receipt)
    expect(receipts.sort()).toEqual([byHand, receipt].sort())
    expect((await world.reviews()).at(-1)).toMatchObject({ reason: 'overpaid', status: 'open' })
  })
})

describe('a prompt and a payment by hand that were both paid', () => {
  it('are two payments: the order is paid once and the second waits for a person', async () => {
    const { buyer, attemptId, receipt } = await paidPrompt({ echo: 'off', stored: { callbacks: 1, reports: 0 } })
    await world.instruct(buyer, again(buyer))
    const byHand = await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    await world.look(attemptId)
    const facts = paid(await world.facts(buyer))
    expect(facts).toMatchObject({ order: 'paid', stock: 4, held: 0 })
    expect(facts.money.map((money) => money.receipt).sort()).toEqual([byHand, receipt].sort())
    expect(facts.money.reduce((sum, money) => sum + money.allocatedMinor, 0)).toBe(250_000)
    expect(facts.told).toEqual(['payment_paid', 'payment_in_review'])
    expect((await world.reviews()).at(-1)).toMatchObject({ status: 'open' })
  })
})
