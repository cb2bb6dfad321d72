import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
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
beforeEach(() => {
  world.card.mood = 'open'
})

const session = (chat: Chat) => sessionOf(chat.state)
const ASKED = {
  en: 'I want a Breeze Jogger size 42 black',
  sw: 'ninataka kununua Breeze Jogger saizi 42 nyeusi',
  sheng: 'niaje buda, nadai Breeze Jogger size 42 black',
} as const
const BY: Record<PaymentMethod, string> = { stk: 'yes', c2b: 'paybill', card: 'card' }

/** A customer who sees her order and is asked whether to pay it. */
async function asked(language: keyof typeof ASKED = 'en'): Promise<Chat> {
  const chat = await world.chat(shop)
  await chat.say(ASKED[language])
  expect(session(chat).pending?.kind).toBe('confirm_checkout')
  return chat
}

async function awaiting(method: PaymentMethod): Promise<Chat> {
  const chat = await asked()
  await chat.say(BY[method])
  expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method })
  return chat
}

async function records(chat: Chat) {
  const at = { tenantId: chat.shop.tenantId }
  return world.db.transaction(chat.shop.tenantId, async (tx) => {
    const [order] = await tx.order.findMany({ where: { ...at, conversationId: chat.conversationId } })
    const attempts = await tx.paymentAttempt.findMany({
      where: { ...at, orderId: order?.id ?? '' },
      orderBy: { createdAt: 'asc' },
    })
    const accounts = await tx.paymentAccount.findMany({ where: { ...at, provider: 'mpesa' } })
    return { order, attempts, shortcode: accounts[0]?.shortcode ?? '' }
  })
}

describe('an order in one sentence', () => {
  it.each([
    ['en', 'Pay KES 3,420 by M-PESA from ', 'yes', ['Yes, pay', 'Another way', 'Change order']],
    ['sw', 'Ulipe KES 3,420 kwa M-PESA kutoka ', 'ndiyo', ['Ndiyo, lipa', 'Njia nyingine', 'Badilisha oda']],
    ['sheng', 'Ulipe KES 3,420 na M-PESA kutoka ', 'sawa', ['Sawa, lipa', 'Njia nyingine', 'Change order']],
  ] as const)('is shown with its total, and one yes rings the phone (%s)', async (language, question, yes, titles) => {
    const chat = await world.chat(shop)
    const told = await chat.say(ASKED[language])
    expect(answerOf(told)).toContain('1 x Breeze Jogger (')
    expect(answerOf(told)).toContain(question)
    expect(told.replies.at(-1)?.menu?.options.map(({ title }) => title)).toEqual(titles)
    expect(told.awaitsPin).toBe(false)
    const paid = await chat.say(yes)
    expect(paid.replies.map(({ kind }) => kind)).toEqual(['payment'])
    expect(paid.awaitsPin).toBe(true)
    const { order, attempts } = await records(chat)
    expect(attempts).toMatchObject([{ method: 'stk', amountMinor: 342_000, msisdn: await numberOf(chat) }])
    expect(order).toMatchObject({ status: 'awaiting_payment', totalMinor: 342_000, stockState: 'held' })
  })

  it('is paid from the number that is given instead of a yes', async () => {
    const chat = await asked()
    await chat.say('use 0722 000 111')
    expect((await records(chat)).attempts).toMatchObject([{ method: 'stk', msisdn: '254722000111' }])
  })

  it('keeps waiting for a number when the one given is none', async () => {
    const chat = await asked()
    expect(await chat.ask('0722 000')).toContain('That is not a Kenyan mobile number.')
    expect(session(chat).pending?.kind).toBe('give_phone')
    await chat.say('0722 000 112')
    expect((await records(chat)).attempts).toMatchObject([{ msisdn: '254722000112' }])
  })

  it('is offered every other way that is switched on, in one menu', async () => {
    const chat = await asked()
    const told = await chat.tap('other_way', 'Another way')
    expect(told.replies).toHaveLength(1)
    expect(told.replies[0]?.text).toContain(
      'How would you like to pay KES 3,420?\n1. M-PESA prompt\n2. M-PESA Paybill\n3. Card',
    )
    expect(told.replies[0]?.menu?.options.map(({ id }) => id)).toEqual(['pay:stk', 'pay:c2b', 'pay:card'])
    expect(session(chat).pending).toMatchObject({ kind: 'choose_payment', methods: ['stk', 'c2b', 'card'] })
  })

  it('is paid by the method that was named with the yes', async () => {
    const chat = await asked()
    await chat.say('yes, nitalipa na paybill')
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'c2b' })
  })

  it('is proposed by paybill where no prompt is switched on', async () => {
    const byHand = await world.open({ payments: { stk: false, c2b: true, card: false } })
    const chat = await world.chat(byHand)
    expect(await chat.ask(ASKED.en)).toContain('Pay KES 3,420 by M-PESA Paybill?')
    await chat.say('yes')
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'c2b' })
  })

  it.each([
    ['en', 'paybill', 'Business number: '],
    ['sw', 'lipa kwa paybill', 'Namba ya biashara: '],
    ['sheng', 'nitalipa na paybill', 'Business number: '],
  ] as const)('gets paybill number, account and amount as the rows have them in %s', async (language, words, label) => {
    const chat = await asked(language)
    const told = await chat.say(words)
    const { order, attempts, shortcode } = await records(chat)
    expect(told.replies.map(({ kind }) => kind)).toEqual(['payment'])
    expect(answerOf(told)).toContain(`${label}${shortcode}`)
    expect(answerOf(told)).toContain(order?.reference)
    expect(answerOf(told)).toContain('KES 3,420')
    expect(attempts).toMatchObject([{ method: 'c2b', status: 'pending', amountMinor: 342_000 }])
    expect(order).toMatchObject({ status: 'awaiting_payment', stockState: 'held' })
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'c2b', attemptId: attempts[0]?.id })
  })

  it.each([
    ['en', 'card'],
    ['sw', 'lipa na kadi'],
    ['sheng', 'nitalipa na card'],
  ] as const)('gets the link of the card page in %s', async (language, words) => {
    const chat = await asked(language)
    const told = await chat.say(words)
    const { attempts } = await records(chat)
    expect(answerOf(told)).toMatch(/https:\/\/cards\.example\.com\/pay\/\S+/)
    expect(answerOf(told)).toContain('KES 3,420')
    expect(attempts).toMatchObject([{ method: 'card', status: 'pending' }])
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'card' })
  })

  it.each(['pay:stk', 'pay:c2b', 'pay:card'] as const)('takes a tap on %s among the other ways', async (id) => {
    const chat = await asked()
    await chat.tap('other_way', 'Another way')
    await chat.tap(id, 'whatever the button says')
    expect(session(chat).pending?.kind).toBe(id === 'pay:stk' ? 'give_phone' : 'await_payment')
  })

  it.each([
    ['refuses', ['stk', 'c2b']],
    ['silent', ['stk', 'c2b', 'card']],
  ] as const)('is offered the other methods when the card provider %s', async (mood, methods) => {
    const chat = await asked()
    world.card.mood = mood
    const told = await chat.ask('card')
    expect(told).toMatch(/othing was charged/)
    expect(told).not.toContain('https://cards')
    expect(session(chat).pending).toMatchObject({ kind: 'choose_payment', methods })
  })

  it('is told honestly that no cash is taken, and what is', async () => {
    const chat = await asked()
    const told = await chat.ask('can I pay cash on delivery?')
    expect(told).toContain('I cannot take cash here')
    expect(told).toContain('Here you can pay by M-PESA prompt, M-PESA Paybill, Card.')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
    expect((await records(chat)).attempts).toEqual([])
  })

  it('is shown again with its new price before any money is asked for', async () => {
    const dearer = await world.open({ payments: { stk: true, c2b: true, card: true } })
    const chat = await world.chat(dearer)
    await chat.say(ASKED.en)
    await raisePrices(dearer)
    const told = await chat.ask('yes')
    expect(told).toContain('The order has changed since you confirmed it.')
    expect(told).toContain('Pay KES 4,370 by M-PESA')
    expect((await records(chat)).attempts).toEqual([])
    await chat.say('yes')
    expect((await records(chat)).attempts).toMatchObject([{ amountMinor: 437_000 }])
  })
})

