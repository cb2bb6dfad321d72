import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type C2bClaim,
  placeNotification,
  recordCallback,
  recordNotification,
  settlePayment,
} from '../../../src/domain/payments/index.ts'
import { testPorts } from '../../support/test-ctx.ts'
import { type C2bWorld, newReceipt, openC2bWorld } from './c2b-world.ts'
import type { Buyer } from './payment-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

/** Everything that can be heard of a prompt that was paid, and of money that the same customer sent by hand as well. */
type Message = 'callback' | 'query' | 'echo' | 'hand' | 'part' | 'later'

const TOTAL = 250_000
const PART = 100_000

/** A message may be missing or come several times, in any order; the money of the prompt is heard of with its receipt at least once. */
const stories = fc
  .tuple(fc.constantFrom<Message>('callback', 'echo'), fc.array(messages(), { maxLength: 7 }))
  .chain(([sure, others]) => fc.shuffledSubarray([sure, ...others], { minLength: others.length + 1 }))

function messages(): fc.Arbitrary<Message> {
  return fc.constantFrom<Message>('callback', 'query', 'echo', 'hand', 'part', 'later')
}

describe('the money of an order', () => {
  it('is counted once, whatever the order and number of messages about it, and pays the order at most once', async () => {
    await fc.assert(
      fc.asyncProperty(stories, fc.integer({ min: 1, max: 2 }), async (story, workers) => {
        const buyer = await world.handBuyer()
        const { attemptId } = await world.push(buyer)
        const receipts = { prompt: newReceipt(), hand: newReceipt(), part: newReceipt() }
        for (const message of story) await hear(message, { buyer, attemptId: attemptId ?? '', receipts, workers })
        await settleAttempt({ buyer, attemptId: attemptId ?? '', receipts, workers }, '0')
        const facts = await world.facts(buyer)
        const sum = (pick: (money: (typeof facts.money)[number]) => number) =>
          facts.money.reduce((total, money) => total + pick(money), 0)
        const truth = TOTAL + (story.includes('hand') ? TOTAL : 0) + (story.includes('part') ? PART : 0)
        expect(sum(({ amountMinor }) => amountMinor)).toBe(truth)
        expect(sum(({ allocatedMinor }) => allocatedMinor)).toBeLessThanOrEqual(TOTAL)
        expect({ order: facts.order, stockState: facts.stockState, stock: facts.stock, held: facts.held }).toEqual({
          order: 'paid',
          stockState: 'settled',
          stock: 4,
          held: 0,
        })
        expect(facts.attempts.filter((status) => status === 'paid')).toHaveLength(1)
        expect(facts.notices.filter((notice) => notice.startsWith('payment_paid'))).toHaveLength(1)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

interface Story {
  buyer: Buyer
  attemptId: string
  receipts: Record<'prompt' | 'hand' | 'part', string>
  workers: number
}

async function hear(message: Message, story: Story): Promise<void> {
  const { attemptId, receipts } = story
  switch (message) {
    case 'later':
      return world.clock.advance(90_000)
    case 'callback': {
      const claim = {
        providerRequestId: (await promptOf(attemptId)) ?? '',
        providerMerchantId: 'm-1',
        resultCode: '0',
        amountMinor: TOTAL,
        receipt: receipts.prompt,
        msisdn: null,
      }
      await recordCallback(world.hand.ctx, { attemptId, claim, raw: {} })
      return settleAttempt(story, null)
    }
    case 'query':
      return settleAttempt(story, '0')
    case 'echo':
      return report(story, receipts.prompt, TOTAL)
    case 'hand':
      return report(story, receipts.hand, TOTAL)
    case 'part':
      return report(story, receipts.part, PART)
  }
}

async function settleAttempt({ attemptId, workers }: Story, code: string | null): Promise<void> {
  const query = async () =>
    code === null ? { outcome: 'no_answer' as const, problem: '' } : { outcome: 'result' as const, code, problem: '' }
  const ctx = { ...world.hand.ctx, ports: testPorts({ stk: { ...world.stk, query } }) }
  await together(workers, () => settlePayment(ctx, { attemptId, ask: code === null ? 'when_due' : 'now' }))
}

async function report({ buyer, workers }: Story, receipt: string, amountMinor: number): Promise<void> {
  const { reference: typedReference } = buyer.order
  const claim: C2bClaim = {
    receipt,
    amountMinor,
    shortcode: world.hand.shortcode,
    typedReference,
    payer: null,
    paidAt: null,
  }
  const { accountId, ctx } = world.hand
  const reading = { outcome: 'claim' as const, claim, raw: {} }
  const { notificationId } = await recordNotification(ctx, { accountId, reading, sourceKnown: true })
  await together(workers, () => placeNotification(ctx, { notificationId: notificationId ?? '' }))
}

async function promptOf(attemptId: string): Promise<string | null> {
  const { tenantId, ctx } = world.hand
  const row = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findFirstOrThrow({ where: { tenantId, id: attemptId } }),
  )
  return row.providerRequestId
}

async function together(workers: number, run: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, run))
}
