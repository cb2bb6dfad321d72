import { beforeAll, describe, expect, it } from 'vitest'
import { codesOf, resultOf } from '../../../src/adapters/mpesa/result-codes.ts'
import { consequenceOf } from '../../../src/domain/payments/methods/stk/consequence-of.ts'
import { PromptResult } from '../../../src/domain/payments/schemas.ts'
import { until } from '../../support/until.ts'
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

describe('an STK payment', () => {
  it('pays the order, sells the stock, keeps the receipt and tells the customer once', async () => {
    const buyer = await world.buyer({ quantity: 2 })
    const started = await world.push(buyer)
    expect(started).toMatchObject({ outcome: 'prompt_sent', waitSeconds: 120 })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', stockState: 'held', stock: 5, held: 2 })

    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    expect(prompt).toMatchObject({ amount: 5_000, accountReference: buyer.order.reference })
    await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await world.callbacks(started.attemptId ?? '')

    const facts = await world.facts(buyer)
    const [push] = await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn })
    expect(facts).toMatchObject({
      order: 'paid',
      stockState: 'settled',
      stock: 3,
      held: 0,
      attempts: ['paid'],
      money: [{ receipt: push?.receipt, amountMinor: 500_000, allocatedMinor: 500_000 }],
      notices: ['payment_paid'],
      tickets: [],
    })
    for (const fact of ['KES 5,000', 'Mtaani Kicks', buyer.order.reference, push?.receipt ?? 'none']) {
      expect(facts.texts[0]).toContain(fact)
    }
    expect(world.wakes(buyer.conversationId)).toBe(1)
    expect(await world.attempt(started.attemptId ?? '')).toMatchObject({ nextQueryAt: null, resultCode: '0' })
  })

  it('stores no token in readable form and hands out a new one per attempt', async () => {
    const [one, two] = [await world.buyer(), await world.buyer()]
    const ids = [(await world.push(one)).attemptId, (await world.push(two)).attemptId]
    const pushes = await world.sandbox.daraja.pushes()
    const urls = pushes
      .filter(({ msisdn }) => [one.msisdn, two.msisdn].includes(msisdn))
      .map(({ callbackUrl }) => callbackUrl)
    expect(new Set(urls).size).toBe(2)
    for (const [at, url] of urls.entries()) {
      const token = url.split('/').at(-1) ?? ''
      expect(token).toMatch(/^[0-9a-f]{48}$/)
      expect(JSON.stringify(await world.attempt(ids[at] ?? ''))).not.toContain(token)
    }
  })

  const failures = codesOf(PromptResult.options).filter((code) => !['0', '4999'].includes(code))
  it.each(failures)(
    'with result code %s ends as the table says, gives the stock back and tells the customer once',
    async (code) => {
      const buyer = await world.buyer()
      await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: code, callback: 'twice' })
      const { attemptId } = await world.push(buyer)
      await world.callbacks(attemptId ?? '')
      await until(async () => (await world.sandbox.daraja.pushes({ msisdn: buyer.msisdn }))[0]?.callbacksSent === 2)
      await world.drain()

      const meaning = consequenceOf(resultOf(code))
      expect(await world.facts(buyer)).toMatchObject({
        order: 'awaiting_payment',
        stockState: 'released',
        held: 0,
        stock: 5,
        attempts: [meaning.outcome],
        money: [],
        notices: [meaning.notice],
      })
      expect(await world.attempt(attemptId ?? '')).toMatchObject({ resultCode: code, nextQueryAt: null })
      const alarmed = world.log.lines.some(
        (line) => line.event === 'payment_misconfigured' && line.fields.attemptId === attemptId,
      )
      expect(alarmed).toBe(meaning.alarm)
    },
  )

  it.each(['7777', 'XYZ_9', '0000'])(
    'stays pending on the unknown result code %s and raises an alarm',
    async (code) => {
      const buyer = await world.buyer()
      await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: code, shape: { resultCodeAs: 'string' } })
      const { attemptId } = await world.push(buyer)
      await world.callbacks(attemptId ?? '')
      expect(await world.facts(buyer)).toMatchObject({ attempts: ['pending'], held: 1, notices: [], money: [] })
      expect(world.log.lines).toContainEqual(
        expect.objectContaining({
          level: 'error',
          fields: expect.objectContaining({ attemptId, alarm: 'unknown_code' }),
        }),
      )
    },
  )

  it.each([
    ['items in another order', { shuffled: true }],
    ['a balance in braces', { balance: 'braces' as const }],
    ['a textual result code', { resultCodeAs: 'string' as const }],
  ])('is paid by a callback with %s', async (_name, shape) => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', shape })
    const { attemptId } = await world.push(buyer)
    await world.callbacks(attemptId ?? '')
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
  })

  it.each([
    ['without a receipt', { withoutReceipt: true }, null],
    ['without an amount', { withoutAmount: true }, expect.any(String)],
  ])('is paid by the query when the callback comes %s', async (_name, shape, receipt) => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay', shape })
    const { attemptId } = await world.push(buyer)
    await world.callbacks(attemptId ?? '')
    const facts = await world.facts(buyer)
    expect(facts).toMatchObject({ order: 'paid', notices: ['payment_paid'] })
    expect(facts.money[0]?.receipt).toEqual(receipt)
  })
})
