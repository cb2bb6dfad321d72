import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../../src/domain/orders/index.ts'
import { paymentViewOf, recordCallback, refreshPayment, settlePayment } from '../../../src/domain/payments/index.ts'
import { type Buyer, callbackBody, openPaymentWorld, openShop, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

async function pending(query: object = {}) {
  const buyer = await world.buyer()
  await world.sandbox.daraja.script({ msisdn: buyer.msisdn, query })
  const { attemptId } = await world.push(buyer)
  const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
  if (attemptId === null || !push) throw new Error('no push was made')
  return { buyer, attemptId, url: push.callbackUrl, checkoutRequestId: push.checkoutRequestId }
}

/** The customer pays, and the provider's own callback is lost: only its answers know. */
async function payUnheard({ msisdn }: Buyer): Promise<void> {
  await world.sandbox.faults.add({ target: 'daraja.callback', kind: 'drop', times: 1, match: { msisdn } })
  const [prompt] = await world.sandbox.daraja.prompts({ msisdn })
  await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
}

async function post(url: string, body: object | string, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, { method: 'POST', body: text, headers })
  return { status: response.status, body: await response.json() }
}

const ACCEPTED = { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } }
const untouched = { order: 'awaiting_payment', attempts: ['pending'], held: 1, money: [], notices: [] }
const inReview = (buyer: Buyer) =>
  expectFacts(buyer, {
    order: 'needs_review',
    attempts: ['needs_review'],
    notices: ['payment_in_review'],
    tickets: ['payment_review'],
    money: [],
    stock: 5,
  })

async function expectFacts(buyer: Buyer, facts: object): Promise<void> {
  expect(await world.facts(buyer)).toMatchObject(facts)
}

