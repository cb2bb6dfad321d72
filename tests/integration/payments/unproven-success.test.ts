import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { again, type Buyer, newMsisdn, openPaymentWorld, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

/** A prompt on a phone, of which the provider says nothing to the first `silent` questions. */
async function prompted(silent: number): Promise<{ buyer: Buyer; attemptId: string }> {
  const buyer = await world.buyer()
  await world.sandbox.daraja.script({ msisdn: buyer.msisdn, callback: 'drop', query: { noAnswerFirst: silent } })
  const { attemptId } = await world.push(buyer)
  return { buyer, attemptId: attemptId ?? '' }
}

async function answer({ msisdn }: Buyer, action: 'pay' | 'cancel'): Promise<void> {
  const [prompt] = await world.sandbox.daraja.prompts({ msisdn })
  await world.sandbox.daraja.answerPrompt(prompt?.id ?? '', { action })
}

async function forge({ msisdn }: Buyer, more: object = {}): Promise<string> {
  const { status, receipt } = await world.sandbox.daraja.forge({ msisdn, ...more })
  expect(status).toBe(200)
  await world.drain()
  return receipt
}

/** Looks at the attempt whenever it is due, as the sweeper does, for so many seconds. */
async function sweep(attemptId: string, seconds: number): Promise<void> {
  const end = world.clock.now().getTime() + seconds * 1000
  for (;;) {
    const { nextQueryAt } = await world.attempt(attemptId)
    if (nextQueryAt === null || nextQueryAt.getTime() > end) break
    if (nextQueryAt > world.clock.now()) world.clock.set(nextQueryAt.toISOString())
    await world.settle(attemptId)
  }
  if (world.clock.now().getTime() < end) world.clock.set(new Date(end).toISOString())
}

const openReviews = (attemptId: string) =>
  world.ctx.transaction(({ tx }) =>
    tx.paymentReview.findMany({ where: { attemptId, status: 'open' }, select: { reason: true } }),
  )

const waiting = { order: 'awaiting_payment', held: 1, money: [], attempts: ['pending'] }

describe('a success that the provider has not confirmed', () => {
  it('pays nothing while the provider is silent, keeps the goods, and is told once and to a person', async () => {
    const { buyer, attemptId } = await prompted(1_000)
    await forge(buyer)
    expect(await world.facts(buyer)).toMatchObject({ ...waiting, notices: [] })
    await sweep(attemptId, 600)
    expect(await world.facts(buyer)).toMatchObject({ ...waiting, notices: ['payment_being_checked'] })
    expect(await openReviews(attemptId)).toEqual([])
    await sweep(attemptId, 3_600)
    expect(await world.facts(buyer)).toMatchObject({ ...waiting, notices: ['payment_being_checked'] })
    expect(await openReviews(attemptId)).toEqual([{ reason: 'unproven' }])
    await sweep(attemptId, 24 * 3_600)
    expect(await world.facts(buyer)).toMatchObject({ order: 'needs_review', attempts: ['needs_review'], money: [] })
  })

  it('pays with its receipt as soon as the provider confirms it, and takes the question to a person back', async () => {
    const { buyer, attemptId } = await prompted(25)
    await answer(buyer, 'pay')
    const receipt = await forge(buyer)
    await sweep(attemptId, 2_500)
    expect(await openReviews(attemptId)).toEqual([{ reason: 'unproven' }])
    await sweep(attemptId, 12 * 3_600)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      money: [{ receipt, allocatedMinor: 250_000 }],
      notices: ['payment_being_checked', 'payment_paid'],
    })
    expect(await openReviews(attemptId)).toEqual([])
  })

  it('goes to a person when the provider says at last that it failed', async () => {
    const { buyer, attemptId } = await prompted(3)
    await answer(buyer, 'cancel')
    await forge(buyer)
    await sweep(attemptId, 600)
    expect(await world.facts(buyer)).toMatchObject({ order: 'needs_review', attempts: ['needs_review'], money: [] })
  })

  it('makes an order that had failed be asked about again, and pays it late when it is true', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, callback: 'drop', query: { noAnswerFirst: 4 } })
    const { attemptId } = await world.push(buyer)
    await forge(buyer, { resultCode: '1032' })
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['cancelled'], held: 0 })
    await answer(buyer, 'pay')
    await forge(buyer)
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', attempts: ['cancelled'], money: [] })
    await sweep(attemptId ?? '', 600)
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', attempts: ['paid'], money: [{}] })
  })

  it('is not believed for the answer to another request', async () => {
    const paid = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: paid.msisdn, outcome: 'pay' })
    const first = await world.push(paid)
    await world.callbacks(first.attemptId ?? '')
    const [real] = await world.sandbox.daraja.pushes({ msisdn: paid.msisdn })
    const victim = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: victim.msisdn, replyDelayMs: 0 })
    await world.sandbox.faults.add({
      target: 'daraja.push',
      kind: 'reset_after_accept',
      times: 1,
      match: { msisdn: victim.msisdn },
    })
    await world.push(victim)
    for (const resultCode of ['1032', '7777', '0']) {
      await forge(victim, { resultCode, checkoutRequestId: real?.checkoutRequestId })
    }
    expect(await world.facts(victim)).toMatchObject({ money: [] })
    expect((await world.facts(victim)).order).not.toBe('paid')
  })

  it('never adds a second receipt to the money of a prompt that is paid', async () => {
    const buyer = await world.buyer()
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'pay' })
    const { attemptId } = await world.push(buyer)
    await world.callbacks(attemptId ?? '')
    const before = await world.facts(buyer)
    await forge(buyer)
    expect(await world.facts(buyer)).toEqual(before)
    expect(await openReviews(attemptId ?? '')).toEqual([{ reason: 'contradiction' }])
  })

  it('asks the provider a few times however often it is claimed, and keeps a few claims', async () => {
    const { buyer, attemptId } = await prompted(1_000)
    for (let n = 0; n < 60; n += 1) await world.sandbox.daraja.forge({ msisdn: buyer.msisdn })
    await world.drain()
    const events = await world.ctx.transaction(({ tx }) => tx.paymentEvent.count({ where: { attemptId } }))
    expect(events).toBeLessThanOrEqual(30)
    expect(await world.facts(buyer)).toMatchObject(waiting)
  })
})

