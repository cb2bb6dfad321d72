import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  shop = await world.open({
    payments: { stk: true, c2b: true, card: true },
    prompts: { perCustomer: 3, strangersOfCustomer: 0, strangersOfShop: 300, perStranger: 3 },
  })
  await world.stockUp(shop)
})

const attempts = ({ conversationId }: Chat) =>
  world.db.transaction(shop.tenantId, (tx) =>
    tx.paymentAttempt.findMany({ where: { order: { conversationId } }, orderBy: { createdAt: 'asc' } }),
  )

describe('a prompt to a number that may not be asked any more', () => {
  it.each([
    [
      'en',
      'I want a Breeze Jogger size 42 black',
      'I have not sent a prompt to 0722 000 111',
      'How would you like to pay',
    ],
    ['sw', 'ninataka kununua Breeze Jogger saizi 42 nyeusi', 'Sijatuma ombi kwa 0722 000 111', 'Ungependa kulipa'],
    ['sheng', 'niaje buda, nadai Breeze Jogger size 42 black', 'Sijatuma prompt kwa 0722 000 111', 'Unataka kulipa'],
  ] as const)('is declined kindly, with the ways that are left (%s)', async (_language, order, told, question) => {
    const chat = await world.chat(shop)
    await chat.say(order)
    const answer = await chat.ask('0722 000 111')
    expect(answer).toContain(told)
    expect(answer).toContain(question)
    expect(await attempts(chat)).toEqual([])
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'choose_payment', methods: ['stk', 'c2b', 'card'] })
    await chat.tap('pay:c2b', 'Paybill')
    expect(await attempts(chat)).toMatchObject([{ method: 'c2b' }])
  })

  it('leaves her own number to pay with, and does not come back to the other', async () => {
    const chat = await world.chat(shop)
    await chat.say('I want a Breeze Jogger size 42 black')
    await chat.say('use 0722 000 111')
    await chat.tap('pay:stk', 'M-PESA prompt')
    await chat.tap('yes', 'My number')
    const sent = await attempts(chat)
    expect(sent).toMatchObject([{ method: 'stk', toStranger: false }])
    expect(sent[0]?.msisdn).not.toBe('254722000111')
  })

  it('is declined when her own phone has had its prompts of the day, and the other ways are named', async () => {
    const chat = await world.chat(shop)
    await chat.say('I want a Breeze Jogger size 42 black')
    await chat.say('yes')
    const [first] = await attempts(chat)
    // Prompts of other orders, as the day has left them.
    await world.db.transaction(shop.tenantId, async (tx) => {
      if (!first) throw new Error('no prompt was sent')
      const closed = { status: 'cancelled', resultCode: '1032', closedAt: chat.clock.now(), nextQueryAt: null }
      await tx.paymentAttempt.updateMany({ where: { id: first.id }, data: closed })
      for (const _ of [1, 2]) {
        const id = randomUUID()
        const own = { id, requestId: id, tokenHash: id, providerRequestId: null, providerMerchantId: null }
        await tx.paymentAttempt.create({ data: { ...first, ...closed, ...own } })
      }
    })
    const other = await world.chat(shop)
    expect(other.customerId).not.toBe(chat.customerId)
    await world.db.transaction(shop.tenantId, async (tx) => {
      const order = await tx.order.findFirstOrThrow({ where: { conversationId: chat.conversationId } })
      await tx.order.updateMany({ where: { id: order.id }, data: { customerId: other.customerId } })
    })
    await other.say('I want a Breeze Jogger size 42 black')
    const answer = await other.ask('yes')
    expect(answer).toContain('You have had all the M-PESA prompts that I may send you in one day')
    expect(sessionOf(other.state).pending).toMatchObject({ kind: 'choose_payment', methods: ['c2b', 'card'] })
  })
})
