import { beforeAll, describe, expect, it } from 'vitest'
import type { Pending } from '../../../journeys/pending.ts'
import { storableSession } from '../../../journeys/session.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld

beforeAll(async () => {
  world = await openSalesWorld()
  await world.stockUp(world.shop, 60)
})

const JOURNEYS = [
  {
    language: 'English',
    lines: ['Hi, I want running shoes size 42', 'Breeze Jogger', 'blue', 'yes'],
    list: /^1\d match\. Here are some of them:/,
    option: 'Which colour?',
    pay: 'Pay KES 3,420 by M-PESA from ',
    sent: 'enter your PIN there, never in this chat',
  },
  {
    language: 'Swahili',
    lines: ['Habari, nataka viatu vya kukimbia size 42', 'ya kwanza', 'nyeusi', 'ndiyo'],
    list: /^Zinazolingana ni 1\d\./,
    option: 'Rangi gani?',
    pay: 'KES 3,420',
    sent: 'PIN hapo, kamwe si kwenye gumzo hili',
  },
  {
    language: 'Sheng',
    lines: ['Niaje msee, nadai kicks za kukimbia size 42', '1', '1', 'eeh'],
    list: /^Ziko 1\d\./,
    option: 'Rangi gani unadai?',
    pay: 'KES 3,420',
    sent: 'usiwahi iandika kwa chat',
  },
]

/** Walks up to the question whether to pay. */
async function shown(chat: Chat): Promise<void> {
  await chat.say('I want a Breeze Jogger size 42 black')
}

const msisdnOf = (pending: Pending | null) => (pending?.kind === 'await_payment' ? pending.msisdn : null)

async function attempts(chat: Chat) {
  return world.db.transaction(chat.shop.tenantId, (tx) =>
    tx.paymentAttempt.findMany({
      where: { tenantId: chat.shop.tenantId, order: { conversationId: chat.conversationId } },
      orderBy: { createdAt: 'asc' },
    }),
  )
}

describe('a purchase', () => {
  it.each(JOURNEYS)('goes from the wish to the prompt on the phone in $language', async (said) => {
    const chat = await world.chat()
    const [wish = '', item = '', colour = '', yes = ''] = said.lines
    const list = await chat.say(wish)
    expect(list.replies[0]?.text).toMatch(said.list)
    expect(list.replies[0]?.menu?.options.map(({ id }) => id)).toEqual([
      'item:1',
      'item:2',
      'item:3',
      'item:4',
      'item:5',
      'others',
    ])
    expect(await chat.ask(item)).toContain(said.option)
    const draft = await chat.say(colour)
    expect(draft.replies[0]?.text).toContain(said.pay)
    expect(draft.replies[0]).toMatchObject({ kind: 'owed', menu: { kind: 'buttons' } })
    expect(await attempts(chat)).toEqual([])
    const sent = await chat.say(yes)
    expect(sent.replies[0]?.text).toContain(said.sent)
    expect(sent.replies[0]?.kind).toBe('payment')
    expect(sent.trace.models.length).toBeLessThanOrEqual(1)
    expect(await attempts(chat)).toMatchObject([{ method: 'stk', amountMinor: 342_000, status: 'pending' }])
  })

  it('names the offer that gives the discount', async () => {
    const chat = await world.chat()
    expect(await chat.ask('I want a Breeze Jogger size 42 black')).toContain(
      '5% off all running shoes, no code needed: -KES 180',
    )
  })

  it('puts several items in one order', async () => {
    const chat = await world.chat()
    await chat.say('I want a Breeze Jogger size 42 black')
    await chat.say('pia nataka Sports Socks')
    const draft = await chat.ask('39-42 nyeupe')
    expect(draft).toContain('1 x Breeze Jogger (42 / Black): KES 3,600')
    expect(draft).toContain('1 x Sports Socks, Three Pairs (39-42 / White): KES 450')
    expect(draft).toContain('KES 3,870')
  })

  it('takes the things of one message into one order, asking one by one for what is open', async () => {
    const chat = await world.chat()
    const asked = await chat.say('nataka Breeze Jogger size 42 nyeusi mbili na Sports Socks')
    expect(asked.replies).toHaveLength(1)
    expect(asked.replies[0]?.text).toMatch(/^(?:Added|Nimeongeza|Nime-add): 2 x Breeze Jogger/)
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'choose_option' })
    const draft = await chat.ask('39-42 nyeupe')
    expect(draft).toContain('2 x Breeze Jogger')
    expect(draft).toContain('1 x Sports Socks')
  })

  it('says what is not there of several things, and goes on with the rest', async () => {
    const chat = await world.chat()
    const answer = await chat.ask('do you sell fridges and socks?')
    expect(answer).toContain('fridges')
    expect(answer).toContain('Sports Socks, Three Pairs (Tembezi): KES 450')
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'pick_item', options: [{ brand: 'Tembezi' }] })
  })

  it('reads a number behind a name as the size when no name has it', async () => {
    const chat = await world.chat()
    expect(await chat.ask('nataka Breeze Jogger 42')).toContain('Breeze Jogger (Tembezi): KES 3,600, 42\n')
    expect(await chat.ask('nataka Estate Low nyeusi 43')).toContain('1 x Estate Low, 43 / Nyeusi')
    expect(await chat.ask('uko na Rift Runner 2?')).toContain('Rift Runner 2 ')
  })

  it('offers nothing that is sold out', async () => {
    const chat = await world.chat()
    const answer = await chat.ask('do you have denim cruiser?')
    expect(answer).toContain('Denim Cruiser is sold out.')
    expect(answer).not.toContain('Would you like it?')
  })

  it('reads several messages as one wish', async () => {
    const chat = await world.chat()
    const draft = await chat.ask('I want a Breeze Jogger', 'size 42 black', '2 pairs please')
    expect(draft).toContain('2 x Breeze Jogger (42 / Black): KES 7,200')
  })
})