type Step =
  | { kind: 'forge'; more: object }
  | { kind: 'fault'; fault: 'http_500' | 'malformed' | 'http_403_html' | 'reset_before_accept' }
  | { kind: 'later'; seconds: number }
  | { kind: 'again' }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom<object>({}, { withoutReceipt: true }, { resultCode: '1032' }, { resultCode: '7777' })
    .map((more): Step => ({ kind: 'forge', more })),
  fc
    .constantFrom('http_500' as const, 'malformed' as const, 'http_403_html' as const, 'reset_before_accept' as const)
    .map((fault): Step => ({ kind: 'fault', fault })),
  fc.integer({ min: 1, max: 1_500 }).map((seconds): Step => ({ kind: 'later', seconds })),
  fc.constant<Step>({ kind: 'again' }),
)

describe('whatever is forged', () => {
  it('no order is paid without an answer of the provider, and none is lost when it answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 7 }), fc.boolean(), async (story, pays) => {
        const { buyer, attemptId } = await prompted(1_000)
        if (pays) await answer(buyer, 'pay')
        for (const step of story) await take(step, buyer, attemptId)
        const facts = await world.facts(buyer)
        expect(facts.order).not.toBe('paid')
        expect(facts.money).toEqual([])
        await world.sandbox.faults.clear()
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

async function take(step: Step, buyer: Buyer, attemptId: string): Promise<void> {
  switch (step.kind) {
    case 'forge':
      return void (await forge(buyer, step.more))
    case 'fault':
      return void (await world.sandbox.faults.add({ target: 'daraja.query', kind: step.fault, times: 3 }))
    case 'later':
      return sweep(attemptId, step.seconds)
    case 'again':
      return void (await world.push({ ...buyer, msisdn: newMsisdn() }, again(buyer)).catch(() => null))
  }
}
