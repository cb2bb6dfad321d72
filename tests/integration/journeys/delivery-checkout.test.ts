import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { shopSettings } from '../../unit/journeys/checkout-state.ts'
import { answerOf, type Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

const { fulfilment } = shopSettings('kicks-and-phones')
const payments = { stk: true, c2b: true, card: true }

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  shop = await world.open({ payments, fulfilment, timezone: 'Africa/Nairobi' })
  await world.stockUp(shop)
})

const session = (chat: Chat) => sessionOf(chat.state)
const toolsOf = ({ trace }: { trace: { tools: { tool: string }[] } }) => trace.tools.map(({ tool }) => tool)
const WISH = 'I want a Breeze Jogger size 42 black'

async function wishing(of = shop): Promise<Chat> {
  const chat = await world.chat(of)
  await chat.say(WISH)
  return chat
}

async function orders({ shop: { tenantId }, conversationId }: Chat) {
  return world.db.transaction(tenantId, (tx) =>
    tx.order.findMany({
      where: { tenantId, conversationId },
      include: { attempts: true },
      orderBy: { createdAt: 'asc' },
    }),
  )
}

async function markPaid(chat: Chat): Promise<void> {
  const { tenantId } = chat.shop
  const [order] = await orders(chat)
  await world.db.transaction(tenantId, async (tx) => {
    const now = chat.clock.now()
    const where = { tenantId, orderId: order?.id ?? '' }
    await tx.paymentAttempt.updateMany({ where, data: { status: 'paid', receipt: 'TKL7XABCDE', closedAt: now } })
    const paid = { status: 'paid', stockState: 'settled', paidAt: now, ...promised(now) }
    await tx.order.updateMany({ where: { tenantId, id: where.orderId }, data: paid })
  })
}

/** The promise that a payment fixes: the next day. */
function promised(now: Date) {
  const day = new Date(now.getTime() + 86_400_000)
  return { promiseKind: 'days', promiseFrom: day, promiseTo: day }
}

describe('a purchase', () => {
  it('takes two messages before the PIN when the item and the place are named at once', async () => {
    const chat = await world.chat(shop)
    const told = await chat.ask(`${WISH}, deliver to Kilimani`)
    expect(told).toContain('Kilimani (Nairobi Zone B): KES 250, paid when you receive it\nTotal: KES 3,420')
    expect(told).toContain('Pay KES 3,420 by M-PESA from ')
    await chat.say('yes')
    const [order] = await orders(chat)
    expect(order).toMatchObject({ status: 'awaiting_payment', totalMinor: 342_000 })
    expect(order?.attempts).toMatchObject([{ method: 'stk', amountMinor: 342_000 }])
  })

  it('asks once where it goes, and shows the order with it', async () => {
    const chat = await wishing()
    expect(session(chat).pending).toMatchObject({ kind: 'choose_delivery', asks: 'way' })
    const told = await chat.say('Kilimani')
    expect(answerOf(told)).toContain('Kilimani (Nairobi Zone B)')
    expect(session(chat)).toMatchObject({
      fulfilment: { kind: 'delivery', zoneId: 'zone-b' },
      pending: { kind: 'confirm_checkout', total: { amountMinor: 342_000 } },
    })
  })

  it.each([
    ['en', WISH, 'Pick up', 'I will pick it up', 'Pick up at Jua Plaza'],
    [
      'sw',
      'ninataka kununua Breeze Jogger saizi 42 nyeusi',
      'Kuchukua dukani',
      'nitakuja kuchukua',
      'Kuchukua: Jua Plaza',
    ],
    [
      'sheng',
      'niaje buda, nadai Breeze Jogger size 42 black',
      'Nachukua dukani',
      'nitakuja kupick',
      'Kupick: Jua Plaza',
    ],
  ] as const)('is picked up by a tap or in words (%s)', async (_language, wish, title, words, line) => {
    for (const answer of ['tap', 'words']) {
      const chat = await world.chat(shop)
      const told = await chat.say(wish)
      expect(told.replies.at(-1)?.menu?.options[0]).toMatchObject({ id: 'pickup:jua-plaza', title })
      const shown = answer === 'tap' ? await chat.tap('pickup:jua-plaza', title) : await chat.say(words)
      expect(answerOf(shown)).toContain(line)
      expect(session(chat).pending?.kind).toBe('confirm_checkout')
    }
  })

  it('asks where when she only wants it brought', async () => {
    const chat = await wishing()
    expect(await chat.tap('deliver', 'Deliver it').then(answerOf)).toContain('Where should we deliver it?')
    await chat.say('Karen')
    expect(session(chat)).toMatchObject({ fulfilment: { zoneId: 'zone-c' }, pending: { kind: 'confirm_checkout' } })
  })

  it('says honestly that a place is not served, and offers what there is', async () => {
    const zones = fulfilment.zones.filter(({ elsewhere }) => !elsewhere)
    const local = await world.open({ payments, fulfilment: { ...fulfilment, zones } })
    await world.stockUp(local)
    const chat = await wishing(local)
    const told = await chat.say('Lodwar')
    expect(answerOf(told)).toContain('We do not deliver to Lodwar.')
    expect(told.replies.at(-1)?.menu?.options.map(({ id }) => id)).toEqual(['pickup:jua-plaza', 'person'])
    await chat.tap('pickup:jua-plaza', 'Pick up')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })

  it('is not asked about where there is only one way', async () => {
    const only = await world.open({ payments, fulfilment: { ...fulfilment, zones: [] } })
    await world.stockUp(only)
    const chat = await wishing(only)
    expect(session(chat)).toMatchObject({ fulfilment: { kind: 'pickup' }, pending: { kind: 'confirm_checkout' } })
  })

  it('charges the fee that is paid with the order, as it was confirmed', async () => {
    const withOrder = await world.open({ payments, fulfilment: { ...fulfilment, feeCollected: 'with_order' } })
    await world.stockUp(withOrder)
    const chat = await wishing(withOrder)
    const told = await chat.ask('Kilimani')
    expect(told).toContain('(Nairobi Zone B): KES 250\nTotal: KES 3,670')
    await chat.say('yes')
    const [order] = await orders(chat)
    expect(order).toMatchObject({ totalMinor: 367_000, deliveryFeeMinor: 25_000 })
    expect(order?.attempts).toMatchObject([{ amountMinor: 367_000 }])
  })

  it('waits while the goods are worth too little to be delivered', async () => {
    const least = await world.open({ payments, fulfilment: { ...fulfilment, minimumMinor: 500_000 } })
    await world.stockUp(least)
    const chat = await wishing(least)
    expect(await chat.ask('Kilimani')).toContain('We deliver once the goods cost KES 1,400 more.')
    expect(session(chat).pending).toMatchObject({ kind: 'choose_delivery', asks: 'too_small' })
    await chat.say('make it two')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })
})