describe('a callback that claims money', () => {
  it.each(['f'.repeat(48), 'F'.repeat(48), 'short', '..%2f..', `${'a'.repeat(47)}g`])(
    'with the token %s is not found and changes nothing',
    async (token) => {
      const { buyer, checkoutRequestId } = await pending()
      const body = callbackBody({ checkoutRequestId, amount: 2_500, receipt: 'FORGED0001' })
      expect((await post(`${world.baseUrl}/webhooks/payments/stk/${token}`, body)).status).toBe(404)
      await world.drain()
      await expectFacts(buyer, untouched)
    },
  )

  it('with another request id goes to a person', async () => {
    const { buyer, url } = await pending()
    const body = callbackBody({ checkoutRequestId: 'ws_CO_other', amount: 2_500, receipt: 'FORGED0002' })
    expect(await post(url, body)).toEqual(ACCEPTED)
    await world.drain()
    await inReview(buyer)
  })

  it.each([2_499, 2_501, '2500.50', 1])('with the amount %s goes to a person', async (amount) => {
    const { buyer, url, checkoutRequestId } = await pending()
    await post(url, callbackBody({ checkoutRequestId, amount, receipt: 'FORGED0003' }))
    await world.drain()
    await inReview(buyer)
  })

  it('with another amount goes to a person although the provider calls the request paid', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', shape: { amount: 2_400 } })
    const { attemptId } = await world.push(buyer)
    await world.callbacks(attemptId ?? '')
    await inReview(buyer)
  })

  it.each([2_500, '2500', '2500.00', '2500.0'])(
    'with the amount written %j is the amount we asked for',
    async (amount) => {
      const { buyer, url, checkoutRequestId } = await pending()
      await payUnheard(buyer)
      await post(
        url,
        callbackBody({ checkoutRequestId, code: '0', amount, receipt: `OK${checkoutRequestId.slice(-8)}` }),
      )
      await world.drain()
      await expectFacts(buyer, { order: 'paid', notices: ['payment_paid'] })
    },
  )

  it('goes to a person when the provider says that it failed', async () => {
    const { buyer, url, checkoutRequestId } = await pending({ resultCode: '1032' })
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await world.sandbox.faults.add({
      target: 'daraja.callback',
      kind: 'drop',
      times: 1,
      match: { msisdn: buyer.msisdn },
    })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'cancel' })
    await post(url, callbackBody({ checkoutRequestId, amount: 2_500, receipt: 'FORGED0004' }))
    await world.drain()
    await inReview(buyer)
  })

  it('with a receipt that paid another order goes to a person', async () => {
    const [first, second] = [await pending(), await pending()]
    await payUnheard(first.buyer)
    await payUnheard(second.buyer)
    await post(
      first.url,
      callbackBody({ checkoutRequestId: first.checkoutRequestId, amount: 2_500, receipt: 'TWICE00001' }),
    )
    await post(
      second.url,
      callbackBody({ checkoutRequestId: second.checkoutRequestId, amount: 2_500, receipt: 'TWICE00001' }),
    )
    await world.drain()
    await expectFacts(first.buyer, { order: 'paid' })
    await inReview(second.buyer)
  })

  it('without amount or receipt waits for the query and then goes to a person', async () => {
    const { buyer, attemptId, url, checkoutRequestId } = await pending()
    await post(url, callbackBody({ checkoutRequestId }))
    await world.drain()
    await expectFacts(buyer, untouched)
    world.clock.advance(301_000)
    await world.settle(attemptId)
    await inReview(buyer)
  })

  it('for a cancelled order is kept unallocated and goes to a person', async () => {
    const { buyer, attemptId, url, checkoutRequestId } = await pending()
    world.clock.advance(301_000)
    await world.settle(attemptId)
    expect(await cancelOrder(buyer.ctx, { orderId: buyer.order.orderId, reason: 'changed her mind' })).toMatchObject({
      outcome: 'cancelled',
    })
    await payUnheard(buyer)
    await post(url, callbackBody({ checkoutRequestId, amount: 2_500, receipt: 'CANCEL0001' }))
    await world.drain()
    await expectFacts(buyer, {
      order: 'needs_review',
      attempts: ['needs_review'],
      money: [{ receipt: 'CANCEL0001', allocatedMinor: 0 }],
      tickets: ['payment_review'],
      stock: 5,
      held: 0,
    })
  })

  it('settles nothing more once a person decides, but keeps the money that is proven', async () => {
    const { buyer, url, checkoutRequestId } = await pending()
    await post(url, callbackBody({ checkoutRequestId, amount: 1, receipt: 'FORGED0005' }))
    await world.drain()
    await payUnheard(buyer)
    await post(url, callbackBody({ checkoutRequestId, amount: 2_500, receipt: 'REAL000001' }))
    await world.drain()
    await expectFacts(buyer, {
      order: 'needs_review',
      money: [{ receipt: 'REAL000001', allocatedMinor: 0 }],
      notices: ['payment_in_review'],
      tickets: ['payment_review'],
    })
  })
})

describe('another shop', () => {
  it('can neither see, claim nor settle an attempt', async () => {
    const { buyer, attemptId, checkoutRequestId } = await pending()
    const stranger = await openShop(world.db, world.sandbox)
    const ctx = { ...world.ctx, tenantId: stranger.tenantId }
    const claim = { providerRequestId: checkoutRequestId, providerMerchantId: '', resultCode: '0', msisdn: null }
    const forged = { ...claim, amountMinor: 250_000, receipt: 'FOREIGN001' }
    await expect(settlePayment(ctx, { attemptId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(recordCallback(ctx, { attemptId, claim: forged, raw: {} })).rejects.toThrow()
    expect(await ctx.transaction((ctx) => paymentViewOf(ctx, [buyer.order.orderId]))).toEqual(new Map())
    await expect(refreshPayment(ctx, { orderId: buyer.order.orderId })).resolves.toBeNull()
    await expectFacts(buyer, untouched)
  })
})

describe('a callback that claims a failure', () => {
  it('of another request changes nothing and raises an alarm', async () => {
    const { buyer, attemptId, url } = await pending()
    await post(url, callbackBody({ checkoutRequestId: 'ws_CO_other', code: 1032 }))
    await world.drain()
    await expectFacts(buyer, untouched)
    expect(world.log.lines).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ attemptId, alarm: 'wrong_request_id_of_failure' }) }),
    )
  })

  it('does not stand against a provider that says paid', async () => {
    const { buyer, url, checkoutRequestId } = await pending()
    await payUnheard(buyer)
    await post(url, callbackBody({ checkoutRequestId, code: 1032 }))
    await world.drain()
    await expectFacts(buyer, { order: 'paid', notices: ['payment_paid'], money: [{ receipt: null }] })
  })
})