describe('the amount', () => {
  it('is asked about before any payment starts', async () => {
    const chat = await world.chat()
    await shown(chat)
    expect(await attempts(chat)).toEqual([])
    expect(sessionOf(chat.state).pending).toMatchObject({
      kind: 'confirm_checkout',
      total: { amountMinor: 342_000 },
    })
  })

  it('is asked about anew when the cart changes', async () => {
    const chat = await world.chat()
    await shown(chat)
    expect(await chat.ask('make it 2')).toContain('Pay KES 6,840 by M-PESA from ')
    expect(await attempts(chat)).toEqual([])
    await chat.say('yes')
    expect(await attempts(chat)).toMatchObject([{ amountMinor: 684_000 }])
  })

  it('is shown again, and nothing is sent, when it is not what the order comes to', async () => {
    const chat = await world.chat()
    await shown(chat)
    const session = sessionOf(chat.state)
    const stale = { amountMinor: 100, currency: 'KES' }
    const orderId = session.orderId ?? ''
    const pending = {
      kind: 'confirm_checkout' as const,
      orderId,
      total: stale,
      method: 'stk' as const,
      msisdn: '254712345678',
      methods: ['stk' as const],
    }
    chat.state = storableSession({ ...session, pending }, {})
    const answer = await chat.ask('yes')
    expect(answer).toContain('The order has changed since you confirmed it')
    expect(answer).toContain('Pay KES 3,420 by M-PESA from ')
    expect(await attempts(chat)).toEqual([])
  })

  it('takes the prompt to another number when one is given', async () => {
    const chat = await world.chat()
    await shown(chat)
    expect(await chat.ask('0722 111 222')).toContain('to 0722 111 222')
    expect(await attempts(chat)).toMatchObject([{ msisdn: '254722111222' }])
  })
})

describe('after the prompt', () => {
  async function prompted(): Promise<{ chat: Chat; promptId: string }> {
    const chat = await world.chat()
    await shown(chat)
    await chat.say('yes')
    const { pending } = sessionOf(chat.state)
    expect(pending?.kind).toBe('await_payment')
    const [attempt] = await attempts(chat)
    const [prompt] = await world.sandbox.daraja.prompts({ msisdn: attempt?.msisdn ?? '' })
    return { chat, promptId: prompt?.id ?? '' }
  }

  it('answers "did it go through?" from the provider', async () => {
    const { chat, promptId } = await prompted()
    expect(await chat.ask('imeingia?')).toMatch(/Not yet|Bado/)
    await world.sandbox.daraja.answerPrompt(promptId, { action: 'pay' })
    const told = await chat.say('did it go through?')
    expect(told.trace.tools.map(({ tool }) => tool)).toContain('order_get_status')
    expect(told.replies[0]?.kind).toBe('payment')
  })

  it('does not change an order whose prompt is still out', async () => {
    const { chat } = await prompted()
    expect(await chat.ask('no, size 43')).toContain('the order stays as it is')
    expect(await attempts(chat)).toHaveLength(1)
  })

  it('offers another try and says how long to wait while a prompt is open', async () => {
    const { chat } = await prompted()
    expect(await chat.ask('nataka kujaribu tena')).toMatch(/sekunde \d+/)
    expect(await attempts(chat)).toHaveLength(1)
  })

  it('tells the reason of a failure and starts a new attempt on request, to the number that had the first', async () => {
    const { chat, promptId } = await prompted()
    const before = sessionOf(chat.state).pending
    await world.sandbox.daraja.answerPrompt(promptId, { action: 'cancel' })
    expect(await chat.ask('did it go through?')).toContain('was not completed on the phone')
    chat.clock.advance(130_000)
    const again = await chat.ask('PAY')
    expect(again).toContain('I have sent the M-PESA prompt')
    expect((await attempts(chat)).map(({ msisdn }) => msisdn)).toEqual([msisdnOf(before), msisdnOf(before)])
    expect(await attempts(chat)).toHaveLength(2)
  })

  it('starts a fresh order beside the one in payment', async () => {
    const { chat } = await prompted()
    const draft = await chat.ask('I want a 20,000 mAh Power Bank black')
    expect(draft).toContain('Power Bank')
    expect(draft).not.toContain('Breeze Jogger')
  })
})