/** Everything costs 1,000 more. */
async function raisePrices({ tenantId }: TestShop): Promise<void> {
  await world.db.transaction(tenantId, (tx) =>
    tx.catalogVariant.updateMany({ where: { tenantId }, data: { priceMinor: { increment: 100_000 } } }),
  )
}

async function numberOf(chat: Chat): Promise<string> {
  const { tenantId } = chat.shop
  const customer = await world.db.transaction(tenantId, (tx) =>
    tx.customer.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: chat.customerId } } }),
  )
  return customer.phoneE164?.slice(1) ?? ''
}

describe.each(['stk', 'c2b', 'card'] as const)('while money is awaited by %s', (method) => {
  it.each([
    'I have paid',
    'nimelipa',
    'nishasend doo',
    'did it go through?',
    'TKL7XABCDE Confirmed. Ksh3,420.00 sent to KICKS for account 4X8 on 22/11/26 at 1:15 PM. New M-PESA balance is Ksh120.00',
    'TKL7XABCDE Imethibitishwa Ksh3,420.00 imetumwa kwa KICKS 0722000111',
  ])('"%s" is asked of the record and not believed', async (text) => {
    const chat = await awaiting(method)
    const told = await chat.say(text)
    expect(told.trace.tools.map(({ tool }) => tool)).toContain('order_get_status')
    expect(told.replies.map(({ kind }) => kind)).toEqual(['payment'])
    expect(answerOf(told)).toMatch(/Not yet|Bado/)
    expect((await records(chat)).order?.status).toBe('awaiting_payment')
    expect(session(chat)).toMatchObject({ paymentStatus: 'pending', pending: { kind: 'await_payment', method } })
  })

  it('a payment that the record has is told, and leaves nothing to pay', async () => {
    const chat = await awaiting(method)
    const { tenantId } = chat.shop
    const { order } = await records(chat)
    await world.db.transaction(tenantId, async (tx) => {
      const where = { tenantId, orderId: order?.id ?? '' }
      const paid = { status: 'paid', receipt: 'TKL7XABCDE', nextQueryAt: null, closedAt: chat.clock.now() }
      await tx.paymentAttempt.updateMany({ where, data: paid })
      await tx.order.updateMany({ where: { tenantId, id: where.orderId }, data: { status: 'paid' } })
    })
    expect(await chat.ask('nimelipa')).toContain('KES 3,420')
    expect(session(chat)).toMatchObject({ pending: null, cart: [], orderId: null, paymentStatus: 'paid' })
  })

  it.each([
    ['paybill', 'c2b'],
    ['lipa na kadi', 'card'],
  ] as const)('"%s" gives that way of paying the same total', async (words, other) => {
    const chat = await awaiting(method)
    expect(await chat.ask(words)).toContain('KES 3,420')
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: other })
    const { attempts } = await records(chat)
    expect(new Set(attempts.map((attempt) => attempt.method))).toEqual(new Set([method, other]))
    expect(attempts.every(({ amountMinor }) => amountMinor === 342_000)).toBe(true)
  })

  it.each([
    ['later', 'PAY'],
    ['baadaye', 'lipa'],
    ['pay:later', 'lipa sasa'],
  ])('"%s" keeps the order unpaid, and "%s" takes it up again', async (words, again) => {
    const chat = await awaiting(method)
    const told = words === 'pay:later' ? await chat.tap(words, 'Later') : await chat.say(words)
    expect(answerOf(told)).toContain('KES 3,420')
    expect(session(chat)).toMatchObject({ pending: null, parked: true, suspended: { kind: 'await_payment' } })
    expect((await records(chat)).order?.status).toBe('awaiting_payment')
    await chat.say(again)
    expect(session(chat).pending?.kind).toMatch(/await_payment|confirm_checkout/)
  })

  it('a PIN is refused and reaches nobody', async () => {
    const chat = await awaiting(method)
    const told = await chat.say('1234')
    expect(answerOf(told)).toContain('A PIN does not belong in this chat')
    expect(told.trace.tools.map(({ tool }) => tool)).not.toContain('payment_initiate_stk_push')
  })
})