describe('the place of a customer', () => {
  it.each(['yes', 'tap'])('is remembered once she says so (%s), and not asked again', async (answer) => {
    const chat = await wishing()
    await chat.say('Kilimani')
    expect(await chat.ask('yes')).toContain('Shall I remember')
    const told = answer === 'yes' ? await chat.say('yes') : await chat.tap('remember', 'Yes, remember it')
    expect(toolsOf(told)).toContain('customer_update_preferences')
    chat.state = {}
    await chat.say('I want a Breeze Jogger size 43 black')
    expect(session(chat).fulfilment).toMatchObject({ kind: 'delivery', zoneId: 'zone-b' })
  })

  it('is not remembered when she does not say so', async () => {
    const chat = await wishing()
    await chat.say('Kilimani')
    await chat.say('yes')
    const told = await chat.say('no')
    expect(toolsOf(told)).not.toContain('customer_update_preferences')
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', remembers: false })
  })
})

describe('the way of an order', () => {
  it('is changed before it is paid, with what it costs then', async () => {
    const chat = await wishing()
    await chat.say('Kilimani')
    const told = await chat.ask('actually, deliver it to Karen')
    expect(told).toContain('(Nairobi Zone C): KES 400')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })

  it('is changed while money is awaited and after it is paid', async () => {
    const chat = await wishing()
    await chat.say('Kilimani')
    await chat.say('paybill')
    expect(await chat.ask('I will pick it up')).toContain('up at Jua Plaza')
    expect((await orders(chat))[0]).toMatchObject({ fulfilmentKind: 'pickup', status: 'awaiting_payment' })
    await markPaid(chat)
    await chat.say('thanks')
    const told = await chat.ask('deliver it to Kilimani please')
    expect((await orders(chat))[0]).toMatchObject({ fulfilmentKind: 'delivery', status: 'paid' })
    expect(told).toMatch(/Order \w+ now goes to .*Zone B/)
  })

  it('that would cost more after the payment is for a person', async () => {
    const withOrder = await world.open({ payments, fulfilment: { ...fulfilment, feeCollected: 'with_order' } })
    await world.stockUp(withOrder)
    const chat = await wishing(withOrder)
    await chat.say('I will pick it up')
    await chat.say('paybill')
    await markPaid(chat)
    const told = await chat.ask('deliver it to Karen please')
    expect(told).toContain('Only a person can settle that.')
    expect(session(chat).pending?.kind).toBe('offer_handoff')
  })

  it('answers when it comes', async () => {
    const chat = await wishing()
    await chat.say('Kilimani')
    await chat.say('paybill')
    await markPaid(chat)
    expect(await chat.ask('when will you deliver it?')).toMatch(/tomorrow/)
  })
})

describe('questions about delivery', () => {
  it.each([
    ['do you deliver to Mombasa?', 'Yes, we deliver to Mombasa (Large towns by courier). The fee is KES 450'],
    ['how much is delivery to Kilimani?', 'The fee is KES 250, paid when you receive it. Free from KES 8,000.'],
    ['habari, mnaleta bidhaa hadi Westlands?', 'Ndiyo, tunaleta Westlands (Nairobi Zone B). Ada ni KES 250'],
    ['where can I pick up my order?', 'You can pick your order up at Jua Plaza, ground floor'],
  ])('"%s" is answered from the settings', async (question, told) => {
    const chat = await world.chat(shop)
    expect(await chat.ask(question)).toContain(told)
  })

  it('goes on from one question to the next', async () => {
    const chat = await world.chat(shop)
    await chat.say('how much is delivery to Kilimani?')
    expect(session(chat).lastQuestion).toMatchObject({ act: 'ask_delivery', zoneId: 'zone-b' })
  })

  it('leave the question of the checkout as it was', async () => {
    const chat = await wishing()
    await chat.say('I will pick it up')
    const told = await chat.ask('how much is delivery to Karen?')
    expect(told).toContain('The fee is KES 400')
    expect(told).toContain('Pay KES 3,420 by M-PESA')
    expect(session(chat)).toMatchObject({ fulfilment: { kind: 'pickup' }, pending: { kind: 'confirm_checkout' } })
  })
})
