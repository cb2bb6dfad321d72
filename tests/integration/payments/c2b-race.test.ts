import { beforeAll, describe, expect, it } from 'vitest'
import { seededDice } from '../../../bench/seeded.ts'
import { connectTenantDb, type TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import {
  placeNotification,
  recordCallback,
  recordNotification,
  settlePayment,
} from '../../../src/domain/payments/index.ts'
import { transactions } from '../../../src/domain/transactions.ts'
import { testPorts } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'
import { type C2bWorld, newReceipt, openC2bWorld } from './c2b-world.ts'
import type { Buyer } from './payment-world.ts'

const ROUNDS = 30
const TOTAL = 250_000
const GRACE_MS = 120_000

let world: C2bWorld
let secondPool: TenantDb
beforeAll(async () => {
  world = await openC2bWorld()
  secondPool = connectTenantDb({ url: world.db.appUrl, pool: 4 })
  return () => secondPool.close()
})

interface Heard {
  buyer: Buyer
  receipt: string
  callback: () => Promise<unknown>
  echo: () => Promise<unknown>
}

/** A paid prompt whose callback and whose second report are both stored, each to be settled by another process. */
async function heardTwice({ typed }: { typed: 'reference' | 'nothing' }): Promise<Heard> {
  const { accountId, ctx, shortcode } = world.hand
  const buyer = await world.handBuyer()
  await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: 'ask' })
  const attemptId = (await world.push(buyer)).attemptId ?? ''
  const { providerRequestId } = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findFirstOrThrow({ where: { id: attemptId } }),
  )
  const receipt = newReceipt()
  const ids = { providerRequestId: providerRequestId ?? '', providerMerchantId: 'm-1', msisdn: null }
  const claim = { ...ids, resultCode: '0', amountMinor: TOTAL, receipt }
  await recordCallback(ctx, { attemptId, claim, raw: {} })
  const typedReference = typed === 'reference' ? buyer.order.reference : ''
  const report = { receipt, amountMinor: TOTAL, shortcode, typedReference, payer: null, paidAt: null }
  const reading = { outcome: 'claim' as const, claim: report, raw: {} }
  const { notificationId } = await recordNotification(ctx, { accountId, reading, sourceKnown: true })
  world.clock.advance(GRACE_MS)
  const query = async () => ({ outcome: 'result' as const, code: '0', problem: '' })
  const asking: Ctx = { ...ctx, ports: testPorts({ stk: { ...world.stk, query } }) }
  const elsewhere = transactions({
    begin: secondPool.transaction,
    ask: secondPool.statement,
    flush: async () => undefined,
  })
  const other: Ctx = { ...ctx, ...elsewhere }
  return {
    buyer,
    receipt,
    callback: () => settlePayment(asking, { attemptId }),
    echo: () => placeNotification(other, { notificationId: notificationId ?? '' }),
  }
}

/** Holds the order until everybody who wants it stands in line, in the order of `runs`, and lets them all go then. */
async function inLine({ buyer }: Heard, runs: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const { tenantId } = world.hand
  const started: Promise<unknown>[] = []
  await world.db.transaction(tenantId, async (tx) => {
    await tx.$executeRaw`SELECT FROM orders WHERE tenant_id = ${tenantId}::uuid AND id = ${buyer.order.orderId}::uuid FOR UPDATE`
    for (const run of runs) {
      started.push(run())
      await until(async () => (await waiting()) === started.length, { what: 'the next in line' })
    }
  })
  return Promise.all(started)
}

async function waiting(): Promise<number> {
  const [row] = await world.db.directory.$queryRaw<{ n: number }[]>`
    SELECT count(DISTINCT l.pid)::int AS n FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE NOT l.granted AND a.datname = current_database()`
  return row?.n ?? 0
}

async function questionsAbout(receipt: string): Promise<string[]> {
  const reviews = await world.hand.ctx.transaction(({ tx }) =>
    tx.paymentReview.findMany({ where: { receipt: { receipt } } }),
  )
  return reviews.map(({ reason, status }) => `${reason} ${status}`)
}

const paidOnce = (receipt: string) => ({
  order: 'paid',
  stockState: 'settled',
  stock: 4,
  held: 0,
  attempts: ['paid'],
  money: [{ receipt, amountMinor: TOTAL, allocatedMinor: TOTAL }],
  tickets: [],
})

describe('a callback and the report of the same money, settled at the same time', () => {
  it('are one receipt and one paid order, and neither settlement fails', async () => {
    const dice = seededDice(20_261_122)
    for (let round = 0; round < ROUNDS; round++) {
      const typed = dice.pick(['reference', 'reference', 'nothing'] as const)
      const heard = await heardTwice({ typed })
      const { callback, echo, receipt } = heard
      const runs = dice.pick([
        [callback, echo],
        [echo, callback],
        [callback, echo, callback, echo],
      ])
      await (typed === 'reference' ? inLine(heard, runs) : Promise.all(runs.map((run) => run())))
      const facts = await world.facts(heard.buyer)
      expect(facts).toMatchObject(paidOnce(receipt))
      expect(facts.notices.filter((notice) => notice.startsWith('payment_paid'))).toHaveLength(1)
      expect((await questionsAbout(receipt)).filter((question) => question.endsWith('open'))).toEqual([])
    }
  }, 60_000)

  it.each(['callback', 'echo'] as const)(
    'are one payment when both wait for the order and the %s is first',
    async (first) => {
      const heard = await heardTwice({ typed: 'reference' })
      await inLine(heard, first === 'callback' ? [heard.callback, heard.echo] : [heard.echo, heard.callback])
      expect(await world.facts(heard.buyer)).toMatchObject(paidOnce(heard.receipt))
      expect(await questionsAbout(heard.receipt)).toEqual([])
    },
  )

  it.each(['callback', 'echo'] as const)(
    'are one question to a person when the order is cancelled and the %s is first',
    async (first) => {
      const heard = await heardTwice({ typed: 'reference' })
      const { orderId } = heard.buyer.order
      await world.hand.ctx.transaction(({ tx }) =>
        tx.order.updateMany({ where: { id: orderId }, data: { status: 'cancelled' } }),
      )
      await inLine(heard, first === 'callback' ? [heard.callback, heard.echo] : [heard.echo, heard.callback])
      expect(await world.facts(heard.buyer)).toMatchObject({
        order: 'needs_review',
        attempts: ['needs_review'],
        money: [{ receipt: heard.receipt, amountMinor: TOTAL, allocatedMinor: 0 }],
      })
      expect(await questionsAbout(heard.receipt)).toEqual(['order_cannot_take_it open'])
    },
  )
})