describe('the callback address', () => {
  it('takes a callback a hundred times and stores it once', async () => {
    const { buyer, attemptId, url, checkoutRequestId } = await pending()
    await payUnheard(buyer)
    const body = callbackBody({ checkoutRequestId, amount: 2_500, receipt: `MANY${checkoutRequestId.slice(-6)}` })
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(url, body)))
    expect(answers).toEqual(Array(100).fill(ACCEPTED))
    await world.drain()
    await expectFacts(buyer, { order: 'paid', notices: ['payment_paid'], money: [{}] })
    const events = await world.ctx.transaction(({ tx }) =>
      tx.paymentEvent.findMany({ where: { tenantId: world.shop.tenantId, attemptId, source: 'callback' } }),
    )
    expect(events).toMatchObject([{ verdict: 'success', raw: body }])
  })

  it.each([
    ['no JSON', 'ResultCode=0'],
    ['half a JSON', '{"Body":{"stkCallback":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', ''],
    ['a NUL character', '{"Body":"\\u0000"}'],
    ['half a surrogate pair', '{"Body":"\\ud800"}'],
  ])('answers 400 to %s', async (_name, body) => {
    const { buyer, url } = await pending()
    expect(await post(url, body)).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } })
    await expectFacts(buyer, untouched)
  })

  it.each([
    ['an empty object', {}],
    ['a body of another shape', { Body: { other: 1 } }],
    ['a result without a code', { Body: { stkCallback: { CheckoutRequestID: 'x' } } }],
    ['a boolean result code', { Body: { stkCallback: { CheckoutRequestID: 'x', ResultCode: false } } }],
    ['keys of an attacker', { __proto__: null, constructor: { prototype: {} }, Body: null }],
  ])('keeps %s as a hint that makes us ask the provider', async (_name, body) => {
    const { buyer, url } = await pending()
    expect(await post(url, body)).toEqual(ACCEPTED)
    await world.drain()
    await expectFacts(buyer, untouched)
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    expect(push?.queries).toBe(1)
  })

  it('refuses a body above 64 KiB and other methods', async () => {
    const { url } = await pending()
    expect((await post(url, { padding: 'x'.repeat(70_000) })).status).toBe(413)
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await fetch(url, { method })).status).toBe(405)
  })

  it('reports an unknown sender and takes what it says all the same', async () => {
    const { attemptId, url, checkoutRequestId } = await pending()
    await post(url, callbackBody({ checkoutRequestId, code: 1032 }), {
      'x-forwarded-for': '196.201.214.200, 203.0.113.9',
    })
    await post(url, callbackBody({ checkoutRequestId, code: 1037 }), { 'x-forwarded-for': '10.9.9.9, 196.201.214.200' })
    const lines = world.log.lines.filter((l) => l.event === 'payment_callback' && l.fields.attemptId === attemptId)
    expect(lines).toMatchObject([
      { level: 'warn', fields: { source: '203.0.113.9', sourceKnown: false, recorded: 'accepted' } },
      { level: 'info', fields: { source: '196.201.214.200', sourceKnown: true, recorded: 'accepted' } },
    ])
  })

  it('never writes its token into a log line', async () => {
    const { url, checkoutRequestId } = await pending()
    await post(url, callbackBody({ checkoutRequestId, code: 1032 }))
    await post(url, 'broken')
    const token = url.split('/').at(-1) ?? 'none'
    const log = JSON.stringify(world.log.lines)
    expect(log).not.toContain(token)
    expect(log).not.toContain(createHash('sha256').update(token).digest('hex'))
  })
})
