import { beforeEach, describe, expect, it } from 'vitest'
import { shopSettings, type TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld } from './sales-shop.ts'

const world = await openSalesWorld()
const DAY = 86_400_000

let shop: TestShop
beforeEach(async () => {
  shop = await world.open({ payments: { stk: true, c2b: true, card: true } })
  await world.stockUp(shop)
})

const ASKED = {
  en: 'I want a Breeze Jogger size 42 black',
  sw: 'ninataka kununua Breeze Jogger saizi 42 nyeusi',
  sheng: 'niaje buda, nadai Breeze Jogger size 42 black',
} as const

/** Every price becomes so many shillings more, or less. */
const reprice = (byShillings: number) =>
  world.db.transaction(shop.tenantId, (tx) =>
    tx.catalogVariant.updateMany({
      where: { tenantId: shop.tenantId, priceMinor: { gt: 100_000 } },
      data: { priceMinor: { increment: byShillings * 100 } },
    }),
  )

const rows = ({ conversationId }: Chat) =>
  world.db.transaction(shop.tenantId, async (tx) => ({
    orders: await tx.order.findMany({ where: { conversationId }, include: { lines: true } }),
    attempts: await tx.paymentAttempt.findMany({ where: { order: { conversationId } }, orderBy: { createdAt: 'asc' } }),
  }))

async function shown(language: keyof typeof ASKED = 'en'): Promise<Chat> {
  const chat = await world.chat(shop)
  await chat.say(ASKED[language])
  expect(sessionOf(chat.state).pending?.kind).toBe('confirm_checkout')
  return chat
}

describe('a total that was shown long ago', () => {
  it.each([
    ['en', 'yes', 'The price of Breeze Jogger ', ' has changed from KES 3,600 to KES 3,800.'],
    ['sw', 'ndiyo', 'Bei ya Breeze Jogger ', ' imebadilika kutoka KES 3,600 hadi KES 3,800.'],
    ['sheng', 'sawa', 'Bei ya Breeze Jogger ', ' imechange kutoka KES 3,600 hadi KES 3,800.'],
  ] as const)(
    'is not asked for when it has risen: the price is told and a new yes is asked (%s)',
    async (language, yes, name, told) => {
      const chat = await shown(language)
      chat.clock.advance(60 * DAY)
      await reprice(200)
      const answer = await chat.ask(yes)
      expect(answer).toContain(name)
      expect(answer).toContain(told)
      expect((await rows(chat)).attempts).toEqual([])
      await chat.say(yes)
      const { orders, attempts } = await rows(chat)
      expect(attempts).toMatchObject([{ amountMinor: orders[0]?.totalMinor }])
      expect(orders[0]?.lines).toMatchObject([{ unitPriceMinor: 380_000 }])
    },
  )

  it('that has fallen is said, and paid at what it is now with the same yes', async () => {
    const chat = await shown()
    chat.clock.advance(60 * DAY)
    await reprice(-200)
    const answer = await chat.ask('yes')
    expect(answer).toContain('has changed from KES 3,600 to KES 3,400.')
    expect(answer).toMatch(/So you pay KES [\d,]+, less than you confirmed\./)
    const { orders, attempts } = await rows(chat)
    expect(attempts).toMatchObject([{ amountMinor: orders[0]?.totalMinor, status: 'pending' }])
    expect(orders[0]?.totalMinor).toBeLessThan(342_000)
  })

  it('without an offer that has ended is shown again', async () => {
    const chat = await shown()
    await world.db.transaction(shop.tenantId, (tx) =>
      tx.offer.updateMany({ where: { tenantId: shop.tenantId }, data: { endsAt: chat.clock.now() } }),
    )
    chat.clock.advance(DAY)
    const answer = await chat.ask('yes')
    expect(answer).toContain('The offer that took KES 180 off has ended.')
    expect((await rows(chat)).attempts).toEqual([])
  })

  it('of goods of which fewer are left is shown with those, and not paid before a new yes', async () => {
    const chat = await shown()
    await chat.say('make it 2')
    const [before] = (await rows(chat)).orders
    await world.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { id: before?.lines[0]?.variantId ?? '' }, data: { stock: 1 } }),
    )
    const answer = await chat.ask('yes')
    expect(answer).toMatch(/Of Breeze Jogger \(.+\) only 1 can be had now, so I changed it to 1\./)
    expect((await rows(chat)).attempts).toEqual([])
    await chat.say('yes')
    const { orders, attempts } = await rows(chat)
    expect(orders[0]?.lines).toMatchObject([{ quantity: 1 }])
    expect(attempts).toMatchObject([{ amountMinor: orders[0]?.totalMinor }])
  })
})

describe('an order that waits for its money', () => {
  it.each([
    ['paybill', 'pay:c2b'],
    ['card', 'pay:card'],
    ['prompt', 'pay:stk'],
  ] as const)(
    'is asked for at its price while its goods are kept, and priced anew after that (%s)',
    async (_way, tap) => {
      const chat = await shown()
      await chat.say('paybill')
      await reprice(200)
      await chat.tap('pay:c2b', 'Paybill')
      expect((await rows(chat)).attempts).toMatchObject([{ method: 'c2b', amountMinor: 342_000 }])

      await world.db.transaction(shop.tenantId, async (tx) => {
        const { id } = await tx.order.findFirstOrThrow({ where: { conversationId: chat.conversationId } })
        await tx.$executeRaw`UPDATE catalog_variants SET held = 0 WHERE tenant_id = ${shop.tenantId}::uuid`
        await tx.$executeRaw`UPDATE stock_holds SET ended_at = now(), outcome = 'released' WHERE order_id = ${id}::uuid`
        await tx.order.updateMany({ where: { id }, data: { stockState: 'released' } })
      })
      const answer = await chat.tap(tap, 'again')
      const told = answer.replies.map(({ text }) => text).join('\n')
      expect(told).toContain('has changed from KES 3,600 to KES 3,800.')
      const after = await rows(chat)
      expect(after.attempts).toMatchObject([{ superseded: true }])
      await chat.say('yes')
      const paid = await rows(chat)
      expect(paid.attempts.at(-1)?.amountMinor).toBe(paid.orders[0]?.totalMinor)
      expect(paid.orders[0]?.totalMinor).toBeGreaterThan(342_000)
      expect(paid.orders).toHaveLength(1)
    },
  )
})

describe('delivery', () => {
  it('that costs more than when it was shown is told with its new fee', async () => {
    const zone = { id: 'hill', name: 'Hill', feeMinor: 15_000, promise: { kind: 'minutes' as const, within: 60 } }
    const fulfilment = (feeMinor: number) => ({ zones: [{ ...zone, feeMinor }], feeCollected: 'with_order' as const })
    const settings = (feeMinor: number) =>
      shopSettings({ payments: { stk: true, c2b: true, card: true }, fulfilment: fulfilment(feeMinor) })
    const write = (feeMinor: number) =>
      world.db.transaction(shop.tenantId, (tx) =>
        tx.tenant.updateMany({ where: { id: shop.tenantId }, data: { settings: settings(feeMinor) } }),
      )
    await write(15_000)
    const chat = await world.chat(shop)
    await chat.say('I want a Breeze Jogger size 42 black, deliver to Hill')
    const { pending } = sessionOf(chat.state)
    expect(pending?.kind).toBe('confirm_checkout')
    await write(25_000)
    const answer = await chat.ask('yes')
    expect(answer).toContain('Delivery now costs KES 250 instead of KES 150.')
    expect((await rows(chat)).attempts).toEqual([])
  })
})
