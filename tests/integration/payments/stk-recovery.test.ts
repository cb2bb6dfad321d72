import { beforeAll, describe, expect, it } from 'vitest'
import { refreshPayment, settlePayment, startStkPush } from '../../../src/domain/payments/index.ts'
import { until } from '../../support/until.ts'
import { again, type Buyer, callbackBody, newMsisdn, openPaymentWorld, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

/** Settles like the sweeper does: whenever the attempt falls due, until the given age. */
async function sweepUntil(attemptId: string, ageSeconds: number): Promise<void> {
  const { createdAt } = await world.attempt(attemptId)
  const end = createdAt.getTime() + ageSeconds * 1000
  for (;;) {
    const { nextQueryAt } = await world.attempt(attemptId)
    if (nextQueryAt === null || nextQueryAt.getTime() > end) break
    if (nextQueryAt > world.clock.now()) world.clock.set(nextQueryAt.toISOString())
    await world.settle(attemptId)
  }
  if (world.clock.now().getTime() < end) world.clock.set(new Date(end).toISOString())
}

async function pushed(buyer: Buyer): Promise<string> {
  const { attemptId } = await world.push(buyer)
  if (attemptId === null) throw new Error('no attempt was made')
  return attemptId
}

describe('a lost callback', () => {
  it('is made up for by the query; the receipt that comes later is attached without a second notice', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({
      msisdn: buyer.msisdn,
      outcome: 'pay',
      callback: 'drop',
      query: { noAnswerFirst: 2 },
    })
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 50)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      stockState: 'settled',
      money: [{ receipt: null, allocatedMinor: 250_000 }],
      notices: ['payment_paid'],
    })
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    const late = { checkoutRequestId: push?.checkoutRequestId ?? '', amount: 2_500, receipt: 'LATE000001' }
    await post(push?.callbackUrl ?? '', late)
    await world.drain()
    await post(push?.callbackUrl ?? '', late)
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      money: [{ receipt: 'LATE000001', allocatedMinor: 250_000 }],
      notices: ['payment_paid'],
    })
    expect(await world.attempt(attemptId)).toMatchObject({ receipt: 'LATE000001', nextQueryAt: null })
  })

  it('alarms when the receipt is still missing after half an hour', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 60)
    const alarm = () =>
      world.log.lines.filter((l) => l.event === 'payment_receipt_missing' && l.fields.attemptId === attemptId)
    expect(alarm()).toHaveLength(0)
    await sweepUntil(attemptId, 3_600)
    expect(alarm()).toHaveLength(1)
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
  })

  it('of a failure is made up for by the query as well', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({
      msisdn: buyer.msisdn,
      outcome: 'cancel',
      callback: 'drop',
      query: { pendingAs: '4999' },
    })
    await sweepUntil(await pushed(buyer), 60)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['cancelled'], held: 0, notices: ['payment_cancelled'] })
  })

  it('is made up for when the customer asks whether it went through', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    const attemptId = await pushed(buyer)
    await until(async () => (await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn }))[0]?.state === 'paid')
    const view = await refreshPayment(again(buyer), { orderId: buyer.order.orderId })
    expect(view).toMatchObject({ attemptId, status: 'paid', amount: buyer.order.total })
  })

  it.each(['http_403_html', 'http_500', 'http_503_html', 'malformed', 'reset_before_accept'] as const)(
    'is still made up for when the query first meets %s',
    async (kind) => {
      const buyer = await world.buyer()
      await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
      await world.sandbox.faults.add({ target: 'daraja.query', kind, times: 2, match: { msisdn: buyer.msisdn } })
      const attemptId = await pushed(buyer)
      await sweepUntil(attemptId, 60)
      expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
    },
  )
})

