import { beforeAll, describe, expect, it } from 'vitest'
import { startStkPush } from '../../../src/domain/payments/index.ts'
import { openPush } from '../../../src/domain/payments/methods/stk/open-push.ts'
import { until } from '../../support/until.ts'
import { again, type Buyer, newMsisdn, openPaymentWorld, openShop, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})

const DAY = 86_400_000

const prompt = (buyer: Buyer, msisdn: string) =>
  startStkPush(again(buyer), { orderId: buyer.order.orderId, msisdn, confirmedTotal: buyer.order.total })

/** Another order of the same customer, in a conversation of its own. */
const another = async (buyer: Buyer) => world.buyer({ customerOf: buyer })

/** How many times that phone has rung. */
const rang = async (msisdn: string) => (await world.sandbox.daraja.pushes({ msisdn })).length

describe('prompts to numbers that are not the customer’s own', () => {
  it('reach two numbers a day, however many orders and conversations ask, and her own still', async () => {
    const buyer = await world.buyer()
    const [wife, brother, stranger] = [newMsisdn(), newMsisdn(), newMsisdn()]
    expect(await prompt(buyer, wife)).toMatchObject({ outcome: 'prompt_sent' })
    const second = await another(buyer)
    expect(await prompt(second, brother)).toMatchObject({ outcome: 'prompt_sent' })
    const third = await another(buyer)
    expect(await prompt(third, stranger)).toEqual({ outcome: 'foreign_limit', attemptId: null, waitSeconds: null })
    expect(await world.facts(third)).toMatchObject({ order: 'draft', held: 0, attempts: [] })
    expect(await rang(stranger)).toBe(0)
    expect(await prompt(third, third.msisdn)).toMatchObject({ outcome: 'prompt_sent' })

    world.clock.advance(DAY + 1)
    expect(await prompt(await another(buyer), stranger)).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('count a number once in whatever form it is written, and know her own in each', async () => {
    const buyer = await world.buyer()
    const foreign = newMsisdn()
    const local = foreign.slice(3)
    await world.sandbox.daraja.script({ msisdn: foreign, outcome: '1019' })
    const forms = [`0${local}`, `+254 ${local}`, `254-${local}`]
    for (const form of forms) {
      expect(await prompt(await another(buyer), form)).toMatchObject({ outcome: 'prompt_sent' })
      world.clock.advance(310_000)
    }
    const own = await another(buyer)
    const ownLocal = own.msisdn.slice(3)
    expect(await prompt(own, `0${ownLocal.slice(0, 3)} ${ownLocal.slice(3)}`)).toMatchObject({ outcome: 'prompt_sent' })
    const attempts = await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.paymentAttempt.findMany({ where: { order: { customerId: buyer.ctx.customerId ?? '' } } }),
    )
    expect(attempts.filter(({ toStranger }) => toStranger)).toHaveLength(3)
    // The second number of the day is still hers to use.
    expect(await prompt(await another(buyer), newMsisdn())).toMatchObject({ outcome: 'prompt_sent' })
    expect(await prompt(await another(buyer), newMsisdn())).toMatchObject({ outcome: 'foreign_limit' })
  })

  it('reach one number three times a day at most, whichever customers ask', async () => {
    const stranger = newMsisdn()
    await world.sandbox.daraja.script({ msisdn: stranger, outcome: '1037' })
    for (const _ of [1, 2, 3]) {
      expect(await prompt(await world.buyer(), stranger)).toMatchObject({ outcome: 'prompt_sent' })
      world.clock.advance(1_300_000)
    }
    expect(await prompt(await world.buyer(), stranger)).toMatchObject({ outcome: 'number_refused' })
    expect(await rang(stranger)).toBe(3)
    // She whose number it is may pay her own order with it.
    expect(await prompt(await world.buyer({ msisdn: stranger }), stranger)).toMatchObject({ outcome: 'prompt_sent' })
  })

  it.each(['cancel', 'wrong_pin'] as const)('stop after a stranger has said no twice (%s)', async (outcome) => {
    const stranger = newMsisdn()
    await world.sandbox.daraja.script({ msisdn: stranger, outcome })
    for (const _ of [1, 2]) {
      const { attemptId } = await prompt(await world.buyer(), stranger)
      await world.callbacks(attemptId ?? '')
    }
    expect(await prompt(await world.buyer(), stranger)).toMatchObject({ outcome: 'number_refused' })
    expect(await rang(stranger)).toBe(2)
    world.clock.advance(DAY + 1)
    expect(await prompt(await world.buyer(), stranger)).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('are not counted when they were paid: who pays for her is no stranger', async () => {
    const buyer = await world.buyer()
    for (const _ of [1, 2, 3]) {
      const boss = newMsisdn()
      await world.sandbox.daraja.script({ msisdn: boss, outcome: 'pay' })
      const { attemptId } = await prompt(await another(buyer), boss)
      await world.callbacks(attemptId ?? '')
    }
    expect(await prompt(await another(buyer), newMsisdn())).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('end for the whole shop at its own limit, counted exactly when all ask at once', async () => {
    const shop = await openShop(world.db, world.sandbox, { settings: { prompts: { strangersOfShop: 3 } } })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.buyer({ shop })))
    const asked = await Promise.all(buyers.map((buyer) => prompt(buyer, newMsisdn())))
    expect(asked.filter(({ outcome }) => outcome === 'prompt_sent')).toHaveLength(3)
    expect(asked.filter(({ outcome }) => outcome === 'foreign_limit')).toHaveLength(5)
    const [last] = buyers
    if (last) expect(await prompt(await world.buyer({ shop }), newMsisdn())).toMatchObject({ outcome: 'foreign_limit' })
  })

  it('are counted exactly when one customer asks for many at once', async () => {
    const buyer = await world.buyer()
    const orders = await Promise.all(Array.from({ length: 6 }, () => another(buyer)))
    const asked = await Promise.all(orders.map((order) => prompt(order, newMsisdn())))
    expect(asked.filter(({ outcome }) => outcome === 'prompt_sent')).toHaveLength(2)
    expect(asked.filter(({ outcome }) => outcome === 'foreign_limit')).toHaveLength(4)
  })
})

describe('prompts to one stranger from several shops', () => {
  const shops = (count: number) => Promise.all(Array.from({ length: count }, () => openShop(world.db, world.sandbox)))
  const promptFrom = async (shop: Awaited<ReturnType<typeof openShop>>, msisdn: string) => {
    const buyer = await world.buyer({ shop })
    return { buyer, asked: await prompt(buyer, msisdn) }
  }

  it('are five a day together, although no shop has reached its own limit', async () => {
    const stranger = newMsisdn()
    await world.sandbox.daraja.script({ msisdn: stranger, outcome: '1037' })
    const [first, second, third] = await shops(3)
    if (!first || !second || !third) throw new Error('three shops were opened')
    for (const shop of [first, second, first, second, third]) {
      expect((await promptFrom(shop, stranger)).asked).toMatchObject({ outcome: 'prompt_sent' })
      world.clock.advance(1_300_000)
    }
    for (const shop of [first, second, third]) {
      expect((await promptFrom(shop, stranger)).asked).toEqual({
        outcome: 'number_refused',
        attemptId: null,
        waitSeconds: null,
      })
    }
    expect(await rang(stranger)).toBe(5)
    // Another number, and she whose number it is, are not concerned.
    expect((await promptFrom(third, newMsisdn())).asked).toMatchObject({ outcome: 'prompt_sent' })
    const owner = await world.buyer({ shop: third, msisdn: stranger })
    expect(await prompt(owner, stranger)).toMatchObject({ outcome: 'prompt_sent' })
    world.clock.advance(DAY + 1)
    expect((await promptFrom(third, stranger)).asked).toMatchObject({ outcome: 'prompt_sent' })
  })

  it('stop after he has said no to two of them', async () => {
    const stranger = newMsisdn()
    await world.sandbox.daraja.script({ msisdn: stranger, outcome: 'cancel' })
    const [first, second, third] = await shops(3)
    if (!first || !second || !third) throw new Error('three shops were opened')
    for (const shop of [first, second]) {
      const { buyer, asked } = await promptFrom(shop, stranger)
      expect(asked).toMatchObject({ outcome: 'prompt_sent' })
      await until(async () => {
        await world.drain()
        return (await world.facts(buyer)).attempts.includes('cancelled')
      })
    }
    expect((await promptFrom(third, stranger)).asked).toMatchObject({ outcome: 'number_refused' })
    expect(await rang(stranger)).toBe(2)
  })

  it('are counted exactly when all ask at once', async () => {
    const msisdn = newMsisdn()
    const buyers = await Promise.all((await shops(8)).map((shop) => world.buyer({ shop })))
    const opened = await Promise.all(
      buyers.map((buyer) =>
        again(buyer).transaction((ctx) =>
          openPush(ctx, { orderId: buyer.order.orderId, msisdn, confirmedTotal: buyer.order.total }),
        ),
      ),
    )
    expect(opened.filter(({ outcome }) => outcome === 'opened')).toHaveLength(5)
    const others = opened.flatMap((one) => (one.outcome === 'answered' ? [one.started.outcome] : []))
    expect(others).toEqual(Array.from({ length: 3 }, () => 'number_refused'))
  })
})

describe('prompts of one customer', () => {
  it('end for the day at the limit of the shop, her own number included', async () => {
    const shop = await openShop(world.db, world.sandbox, { settings: { prompts: { perCustomer: 3 } } })
    const buyer = await world.buyer({ shop })
    await world.sandbox.daraja.script({ msisdn: buyer.msisdn, outcome: '1019' })
    for (const _ of [1, 2, 3]) {
      expect(await prompt(await world.buyer({ shop, customerOf: buyer }), buyer.msisdn)).toMatchObject({
        outcome: 'prompt_sent',
      })
      world.clock.advance(1_300_000)
    }
    const more = await world.buyer({ shop, customerOf: buyer })
    expect(await prompt(more, buyer.msisdn)).toEqual({ outcome: 'daily_limit', attemptId: null, waitSeconds: null })
    expect(await rang(buyer.msisdn)).toBe(3)
    world.clock.advance(DAY)
    expect(await prompt(more, buyer.msisdn)).toMatchObject({ outcome: 'prompt_sent' })
  })
})
