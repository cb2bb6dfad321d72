import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { answerOf, type Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  shop = await world.open({ payments: { stk: true, c2b: true, card: true } })
  await world.stockUp(shop)
})

const session = (chat: Chat) => sessionOf(chat.state)
const toolsOf = ({ trace }: { trace: { tools: { tool: string }[] } }) => trace.tools.map(({ tool }) => tool)

async function drafted(): Promise<Chat> {
  const chat = await world.chat(shop)
  await chat.say('I want a Breeze Jogger size 42 black')
  return chat
}

/** The order waits for money by hand, so nothing is on a phone. */
async function unpaid(): Promise<Chat> {
  const chat = await drafted()
  await chat.say('paybill')
  expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'c2b' })
  return chat
}

async function prompted(): Promise<Chat> {
  const chat = await drafted()
  await chat.say('yes')
  expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'stk' })
  return chat
}

async function orders(chat: Chat) {
  const { tenantId } = chat.shop
  return world.db.transaction(tenantId, (tx) =>
    tx.order.findMany({
      where: { tenantId, conversationId: chat.conversationId },
      include: { lines: { orderBy: { position: 'asc' } }, attempts: { orderBy: { createdAt: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    }),
  )
}

async function mark(chat: Chat, status: 'paid' | 'fulfilled' | 'needs_review'): Promise<void> {
  const { tenantId } = chat.shop
  await world.db.transaction(tenantId, async (tx) => {
    const [order] = await tx.order.findMany({ where: { tenantId, conversationId: chat.conversationId } })
    const where = { tenantId, orderId: order?.id ?? '' }
    const paid = { status: 'paid', receipt: 'TKL7XABCDE', nextQueryAt: null, closedAt: chat.clock.now() }
    await tx.paymentAttempt.updateMany({ where, data: paid })
    await tx.order.updateMany({ where: { tenantId, id: where.orderId }, data: { status, stockState: 'settled' } })
  })
}

const ticketsOf = ({ shop: { tenantId }, conversationId }: Chat) =>
  world.db.transaction(tenantId, (tx) => tx.handoffTicket.findMany({ where: { tenantId, conversationId } }))

async function heldOf(chat: Chat): Promise<number> {
  const [order] = await orders(chat)
  const { tenantId } = chat.shop
  const ids = order?.lines.map(({ variantId }) => variantId) ?? []
  const rows = await world.db.transaction(tenantId, (tx) =>
    tx.orderLine.findMany({ where: { tenantId, variantId: { in: ids } }, include: { order: true } }),
  )
  return rows.filter(({ order: { id, stockState } }) => id === order?.id && stockState === 'held').length
}

describe('a change of an order that waits for payment', () => {
  it.each([
    ['change size to 43', 1, '43 / Black', 360_000],
    ['badilisha iwe size 43', 1, '43 / Black', 360_000],
    ['make it two', 2, '42 / Black', 720_000],
    ['ziwe mbili', 2, '42 / Black', 720_000],
    ['actually, blue', 1, '42 / Blue', 360_000],
    ['I want to change my order to size 43', 1, '43 / Black', 360_000],
  ] as const)(
    '"%s" is shown with its new total before anything is paid',
    async (words, quantity, variantName, subtotal) => {
      const chat = await unpaid()
      const told = await chat.say(words)
      const [order, ...more] = await orders(chat)
      expect(more).toEqual([])
      expect(order).toMatchObject({ status: 'awaiting_payment', subtotalMinor: subtotal, stockState: 'released' })
      expect(order?.lines).toMatchObject([{ quantity, variantName }])
      expect(order?.attempts).toMatchObject([{ method: 'c2b', superseded: true }])
      expect(answerOf(told)).toContain(`Your order ${order?.reference}`)
      expect(session(chat).pending).toMatchObject({
        kind: 'confirm_checkout',
        orderId: order?.id,
        total: { amountMinor: order?.totalMinor },
      })
    },
  )

  it('is paid at its new total, with its stock held again', async () => {
    const chat = await unpaid()
    await chat.say('make it two')
    await chat.say('paybill')
    const [order, ...more] = await orders(chat)
    expect(more).toEqual([])
    expect(order?.stockState).toBe('held')
    expect(order?.attempts).toMatchObject([
      { amountMinor: 342_000, superseded: true },
      { amountMinor: order?.totalMinor, superseded: false, status: 'pending' },
    ])
    expect(await heldOf(chat)).toBe(1)
    expect(session(chat)).toMatchObject({ changingOrderId: null, pending: { kind: 'await_payment', method: 'c2b' } })
  })

  it('may be made several times before the new total is confirmed', async () => {
    const chat = await unpaid()
    await chat.say('make it two')
    await chat.say('add socks')
    await chat.say('1')
    await chat.say('39-42 black')
    await chat.say('remove the socks')
    await chat.say('make it three')
    const [order, ...more] = await orders(chat)
    expect(more).toEqual([])
    expect(order?.lines).toMatchObject([{ quantity: 3 }])
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })

  it('asks what to change when the words do not say it', async () => {
    const chat = await unpaid()
    expect(await chat.ask('I want to change my order')).toContain('What should I change?')
    await chat.say('size 43')
    expect((await orders(chat))[0]?.lines).toMatchObject([{ variantName: '43 / Black' }])
  })

  it('is found in the record when the session knows nothing of it', async () => {
    const chat = await unpaid()
    chat.state = {}
    await chat.say('I want to change my order to size 43')
    const [order, ...more] = await orders(chat)
    expect(more).toEqual([])
    expect(order?.lines).toMatchObject([{ quantity: 1, variantName: '43 / Black' }])
    expect(session(chat).pending).toMatchObject({ kind: 'confirm_checkout', orderId: order?.id })
  })

  it('that is left half-way leaves the order unpaid and as it was last shown', async () => {
    const chat = await unpaid()
    await chat.say('make it two')
    await chat.say('cancel')
    const [order] = await orders(chat)
    expect(order).toMatchObject({ status: 'awaiting_payment', subtotalMinor: 720_000 })
    await chat.say('pay')
    expect(session(chat).pending).toMatchObject({ kind: 'confirm_checkout', orderId: order?.id })
  })

  it.each([['toa breeze jogger'], ['make it two', 'remove the breeze jogger']])(
    'that leaves nothing of it (%s) asks whether to cancel it',
    async (...lines) => {
      const chat = await unpaid()
      for (const line of lines) await chat.say(line)
      const [order] = await orders(chat)
      expect(session(chat).pending).toMatchObject({ kind: 'confirm_cancel_order', orderId: order?.id })
      expect(order?.status).toBe('awaiting_payment')
      await chat.say('yes')
      expect((await orders(chat))[0]?.status).toBe('cancelled')
    },
  )

  it.each(['change size to 43', 'make it two', 'toa breeze jogger'])(
    '"%s" waits while a prompt is out',
    async (words) => {
      const chat = await prompted()
      const told = await chat.say(words)
      expect(answerOf(told)).toMatch(/^A payment prompt for (?:that order|order \w+) is on a phone right now/)
      expect((await orders(chat))[0]).toMatchObject({ subtotalMinor: 360_000, stockState: 'held' })
      expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'stk' })
    },
  )

  it.each([
    ['en', 'nataka kubadilisha order yangu iwe size 43'],
    ['sw', 'I want to change my order to size 43'],
  ])('goes through once the prompt has failed (%s)', async (_language, words) => {
    const chat = await prompted()
    const { tenantId } = chat.shop
    await world.db.transaction(tenantId, async (tx) => {
      const [order] = await tx.order.findMany({ where: { tenantId, conversationId: chat.conversationId } })
      const failed = { status: 'cancelled', resultCode: '1032', nextQueryAt: null, closedAt: chat.clock.now() }
      await tx.paymentAttempt.updateMany({ where: { tenantId, orderId: order?.id ?? '' }, data: failed })
    })
    await chat.say(words)
    expect((await orders(chat))[0]?.lines).toMatchObject([{ variantName: '43 / Black' }])
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })
})

describe('cancelling an order', () => {
  it.each([
    ['cancel my order', 'yes'],
    ['ghairi oda yangu', 'ndiyo'],
    ['nataka kucancel order', 'eeh'],
  ])('"%s" asks, and "%s" cancels an unpaid one for good', async (words, yes) => {
    const chat = await unpaid()
    await chat.say(words)
    expect(session(chat).pending?.kind).toBe('confirm_cancel_order')
    const told = await chat.say(yes)
    expect(told.replies.map(({ kind }) => kind)).toEqual(['owed'])
    const [order] = await orders(chat)
    expect(order).toMatchObject({ status: 'cancelled', stockState: 'released' })
    expect(order?.attempts).toMatchObject([{ superseded: true }])
    expect(session(chat)).toMatchObject({ pending: null, cart: [], orderId: null, paymentRequestId: null })
    expect(await ticketsOf(chat)).toEqual([])
  })

  it('asks which one when several are open, and cancels only that', async () => {
    const chat = await unpaid()
    await chat.say('I need a power bank')
    await chat.say('2')
    await chat.say('black')
    chat.state = {}
    expect(await chat.ask('cancel my order')).toContain('Which order do you mean?')
    expect(session(chat).pending).toMatchObject({ kind: 'pick_order', wish: 'cancel' })
    await chat.say('2')
    expect(session(chat).pending?.kind).toBe('confirm_cancel_order')
    await chat.say('yes')
    expect((await orders(chat)).map(({ status }) => status)).toEqual(['cancelled', 'draft'])
  })

  it('names the order by its reference', async () => {
    const chat = await unpaid()
    const [order] = await orders(chat)
    await chat.say(`cancel order ${order?.reference}`)
    await chat.say('yes')
    expect((await orders(chat))[0]?.status).toBe('cancelled')
  })

  it('says so when there is nothing left to cancel', async () => {
    const chat = await unpaid()
    await chat.say('cancel my order')
    await chat.say('yes')
    expect(await chat.ask('cancel my order')).toContain('already closed')
  })

  it('of somebody else is not found', async () => {
    const other = await unpaid()
    const [order] = await orders(other)
    const chat = await world.chat(shop)
    expect(await chat.ask(`cancel order ${order?.reference}`)).toContain('I find no order')
    expect((await orders(other))[0]?.status).toBe('awaiting_payment')
  })
})

describe.each(['paid', 'fulfilled', 'needs_review'] as const)('an order that is %s', (status) => {
  it.each([
    'cancel my order',
    'ghairi oda yangu',
    'I want to change my order to size 43',
    'nataka kubadilisha order yangu',
  ])('"%s" goes to a person, and the order stays', async (words) => {
    const chat = await unpaid()
    await mark(chat, status)
    const told = await chat.say(words)
    expect(toolsOf(told)).toContain('handoff_create_ticket')
    const [order] = await orders(chat)
    expect(order).toMatchObject({ status, lines: [{ quantity: 1, variantName: '42 / Black' }] })
    const [ticket] = await ticketsOf(chat)
    expect(ticket).toMatchObject({ reason: 'human_requested', status: 'open' })
    expect(ticket?.summary).toContain(words)
    expect(ticket?.summary).toContain(order?.reference)
  })
})