describe('a prompt without any answer', () => {
  it('is waited for aloud at 60 s, expires at 5 min with its stock, and is asked about until 24 h', async () => {
    const buyer = await world.buyer()
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 55)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['pending'], notices: [] })
    await sweepUntil(attemptId, 250)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['pending'], held: 1, notices: ['payment_waiting'] })
    await sweepUntil(attemptId, 320)
    const expired = {
      order: 'awaiting_payment',
      attempts: ['expired'],
      held: 0,
      notices: ['payment_waiting', 'payment_expired'],
    }
    expect(await world.facts(buyer)).toMatchObject(expired)
    await sweepUntil(attemptId, 25 * 3_600)
    expect(await world.facts(buyer)).toMatchObject(expired)
    const { queryCount, nextQueryAt, closedAt } = await world.attempt(attemptId)
    expect(nextQueryAt).toBeNull()
    expect(closedAt).not.toBeNull()
    expect(queryCount).toBeGreaterThan(30)
    expect(queryCount).toBeLessThan(50)
  })

  it('is paid late, with its own sentence, when the money comes after the expiry', async () => {
    const buyer = await world.buyer()
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 400)
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await world.callbacks(attemptId)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      stockState: 'settled',
      stock: 4,
      held: 0,
      notices: ['payment_waiting', 'payment_expired', 'payment_paid_late'],
    })
  })

  it('is not spoken of again when the provider calls it cancelled after the expiry', async () => {
    const buyer = await world.buyer()
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 400)
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'cancel' })
    await world.callbacks(attemptId)
    expect(await world.facts(buyer)).toMatchObject({
      attempts: ['cancelled'],
      held: 0,
      notices: ['payment_waiting', 'payment_expired'],
    })
    expect(await world.attempt(attemptId)).toMatchObject({ nextQueryAt: null, resultCode: '1032' })
  })

  it('goes to a person when the money comes late and the goods are gone', async () => {
    const buyer = await world.buyer({ stock: 1 })
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 400)
    await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({
        where: { tenantId: world.shop.tenantId, id: buyer.variantId },
        data: { stock: 0 },
      }),
    )
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await world.callbacks(attemptId)
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({
      order: 'needs_review',
      attempts: ['needs_review'],
      stock: 0,
      tickets: ['payment_review'],
      money: [{ receipt: expect.any(String), allocatedMinor: 0 }],
    })
    expect(facts.notices.at(-1)).toBe('payment_in_review')
    expect(await world.attempt(attemptId)).toMatchObject({ nextQueryAt: null })
  })

  it('goes to a person when nobody ever said more than an unknown code', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: '7777' })
    const attemptId = await pushed(buyer)
    await world.callbacks(attemptId)
    await sweepUntil(attemptId, 25 * 3_600)
    expect(await world.facts(buyer)).toMatchObject({
      attempts: ['needs_review'],
      tickets: ['payment_review'],
      money: [],
      notices: ['payment_waiting', 'payment_expired'],
    })
  })
})

describe('a push whose answer is lost', () => {
  it('is unknown, is not sent again, and is settled by its callback', async () => {
    const buyer = await world.buyer()
    await world.sandbox.faults.add({
      target: 'daraja.push',
      kind: 'reset_after_accept',
      times: 1,
      match: { msisdn: buyer.msisdn },
    })
    const started = await world.push(buyer)
    expect(started).toMatchObject({ outcome: 'unknown', waitSeconds: 120 })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', held: 1, attempts: ['submit_unknown'] })
    expect(await world.push(buyer)).toMatchObject({ outcome: 'unknown', attemptId: started.attemptId })
    expect(await world.push(buyer, again(buyer))).toMatchObject({
      outcome: 'already_pending',
      attemptId: started.attemptId,
    })
    expect(await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(1)

    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await world.callbacks(started.attemptId ?? '')
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
    expect(await world.attempt(started.attemptId ?? '')).toMatchObject({ providerRequestId: push?.checkoutRequestId })
  })

  it('expires like any other when no callback comes', async () => {
    const buyer = await world.buyer()
    await world.sandbox.faults.add({
      target: 'daraja.push',
      kind: 'reset_before_accept',
      times: 1,
      match: { msisdn: buyer.msisdn },
    })
    const attemptId = await pushed(buyer)
    await sweepUntil(attemptId, 301)
    expect(await world.facts(buyer)).toMatchObject({
      attempts: ['expired'],
      held: 0,
      notices: ['payment_waiting', 'payment_expired'],
    })
  })

  it('does not send again after a crash between the row and the push', async () => {
    const buyer = await world.buyer()
    const crashing = {
      ...buyer.ctx,
      ports: { ...buyer.ctx.ports, stk: { ...world.stk, push: () => Promise.reject(new Error('the process died')) } },
    }
    await expect(world.push(buyer, crashing)).rejects.toThrow('the process died')
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['submitting'], held: 1 })
    expect(await world.push(buyer)).toMatchObject({ outcome: 'unknown' })
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['submit_unknown'] })
    expect(await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(0)
  })

  it('is picked up by the sweeper when nobody runs the request again', async () => {
    const buyer = await world.buyer()
    const crashing = {
      ...buyer.ctx,
      ports: { ...buyer.ctx.ports, stk: { ...world.stk, push: () => Promise.reject(new Error('the process died')) } },
    }
    await expect(world.push(buyer, crashing)).rejects.toThrow()
    const view = await refreshPayment(again(buyer), { orderId: buyer.order.orderId })
    await sweepUntil(view?.attemptId ?? '', 61)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['submit_unknown'] })
    await sweepUntil(view?.attemptId ?? '', 301)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['expired'], held: 0, order: 'awaiting_payment' })
  })

  it('takes the answer when the callback was faster', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({
      msisdn: buyer.msisdn,
      outcome: 'pay',
      callback: 'before_reply',
      replyDelayMs: 150,
    })
    const pushing = world.push(buyer)
    await until(async () => {
      await world.drain()
      return (await world.facts(buyer)).order === 'paid'
    })
    const started = await pushing
    expect(started).toMatchObject({ outcome: 'prompt_sent' })
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    expect(await world.attempt(started.attemptId ?? '')).toMatchObject({
      status: 'paid',
      providerRequestId: push?.checkoutRequestId,
      providerMerchantId: push?.merchantRequestId,
    })
    expect(await world.facts(buyer)).toMatchObject({ notices: ['payment_paid'] })
  })
})

