import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { cancelOrder, changeOrder } from '../../../src/domain/orders/index.ts'
import { issueC2bInstructions, settlePayment, startStkPush } from '../../../src/domain/payments/index.ts'
import { settlePaymentJob } from '../../../src/jobs/settle-payment.job.ts'
import { dueOf } from '../../support/due.ts'
import { type C2bWorld, openC2bWorld } from './c2b-world.ts'
import { again, type Buyer } from './payment-world.ts'

let world: C2bWorld
beforeAll(async () => {
  world = await openC2bWorld()
})

const MINUTE = 60_000
const KEPT = 45

const instruct = (buyer: Buyer) =>
  issueC2bInstructions(again(buyer), { orderId: buyer.order.orderId, confirmedTotal: buyer.order.total })
const prompt = (buyer: Buyer) =>
  startStkPush(again(buyer), {
    orderId: buyer.order.orderId,
    msisdn: buyer.msisdn,
    confirmedTotal: buyer.order.total,
  })

/** Lets time pass as the sweep sees it: whatever is due is looked at, every minute. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    world.clock.advance(MINUTE)
    for (const due of await dueOf(postgresDirectory(world.db), settlePaymentJob, world.clock.now())) {
      if (due.tenantId === world.hand.tenantId) await settlePayment(world.hand.ctx, { attemptId: due.attemptId })
    }
  }
}

const free = async ({ variantId }: Buyer) => {
  const { stock, held } = await world.db.transaction(world.hand.tenantId, (tx) =>
    tx.catalogVariant.findFirstOrThrow({ where: { id: variantId } }),
  )
  return stock - held
}

describe('goods that a payment by hand keeps', () => {
  it('are kept for a while that she is told, and her instruction lives on', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    const { instructions } = await instruct(buyer)
    const now = world.clock.now().getTime()
    expect(instructions?.keptUntil).toBe(new Date(now + KEPT * MINUTE).toISOString())
    expect(Date.parse(instructions?.expiresAt ?? '')).toBe(now + 24 * 60 * MINUTE)
    await pass(KEPT - 1)
    expect(await free(buyer)).toBe(0)
    await pass(1)
    expect(await free(buyer)).toBe(1)
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['pending'], stockState: 'released', notices: [] })
    // Money that comes later gets them if they are still there.
    await world.confirm({ reference: buyer.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.facts(buyer)).toMatchObject({ order: 'paid', stockState: 'settled', stock: 0, held: 0 })
  })

  it('go to whoever pays first once they are not kept any more; late money is looked at by a person', async () => {
    const slow = await world.handBuyer({ stock: 1 })
    await instruct(slow)
    await pass(KEPT)
    const quick = await world.handBuyer({ variantId: slow.variantId })
    await instruct(quick)
    await world.confirm({ reference: quick.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.facts(quick)).toMatchObject({ order: 'paid' })
    await world.confirm({ reference: slow.order.reference, amount: 2_500 })
    await world.settleHand()
    expect(await world.facts(slow)).toMatchObject({ order: 'needs_review', attempts: ['needs_review'] })
  })

  it('are not kept longer by asking again, nor again on the same day while they are the last', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    const first = await instruct(buyer)
    await pass(30)
    expect((await instruct(buyer)).instructions?.keptUntil).toBe(first.instructions?.keptUntil)
    await pass(15)
    const later = await instruct(buyer)
    expect(later).toMatchObject({ outcome: 'instructions', instructions: { keptUntil: null } })
    expect(await free(buyer)).toBe(1)
    expect(await prompt(buyer)).toEqual({ outcome: 'not_kept', attemptId: null, waitSeconds: null })
    await pass(24 * 60)
    expect((await instruct(buyer)).instructions?.keptUntil).not.toBeNull()
  })

  it('are kept once more for her while there are enough of them for others', async () => {
    const buyer = await world.handBuyer({ stock: 2 })
    await instruct(buyer)
    await pass(KEPT)
    expect((await instruct(buyer)).instructions?.keptUntil).not.toBeNull()
    expect(await free(buyer)).toBe(1)
  })

  it.each([
    ['other orders', async (buyer: Buyer) => world.handBuyer({ variantId: buyer.variantId, customerOf: buyer })],
    [
      'an order that was cancelled and made again',
      async (buyer: Buyer) => {
        await cancelOrder(again(buyer), { orderId: buyer.order.orderId, reason: 'test' })
        return world.handBuyer({ variantId: buyer.variantId, customerOf: buyer })
      },
    ],
    [
      'an order that was changed and changed back',
      async (buyer: Buyer) => {
        const other = await world.handBuyer()
        const change = (variantId: string) =>
          changeOrder(again(buyer), { orderId: buyer.order.orderId, lines: [{ variantId, quantity: 1 }] })
        await change(other.variantId)
        await change(buyer.variantId)
        return buyer
      },
    ],
  ])('are not kept on by %s', async (_trick, next) => {
    const buyer = await world.handBuyer({ stock: 1 })
    await instruct(buyer)
    await pass(KEPT)
    const tricked = await next(buyer)
    expect((await instruct(tricked)).instructions?.keptUntil).toBeNull()
    expect(await free(buyer)).toBe(1)
  })

  it('stay with an order of which half is paid, until a person has decided', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    await instruct(buyer)
    await world.confirm({ reference: buyer.order.reference, amount: 1_250 })
    await world.settleHand()
    await pass(120)
    expect((await instruct(buyer)).instructions?.keptUntil).not.toBeNull()
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['partially_paid'], stockState: 'held', held: 1 })
  })

  it('are not kept for ever by a shilling now and then', async () => {
    const buyer = await world.handBuyer({ stock: 1 })
    await instruct(buyer)
    let kept = 0
    for (let at = 0; at < 40; at++) {
      if (at % 4 === 0) {
        await world.confirm({ reference: buyer.order.reference, amount: 1 })
        await world.settleHand()
      }
      await pass(10)
      if ((await free(buyer)) === 0) kept += 10
    }
    expect(kept).toBeGreaterThanOrEqual(KEPT)
    expect(kept).toBeLessThanOrEqual(2 * KEPT + 10)
  })
})

describe('one customer', () => {
  it('has goods kept for three unpaid orders at once; more can be ordered, and is not kept', async () => {
    const buyer = await world.handBuyer()
    const orders = [buyer, ...(await Promise.all([1, 2, 3].map(() => world.handBuyer({ customerOf: buyer }))))]
    const told = await Promise.all(orders.map((order) => instruct(order)))
    expect(told.filter(({ instructions }) => instructions?.keptUntil != null)).toHaveLength(3)
    expect(told.filter(({ instructions }) => instructions?.keptUntil === null)).toHaveLength(1)
  })

  it('has so many units kept at once as the shop allows', async () => {
    const shop = await world.openHandShop({ holds: { units: 10 } })
    const many = await world.buyer({ shop, stock: 50, quantity: 11 })
    expect((await instruct(many)).instructions?.keptUntil).toBeNull()
    const few = await world.buyer({ shop, stock: 50, quantity: 10 })
    expect((await instruct(few)).instructions?.keptUntil).not.toBeNull()
  })
})

type Trick = 'paybill' | 'prompt' | 'another order' | 'cancel' | 'a shilling'

describe('hoarders', () => {
  it('cannot keep the last unit from who pays for longer than their time, whatever they do', async () => {
    const tricks = fc.array(fc.constantFrom<Trick>('paybill', 'prompt', 'another order', 'cancel', 'a shilling'), {
      minLength: 4,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(tricks, { minLength: 1, maxLength: 2 }), async (plans) => {
        const seller = await world.handBuyer({ stock: 1 })
        const hoarders = await Promise.all(plans.map(() => world.handBuyer({ variantId: seller.variantId })))
        for (const one of hoarders) await world.sandbox.daraja.script({ msisdn: one.msisdn, outcome: '1019' })
        let kept = 0
        for (let step = 0; step < 30; step++) {
          for (const [at, plan] of plans.entries()) {
            const one = hoarders[at]
            const trick = plan[step % plan.length]
            if (one && trick) hoarders[at] = await play(one, trick)
          }
          await pass(7)
          if ((await free(seller)) === 0) kept += 7
        }
        expect(kept).toBeLessThanOrEqual(plans.length * (2 * KEPT + 5) + 30)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 6), seed: 20_261_123 },
    )
  }, 300_000)
})

/** What is refused is refused; what counts is who can buy. */
async function play(hoarder: Buyer, trick: Trick): Promise<Buyer> {
  const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => expect(error).toHaveProperty('code'))
  switch (trick) {
    case 'paybill':
      await quietly(instruct(hoarder))
      return hoarder
    case 'prompt':
      await quietly(prompt(hoarder))
      return hoarder
    case 'cancel':
      await quietly(cancelOrder(again(hoarder), { orderId: hoarder.order.orderId, reason: 'test' }))
      return hoarder
    case 'another order': {
      const { variantId } = hoarder
      const another = await world.handBuyer({ variantId, customerOf: hoarder }).catch(() => hoarder)
      await quietly(instruct(another))
      return another
    }
    case 'a shilling':
      await world.confirm({ reference: hoarder.order.reference, amount: 1 })
      await world.settleHand()
      return hoarder
  }
}
