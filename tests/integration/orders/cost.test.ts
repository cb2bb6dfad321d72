import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '../../../src/domain/context.ts'
import { getOrderFile, listOrders } from '../../../src/domain/orders/index.ts'
import { getAttemptFile, listAttempts, listRefunds, listReviews } from '../../../src/domain/payments/index.ts'
import { again } from '../payments/payment-world.ts'
import { type Desk, openDesk } from './desk.ts'

const FIRST = { after: null, limit: 50 }

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

/** What something costs the database, by the counter that every ctx carries. */
async function cost(run: (ctx: Ctx) => Promise<unknown>): Promise<Ctx['sql']> {
  const sql = { statements: 0, transactions: 0 }
  await run({ ...desk.world.hand.ctx, sql })
  return sql
}

/** An order of which every list has something: money, a question about it, and money that went back. */
async function overpaidAndGivenBack(): Promise<void> {
  const buyer = await desk.ordered()
  await desk.pay(buyer, buyer.order.total.amountMinor / 100 + 200)
  const [money] = (await desk.read(buyer)).money
  const given = { by: 'hand', how: 'cash', reference: 'SENT-1', note: 'too much', amount_minor: 100 }
  const path = `/orders/${buyer.order.orderId}/refund`
  const { status } = await desk.world.api('POST', path, { ...given, receipt_id: money?.receipt_id })
  if (status !== 200) throw new Error(`a refund was answered ${status}`)
}

describe('what staff look at costs', () => {
  const LISTS: Record<string, (ctx: Ctx) => Promise<unknown>> = {
    orders: (ctx) => listOrders(ctx, { filter: { view: 'all' }, ...FIRST }),
    'orders of today': (ctx) => listOrders(ctx, { filter: { view: 'paid_today' }, ...FIRST }),
    attempts: (ctx) => listAttempts(ctx, { filter: {}, ...FIRST }),
    refunds: (ctx) => listRefunds(ctx, { filter: {}, ...FIRST }),
    reviews: (ctx) => listReviews(ctx, { status: 'open', ...FIRST }),
  }

  it('the same for a list of many as for one of few', async () => {
    const costs = async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(LISTS).map(async ([name, list]) => [name, await cost(list)] as const)),
      )
    await overpaidAndGivenBack()
    const few = await costs()
    for (const _more of [1, 2, 3, 4]) await overpaidAndGivenBack()
    expect(await costs()).toEqual(few)
    // One begins a transaction, one ends it, and one reads: of today also the zone of the shop, of questions also their money.
    expect(few).toEqual({
      orders: { statements: 3, transactions: 1 },
      'orders of today': { statements: 4, transactions: 1 },
      attempts: { statements: 3, transactions: 1 },
      refunds: { statements: 3, transactions: 1 },
      reviews: { statements: 4, transactions: 1 },
    })
  })

  it('the same for an order that has been through much as for a new one', async () => {
    const [plain, busy] = [await desk.ordered(), await desk.ordered()]
    await desk.world.instruct(busy)
    await desk.world.sandbox.daraja.script({ msisdn: busy.msisdn, outcome: '1032', times: 1 })
    await desk.world.push(busy, again(busy))
    await desk.pay(busy)
    await desk.goods(busy, 'dispatched')
    const read = ({ order: { orderId } }: typeof plain) => cost((ctx) => getOrderFile(ctx, { orderId }))
    expect(await read(plain)).toEqual({ statements: 13, transactions: 1 })
    expect(await read(busy)).toEqual(await read(plain))
    const { attempts } = await desk.read(busy)
    expect(attempts.length).toBeGreaterThan(1)
    const attemptId = attempts[0]?.attempt_id ?? ''
    const file = await cost((ctx) => getAttemptFile(ctx, { attemptId }))
    expect(file).toEqual({ statements: 4, transactions: 1 })
  })
})
