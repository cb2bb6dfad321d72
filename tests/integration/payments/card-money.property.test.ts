import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { afterSettlement } from '../../../src/domain/payments/core/after-settlement.ts'
import { applyCardReport } from '../../../src/domain/payments/methods/card/apply-card-report.ts'
import { type AskedCard, askCard } from '../../../src/domain/payments/methods/card/ask-card.ts'
import { type CardWorld, openCardWorld } from './card-world.ts'

type Happening = 'look' | 'pay' | 'decline' | 'reverse' | 'notify' | 'expire' | 'remember' | 'replay' | 'ask_again'

const HAPPENINGS: Happening[] = [
  'look',
  'pay',
  'decline',
  'reverse',
  'notify',
  'expire',
  'remember',
  'replay',
  'ask_again',
]

describe('a card payment under any order of events', () => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld()
  })

  it('pays its order at most once, books its money at most once and tells each thing once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...HAPPENINGS), { minLength: 3, maxLength: 12 }),
        async (happenings) => {
          const run = await openRun()
          for (const happening of happenings) await run[happening]()
          await run.look()
          await world.drain()
          await run.check()
        },
      ),
      { numRuns: 20 },
    )
  }, 120_000)

  async function openRun() {
    const buyer = await world.buyer()
    const { attemptId, trackingId } = await world.link(buyer)
    const ctx = world.ctxFor(world.shop.tenantId)
    const statuses: string[] = []
    const reports: AskedCard[] = []
    const note = async () => {
      statuses.push((await world.facts(buyer)).order)
    }
    const apply = async (asked: AskedCard) => {
      await afterSettlement(ctx, await ctx.transaction((ctx) => applyCardReport(ctx, attemptId, asked)))
      await note()
    }
    const attempt = (outcome: 'completed' | 'failed') =>
      world.sandbox.pesapal.pay(trackingId, { outcome, notifications: 0 }).catch(refused)
    return {
      look: async () => {
        await world.settle(attemptId)
        await note()
      },
      pay: () => attempt('completed'),
      decline: () => attempt('failed'),
      reverse: () => world.sandbox.pesapal.reverse(trackingId, { notifications: 0 }).catch(refused),
      notify: async () => {
        const [ipn] = await world.sandbox.pesapal.ipnUrls()
        const body = JSON.stringify({ OrderTrackingId: trackingId, OrderMerchantReference: randomIds.secret(4) })
        await fetch(ipn?.url ?? '', { method: 'POST', body })
        await world.drain()
        await note()
      },
      expire: async () => {
        world.clock.advance(3_700_000)
      },
      remember: async () => void reports.push(await askCard(ctx, attemptId, 'now')),
      replay: async () => {
        for (const report of reports.toReversed()) await apply(report)
      },
      ask_again: async () => void (await world.checkout(buyer).catch(refused)),
      check: async () => {
        const facts = await world.facts(buyer)
        const { state } = await world.order(trackingId)
        expect(facts.money.length).toBeLessThanOrEqual(1)
        expect(new Set(facts.notices).size).toBe(facts.notices.length)
        expect(5 - facts.stock).toBe(facts.stockState === 'settled' ? 1 : 0)
        if (state === 'completed') expect(facts.order).toBe('paid')
        if (state === 'unpaid' || state === 'failed') expect(facts.order).toBe('awaiting_payment')
        // Once paid, only a reversal leads away.
        const sincePaid = statuses.slice(statuses.indexOf('paid')).filter((status) => status !== 'paid')
        if (statuses.includes('paid'))
          expect(sincePaid.every((status) => status === 'needs_review' && state === 'reversed')).toBe(true)
      },
    }
  }
})

/** The stand-in, or the verb, does not allow it at this point: that is part of the game. */
function refused(): null {
  return null
}
