import { beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld

beforeAll(async () => {
  world = await openSalesWorld()
  await world.stockUp(world.shop)
})

const session = (chat: Chat) => sessionOf(chat.state)

async function drafted(): Promise<Chat> {
  const chat = await world.chat()
  await chat.say('I want a Breeze Jogger size 42 black')
  expect(session(chat).pending?.kind).toBe('confirm_checkout')
  return chat
}

async function prompted(): Promise<Chat> {
  const chat = await drafted()
  await chat.say('yes')
  expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'stk' })
  return chat
}

/** The record as the settlement of a payment leaves it. */
async function paid(chat: Chat): Promise<void> {
  const { tenantId } = chat.shop
  await world.db.transaction(tenantId, async (tx) => {
    const at = { where: { tenantId, conversationId: chat.conversationId } }
    const order = await tx.order.findFirstOrThrow(at)
    await tx.paymentAttempt.updateMany({
      where: { tenantId, orderId: order.id },
      data: { status: 'paid', receipt: 'TKL7XABCDE', resultCode: '0', nextQueryAt: null, closedAt: chat.clock.now() },
    })
    await tx.order.updateMany({ ...at, data: { status: 'paid', stockState: 'settled' } })
  })
}

describe('where is my order', () => {
  it.each([
    ['where is my order?', 'You have no order here yet.'],
    ['oda yangu iko wapi?', 'Bado huna oda hapa.'],
    ['order yangu iko wapi?', 'Huna order hapa bado.'],
  ])('%s says so when there is none', async (text, answer) => {
    const chat = await world.chat()
    expect(await chat.ask(text)).toContain(answer)
  })

  it('shows the draft and asks for its confirmation', async () => {
    const chat = await drafted()
    const told = await chat.ask('oda yangu iko wapi?')
    expect(told).toContain('bado haijathibitishwa')
    expect(told).toContain('Ulipe KES 3,420 kwa M-PESA')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })

  it('tells an order in payment with its lines and what can be done', async () => {
    const chat = await prompted()
    const told = await chat.say('where is my order?')
    expect(told.replies[0]?.text).toContain('is waiting for payment.\n1 x Breeze Jogger (42 / Black): KES 3,600')
    expect(told.replies[0]?.menu?.options.map(({ id }) => id)).toEqual(['pay:check', 'pay:stk', 'pay:later'])
  })

  it('tells a paid order with its receipt, and leaves nothing to pay', async () => {
    const chat = await prompted()
    await paid(chat)
    const told = await chat.ask('did it go through?')
    expect(told).toContain('Yes, your payment of KES 3,420 has arrived. Receipt TKL7XABCDE.')
    expect(session(chat)).toMatchObject({ pending: null, cart: [], orderId: null, paymentStatus: 'paid' })
  })

  it('asks which one when several are open, and takes a number, a tap or a reference', async () => {
    const chat = await prompted()
    await chat.say('I need a power bank')
    await chat.say('2')
    await chat.say('black')
    const list = await chat.ask('where is my order?')
    expect(list).toContain('Which order do you mean?')
    expect(await chat.ask('2')).toContain('Breeze Jogger')
    const reference = /Order (\w{9})/.exec(list)?.[1] ?? ''
    expect(await chat.ask(`where is order ${reference}?`)).toContain(`Order ${reference}`)
  })

  it('finds no order of somebody else by its reference', async () => {
    const other = await prompted()
    const reference = /Order (\w{9})/.exec(await other.ask('where is my order?'))?.[1] ?? ''
    const chat = await world.chat()
    expect(await chat.ask(`where is order ${reference}?`)).toContain(`I find no order ${reference} of yours.`)
  })
})

describe('a change of a paid order', () => {
  it.each(['nataka kubadilisha order yangu', 'ningependa kughairi oda', 'I want to change my order'])(
    'asked as "%s" goes to a person',
    async (line) => {
      const chat = await prompted()
      await paid(chat)
      expect((await chat.say(line)).replies.map(({ kind }) => kind)).toEqual(['handoff'])
    },
  )
})

describe('cancelling an order', () => {
  it('asks first, then cancels a draft', async () => {
    const chat = await drafted()
    expect(await chat.ask('cancel my order')).toContain('Shall I cancel order')
    const done = await chat.say('yes')
    expect(done.replies[0]?.text).toContain('is cancelled. Nothing is to be paid for it.')
    expect(done.replies[0]?.kind).toBe('owed')
    expect(session(chat)).toMatchObject({ cart: [], orderId: null })
  })

  it('keeps the order on no', async () => {
    const chat = await drafted()
    await chat.say('cancel my order')
    expect(await chat.ask('no')).toContain('stays as it is')
    expect(session(chat).cart).toHaveLength(1)
  })

  it('waits for a prompt that is still out', async () => {
    const chat = await prompted()
    const told = await chat.ask('cancel my order')
    expect(told).toContain('so I cannot cancel the order yet')
    expect(session(chat).pending?.kind).toBe('await_payment')
  })

  it.each([['cancel my order'], ['I want to change my order to size 43']])(
    '"%s" after payment goes to a person',
    async (text) => {
      const chat = await prompted()
      await paid(chat)
      await chat.say('did it go through?')
      const told = await chat.say(text)
      expect(told.trace.tools.map(({ tool }) => tool)).toContain('handoff_create_ticket')
      expect(told.replies[0]).toMatchObject({ kind: 'handoff' })
    },
  )
})