describe('a button of a payment notice', () => {
  const taps = [
    ['pay:check', 'stk', 'await_payment'],
    ['pay:c2b', 'c2b', 'await_payment'],
    ['pay:card', 'card', 'await_payment'],
    ['pay:stk', 'stk', 'confirm_checkout'],
  ] as const

  it.each(taps)(
    '%s finds the newest order that awaits payment when the session knows none',
    async (id, method, kind) => {
      const chat = await awaiting('stk')
      const { order } = await records(chat)
      chat.clock.advance(600_000)
      chat.state = {}
      await chat.tap(id, 'whatever')
      const { pending, orderId } = session(chat)
      expect({ kind: pending?.kind, orderId }).toEqual({ kind, orderId: order?.id })
      if (pending?.kind === 'await_payment') expect(pending.method).toBe(method)
    },
  )

  it('is understood while something else is asked', async () => {
    const chat = await awaiting('stk')
    const { order } = await records(chat)
    await chat.say('I need a power bank')
    expect(session(chat).pending?.kind).toBe('pick_item')
    await chat.tap('pay:c2b', 'M-PESA Paybill')
    expect(session(chat).pending).toMatchObject({ kind: 'await_payment', method: 'c2b', orderId: order?.id })
  })

  it('says so when there is no order to pay', async () => {
    const chat = await world.chat(shop)
    expect(await chat.tap('pay:c2b', 'M-PESA Paybill').then(answerOf)).toContain('There is no confirmed order to pay.')
  })

  it('shows the total of a draft before that is paid', async () => {
    const chat = await asked()
    chat.state = {}
    expect(await chat.tap('pay:c2b', 'M-PESA Paybill').then(answerOf)).toContain('Pay KES 3,420 by M-PESA Paybill?')
    expect((await records(chat)).attempts).toEqual([])
  })
})

describe('words about paying with nothing asked', () => {
  it.each(['try again', 'jaribu tena', 'paybill', 'lipa na kadi', 'lipa'])(
    '"%s" leads to the unpaid order',
    async (words) => {
      const chat = await awaiting('stk')
      chat.clock.advance(600_000)
      chat.state = {}
      await chat.say(words)
      expect(session(chat).pending?.kind).toMatch(/await_payment|confirm_checkout/)
      expect(session(chat).orderId).toBe((await records(chat)).order?.id)
    },
  )

  it('how long to wait for another prompt is told', async () => {
    const chat = await awaiting('stk')
    expect(await chat.ask('try again')).toMatch(/You can try again in \d+ seconds/)
    expect((await records(chat)).attempts).toHaveLength(1)
  })
})