describe('contradictory news', () => {
  it('upgrades a failure to a late success', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({
      msisdn: buyer.msisdn,
      outcome: 'pay',
      callback: 'failure_then_success',
      callbackDelayMs: 150,
    })
    const attemptId = await pushed(buyer)
    await world.callbacks(attemptId)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['failed'], held: 0, notices: ['payment_unreachable'] })
    await world.callbacks(attemptId, 2)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      stock: 4,
      held: 0,
      notices: ['payment_unreachable', 'payment_paid_late'],
    })
  })

  it('keeps a success whatever failure comes after it', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay' })
    const attemptId = await pushed(buyer)
    await world.callbacks(attemptId)
    const paid = await world.facts(buyer)
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    for (const code of [1032, 1037, 1019, '7777']) {
      await post(push?.callbackUrl ?? '', { checkoutRequestId: push?.checkoutRequestId ?? '', code })
      await world.drain()
    }
    expect(await world.facts(buyer)).toEqual(paid)
  })

  it('pays once when twenty workers settle at the same time', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback: 'twice' })
    const attemptId = await pushed(buyer)
    await until(async () => (await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn }))[0]?.callbacksSent === 2)
    const results = await Promise.all(Array.from({ length: 20 }, () => settlePayment(world.ctx, { attemptId })))
    expect(results.map(({ status }) => status)).toEqual(Array(20).fill('paid'))
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', stock: 4, notices: ['payment_paid'], money: [{}] })
  })

  it('asks about an unanswered prompt before sending another, so that nobody pays twice', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    const attemptId = await pushed(buyer)
    await until(async () => (await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn }))[0]?.state === 'paid')
    world.clock.advance(130_000)
    expect(await world.push(buyer, again(buyer))).toEqual({ outcome: 'already_paid', attemptId, waitSeconds: null })
    expect(await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(1)
  })

  it('of an older prompt does not touch the stock and the wait of a newer one', async () => {
    const buyer = await world.buyer()
    const first = await pushed(buyer)
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    world.clock.advance(130_000)
    await world.push({ ...buyer, msisdn: newMsisdn() }, again(buyer))
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'cancel' })
    await world.callbacks(first)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['cancelled', 'pending'], held: 1, notices: [] })
  })

  it('hands the second of two paid prompts to a person and leaves the order paid', async () => {
    const buyer = await world.buyer()
    const first = await pushed(buyer)
    const [firstPrompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    world.clock.advance(130_000)
    const other = await startStkPush(again(buyer), {
      orderId: buyer.order.orderId,
      msisdn: '0712000001',
      confirmedTotal: buyer.order.total,
    })
    expect(other.outcome).toBe('prompt_sent')
    const [secondPrompt] = await world.sandbox.daraja.prompts({ msisdn: '254712000001' })
    await world.sandbox.daraja.answerPrompt(firstPrompt?.id ?? '', { action: 'pay' })
    await world.callbacks(first)
    await world.sandbox.daraja.answerPrompt(secondPrompt?.id ?? '', { action: 'pay' })
    await world.callbacks(other.attemptId ?? '')
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({
      order: 'paid',
      stock: 4,
      held: 0,
      attempts: ['paid', 'needs_review'],
      tickets: ['payment_review'],
    })
    expect(facts.money.map(({ allocatedMinor }) => allocatedMinor).sort()).toEqual([0, 250_000])
    expect(facts.notices).toEqual(['payment_paid', 'payment_in_review'])
  })
})

async function post(url: string, claim: Parameters<typeof callbackBody>[0]): Promise<number> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(callbackBody(claim)) })
  return response.status
}
