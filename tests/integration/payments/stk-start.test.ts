import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder, createDraft } from '../../../src/domain/orders/index.ts'
import { startStkPush } from '../../../src/domain/payments/index.ts'
import { createShop } from '../../support/builders.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { again, type Buyer, newMsisdn, openPaymentWorld, openShop, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

const start = (buyer: Buyer, override: Partial<Parameters<typeof startStkPush>[1]> = {}) =>
  startStkPush(again(buyer), {
    orderId: buyer.order.orderId,
    msisdn: buyer.msisdn,
    confirmedTotal: buyer.order.total,
    ...override,
  })

const nothingStarted = { order: 'draft', stockState: 'none', held: 0, attempts: [] }

describe('starting an STK push', () => {
  it.each([
    ['more than was confirmed', 250_001, 'KES'],
    ['less than was confirmed', 100, 'KES'],
    ['another currency', 250_000, 'USD'],
  ])('refuses %s', async (_name, amountMinor, currency) => {
    const buyer = await world.buyer()
    await expect(start(buyer, { confirmedTotal: { amountMinor, currency } })).rejects.toMatchObject({
      code: 'not_confirmed',
    })
    expect(await world.facts(buyer)).toMatchObject(nothingStarted)
  })

  it.each(['', '12345', '0812345678', '+255712345678', '07123456789', 'my number', '2547123', '254612345678'])(
    'refuses the phone %j',
    async (msisdn) => {
      const buyer = await world.buyer()
      await expect(start(buyer, { msisdn })).rejects.toMatchObject({ code: 'invalid_input' })
      expect(await world.facts(buyer)).toMatchObject(nothingStarted)
    },
  )

  it.each([
    ['below the minimum', 99, 'invalid_input'],
    ['with cents', 250_050, 'invalid_input'],
    ['above the maximum', 25_000_100, 'limit_exceeded'],
  ])('refuses an amount %s', async (_name, priceMinor, code) => {
    const buyer = await world.buyer({ priceMinor })
    await expect(start(buyer)).rejects.toMatchObject({ code })
    expect(await world.facts(buyer)).toMatchObject(nothingStarted)
  })

  it.each([100, 25_000_000])('takes an amount of %i cents', async (priceMinor) => {
    const buyer = await world.buyer({ priceMinor })
    expect(await start(buyer)).toMatchObject({ outcome: 'prompt_sent' })
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    expect(push?.amount).toBe(priceMinor / 100)
  })

  it('refuses goods that others hold, and says how many are left', async () => {
    const first = await world.buyer({ stock: 1 })
    const second = await world.buyer()
    const order = await createDraft(second.ctx, { lines: [{ variantId: first.variantId, quantity: 1 }] })
    await start(first)
    await expect(start({ ...second, order })).rejects.toMatchObject({ code: 'out_of_stock' })
    expect(await world.facts({ ...second, order })).toMatchObject({ order: 'draft', attempts: [] })
  })

  it('does not find the order of another customer or another shop', async () => {
    const [mine, hers] = [await world.buyer(), await world.buyer()]
    await expect(start({ ...mine, order: hers.order })).rejects.toMatchObject({ code: 'not_found' })
    const otherShop = await openShop(world.db, world.sandbox)
    const abroad = await world.buyer({ shop: otherShop })
    await expect(start({ ...mine, order: abroad.order })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('refuses a cancelled order, and answers for a paid one', async () => {
    const buyer = await world.buyer()
    await cancelOrder(buyer.ctx, { orderId: buyer.order.orderId, reason: 'test' })
    await expect(start(buyer)).rejects.toMatchObject({ code: 'conflict' })
    const payer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: payer.msisdn, outcome: 'pay' })
    const { attemptId } = await start(payer)
    await world.callbacks(attemptId ?? '')
    expect(await start(payer)).toEqual({ outcome: 'already_paid', attemptId, waitSeconds: null })
  })

  it('refuses when the shop switched prompts off, or has no account', async () => {
    const off = await openShop(world.db, world.sandbox, {
      settings: { payments: { stk: false, c2b: false, card: false } },
    })
    await expect(start(await world.buyer({ shop: off }))).rejects.toMatchObject({ code: 'not_enabled' })
    const bare = await createShop(world.db)
    await expect(start(await world.buyer({ shop: bare }))).rejects.toMatchObject({ code: 'misconfigured' })
  })

  it('sends one prompt for a request that is run twice, also at the same time', async () => {
    const buyer = await world.buyer()
    const runs = await Promise.all([world.push(buyer), world.push(buyer), world.push(buyer)])
    expect(new Set(runs.map(({ attemptId }) => attemptId)).size).toBe(1)
    expect(await world.push(buyer)).toMatchObject({ outcome: 'prompt_sent', attemptId: runs[0]?.attemptId })
    expect(await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(1)
  })

  it('sends one prompt for many requests at the same time', async () => {
    const buyer = await world.buyer()
    const runs = await Promise.all(Array.from({ length: 8 }, () => start(buyer)))
    expect(runs.filter(({ outcome }) => outcome === 'prompt_sent')).toHaveLength(1)
    expect(runs.filter(({ outcome }) => outcome === 'already_pending')).toHaveLength(7)
    expect(await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(1)
    expect(await world.facts(buyer)).toMatchObject({ held: 1, attempts: ['pending'] })
  })

  it('holds an order while a prompt is open, lets a clear failure be retried at once, and gives three prompts', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'cancel' })
    const first = await start(buyer)
    expect(await start(buyer)).toMatchObject({
      outcome: 'already_pending',
      attemptId: first.attemptId,
      waitSeconds: 120,
    })
    await world.callbacks(first.attemptId ?? '')
    for (const _ of [2, 3]) {
      const next = await start(buyer)
      expect(next.outcome).toBe('prompt_sent')
      await world.callbacks(next.attemptId ?? '')
    }
    await expect(start(buyer)).rejects.toMatchObject({ code: 'limit_exceeded' })
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['cancelled', 'cancelled', 'cancelled'], held: 0 })
  })

  it.each([
    ['at once after a wrong PIN', 'wrong_pin', { outcome: 'prompt_sent' }],
    [
      'after 120 s while another transaction is open on the phone',
      '1001',
      { outcome: 'busy_try_later', waitSeconds: 120 },
    ],
  ] as const)(
    'lets the order and the phone of another order have a new prompt %s',
    async (_when, outcome, expected) => {
      const msisdn = newMsisdn()
      await world.sandbox.daraja.script({ msisdn, outcome })
      const [one, two] = [await world.buyer({ msisdn }), await world.buyer({ msisdn })]
      const { attemptId } = await start(one)
      await world.callbacks(attemptId ?? '')
      expect(await start(two)).toMatchObject(expected)
    },
  )

  it('holds an order no day for a prompt that was sent while the clock ran a day ahead', async () => {
    const buyer = await world.buyer()
    world.clock.advance(24 * 3_600_000)
    expect(await start(buyer)).toMatchObject({ outcome: 'prompt_sent' })
    world.clock.advance(-24 * 3_600_000)
    expect(await start(buyer, { msisdn: newMsisdn() })).toMatchObject({ outcome: 'already_pending', waitSeconds: 120 })
    world.clock.advance(121_000)
    expect(await start(buyer, { msisdn: newMsisdn() })).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('holds a phone for 120 s across customers, and lets it have six prompts an hour', async () => {
    const msisdn = newMsisdn()
    await world.sandbox.daraja.script({ msisdn, outcome: 'cancel' })
    const [one, two] = [await world.buyer({ msisdn }), await world.buyer({ msisdn })]
    const sent = await Promise.all([start(one), start(two)])
    expect(sent.map(({ outcome }) => outcome).sort()).toEqual(['busy_try_later', 'prompt_sent'])
    for (let prompts = 1; prompts < 6; prompts++) {
      world.clock.advance(120_000)
      expect(await start(await world.buyer({ msisdn }))).toMatchObject({ outcome: 'prompt_sent' })
    }
    world.clock.advance(120_000)
    const seventh = await start(await world.buyer({ msisdn }))
    expect(seventh).toMatchObject({ outcome: 'busy_try_later', waitSeconds: 3_600 - 6 * 120 })
  })

  it('gives the stock back when the provider refuses the push at once, and says whether waiting helps', async () => {
    const buyer = await world.buyer()
    const busy = await world.buyer({ msisdn: buyer.msisdn })
    await start(buyer)
    world.clock.advance(130_000)
    expect(await start(busy)).toMatchObject({ outcome: 'busy_try_later', waitSeconds: 120 })
    expect(await world.facts(busy)).toMatchObject({
      order: 'awaiting_payment',
      stockState: 'released',
      held: 0,
      attempts: ['rejected'],
    })

    const broken = await openShop(world.db, world.sandbox)
    await world.db.transaction(broken.tenantId, async (tx) => {
      await tx.paymentAccount.updateMany({ where: { tenantId: broken.tenantId }, data: { shortcode: '999999' } })
    })
    const unlucky = await world.buyer({ shop: broken })
    expect(await start(unlucky)).toMatchObject({ outcome: 'refused', waitSeconds: null })
    expect(await world.facts(unlucky)).toMatchObject({ held: 0, attempts: ['rejected'] })
    expect(
      world.log.lines.some((line) => line.event === 'payment_push_refused' && line.fields.cause === 'configuration'),
    ).toBe(true)
  })

  it('lets a refused order try again without using up its three prompts', async () => {
    const buyer = await world.buyer()
    for (const _ of [1, 2, 3, 4]) {
      await world.sandbox.faults.add({
        target: 'daraja.push',
        kind: 'http_429',
        times: 1,
        match: { msisdn: buyer.msisdn },
      })
      expect(await start(buyer)).toMatchObject({ outcome: 'busy_try_later' })
      world.clock.advance(121_000)
    }
    expect(await start(buyer)).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('writes an audit row for every step of the attempt', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay' })
    const { attemptId } = await start(buyer)
    await world.callbacks(attemptId ?? '')
    const ctx = testCtx(world.db, { tenantId: world.shop.tenantId })
    const rows = await ctx.transaction(({ tx }) =>
      tx.auditEntry.findMany({ where: { tenantId: ctx.tenantId, subjectId: attemptId ?? randomUUID() } }),
    )
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'payment_attempt.paid',
      'payment_attempt.pending',
      'payment_attempt.submitting',
    ])
  })

  it('never sells more than there is, however many pay at once', async () => {
    const seller = await world.buyer({ stock: 5 })
    await world.sandbox.daraja.script({ msisdn: '*', outcome: 'pay', callback: 'drop' })
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const buyer = await world.buyer()
        const order = await createDraft(buyer.ctx, { lines: [{ variantId: seller.variantId, quantity: 1 }] })
        return { ...buyer, order, variantId: seller.variantId }
      }),
    )
    const results = await Promise.allSettled(buyers.map((buyer) => start(buyer)))
    const sent = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(sent.map(({ outcome }) => outcome)).toEqual(Array(5).fill('prompt_sent'))
    expect(refused.map(({ code }) => code)).toEqual(Array(7).fill('out_of_stock'))
    await world.sandbox.daraja.clearScripts()
    world.clock.advance(20_000)
    await Promise.all(sent.map(({ attemptId }) => world.settle(attemptId ?? '')))
    expect(await world.facts(seller)).toMatchObject({ stock: 0, held: 0 })
    const facts = await Promise.all(buyers.map((buyer) => world.facts(buyer)))
    expect(facts.filter(({ order }) => order === 'paid')).toHaveLength(5)
    expect(facts.filter(({ order }) => order === 'draft')).toHaveLength(7)
  })
})
