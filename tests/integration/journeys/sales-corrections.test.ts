import { beforeAll, describe, expect, it } from 'vitest'
import type { Pending } from '../../../journeys/pending.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld

beforeAll(async () => {
  world = await openSalesWorld()
})

const session = (chat: Chat) => sessionOf(chat.state)

/** The lines that lead to a question, and what it looks like when it is asked again. */
const QUESTIONS = {
  pick_item: { lines: ['I want running shoes size 42'], again: '1. Breeze Jogger' },
  choose_option: { lines: ['I want running shoes size 42', 'Breeze Jogger'], again: 'Which colour?' },
  choose_quantity: { lines: ['I want a Breeze Jogger size 42', '99 pairs, black'], again: 'How many do you want?' },
  confirm_checkout: { lines: ['I want a Breeze Jogger size 42 black'], again: 'Pay KES 3,420 by M-PESA from ' },
} as const satisfies Partial<Record<Pending['kind'], { lines: string[]; again: string }>>

const KINDS = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]

async function asked(kind: keyof typeof QUESTIONS): Promise<Chat> {
  const chat = await world.chat()
  for (const line of QUESTIONS[kind].lines) await chat.say(line)
  expect(session(chat).pending?.kind).toBe(kind)
  return chat
}

describe.each(KINDS)('while %s is asked', (kind) => {
  const { again } = QUESTIONS[kind]

  it('a digression is answered and the question comes back', async () => {
    const chat = await asked(kind)
    const answer = await chat.ask('what time do you close?')
    expect(answer).toContain('19:00')
    // A list stays open to an answer, but is not shown again.
    if (kind !== 'pick_item') expect(answer).toContain(again)
    expect(session(chat).pending?.kind).toBe(kind)
  })

  it('a cancel leaves it and "continue" takes it up again', async () => {
    const chat = await asked(kind)
    expect(await chat.ask('cancel')).not.toContain(again)
    expect(session(chat).pending).toBeNull()
    if (kind === 'confirm_checkout') {
      expect(session(chat)).toMatchObject({ cart: [], orderId: null })
      return
    }
    expect(await chat.ask('continue')).toContain(again)
    expect(session(chat).pending?.kind).toBe(kind)
  })

  it('gibberish is not taken for an answer', async () => {
    const chat = await asked(kind)
    const before = session(chat)
    await chat.say('zxqv brrt')
    const { cart, orderTotals } = session(chat)
    expect({ cart, orderTotals }).toEqual({ cart: before.cart, orderTotals: before.orderTotals })
    expect(session(chat).paymentRequestId).toBeNull()
  })
})

describe('a number that is not offered', () => {
  it.each([
    ['pick_item', '8', 'Choose a number from 1 to 5.'],
    ['confirm_checkout', '6', 'Choose a number from 1 to 3.'],
    ['choose_option', '4', 'Choose a number from 1 to 2.'],
  ] as const)('is refused for %s', async (kind, text, answer) => {
    const chat = await asked(kind)
    const told = await chat.ask(text)
    expect(told).toContain(answer)
    expect(told).toContain(QUESTIONS[kind].again)
  })
})

describe('a correction', () => {
  it('"no, size 43" narrows the list again', async () => {
    const chat = await asked('pick_item')
    expect(await chat.ask('no, size 43')).toContain(', 43,')
  })

  it('"hapana, ya kwanza" goes back to the list from the open option', async () => {
    const chat = await world.chat()
    await chat.say('I want running shoes size 42')
    await chat.say('2')
    expect(await chat.ask('hapana, ya kwanza')).toContain('Breeze Jogger')
  })

  it.each([
    ['confirm_checkout', 'no, size 43', '1 x Breeze Jogger (43 / Black)'],
    ['confirm_checkout', 'make it 2', '2 x Breeze Jogger (42 / Black): KES 7,200'],
    ['confirm_checkout', 'pairs mbili', '2 x Breeze Jogger (42 / Black): KES 7,200'],
    ['confirm_checkout', 'actually, blue', '1 x Breeze Jogger (42 / Blue)'],
  ] as const)('at %s "%s" rewrites the draft and asks for it again', async (kind, text, line) => {
    const chat = await asked(kind)
    const before = session(chat).orderId
    const draft = await chat.ask(text)
    expect(draft).toContain(line)
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
    expect(session(chat).orderId).toBe(before)
  })

  it.each([
    ['sorry, make it size 43'],
    ['chagne the size to 43'],
    ['samahani, nataa saizi 43'],
    ['bdilisha saizi iwe 43'],
    ['pole, nadai size 43'],
    ['zii, size 43'],
  ])('"%s" replaces the line and adds none', async (text) => {
    const chat = await asked('confirm_checkout')
    expect(await chat.ask(text)).toMatch(/1 x Breeze Jogger \(43 \/ (?:Black|Nyeusi)\)/)
    expect(session(chat).cart).toMatchObject([{ qty: 1, variantSelection: { size: '43', colour: 'black' } }])
  })

  it.each(['fanya ziwe 2', 'FANYA ZIWE 2 😀', 'make them 2', 'ziwe mbili', 'weka 2', 'zifanye mbili', 'niwekee 2'])(
    '"%s" says how many of what is ordered',
    async (text) => {
      const chat = await asked('confirm_checkout')
      expect(await chat.ask(text)).toMatch(/2 x Breeze Jogger \(42 \/ (?:Black|Nyeusi)\)/)
      expect(session(chat).cart).toMatchObject([{ qty: 2 }])
    },
  )

  it('removes one of two items by name', async () => {
    const chat = await asked('confirm_checkout')
    await chat.say('add socks')
    await chat.say('1')
    await chat.say('39-42 black')
    const draft = await chat.ask('remove the socks')
    expect(draft).toContain('Removed: Sports Socks, Three Pairs.')
    expect(draft).toContain('Pay KES 3,420 by M-PESA from ')
  })

  it('leaves nothing to pay when the last item is removed', async () => {
    const chat = await asked('confirm_checkout')
    await chat.say('toa breeze jogger')
    expect(session(chat)).toMatchObject({
      cart: [],
      orderId: null,
      orderTotals: null,
      pending: null,
    })
  })
})

describe('a digression that ends in a question of its own', () => {
  it('does not keep "endelea" from what was put aside', async () => {
    const chat = await asked('choose_option')
    await chat.say('ghairi')
    await chat.say('blah flibber')
    expect(await chat.ask('endelea')).toMatch(/Which colour|Rangi gani/)
    await chat.say('ghairi')
    await chat.say('do you repair broken umbrellas and bicycles on the moon?')
    expect(await chat.ask('endelea')).toMatch(/Which colour|Rangi gani/)
  })
})

describe('what cannot be had', () => {
  it('a missing size is told with what is left', async () => {
    const chat = await world.chat()
    await chat.say('do you have a Breeze Jogger?')
    const answer = await chat.ask('size 48')
    expect(answer).not.toContain('48,')
    await chat.say('1')
    expect(await chat.ask('size 48')).toContain('Breeze Jogger in 48 is not available now.')
  })

  it('too many are told with what is left, and a smaller number goes on', async () => {
    const chat = await asked('confirm_checkout')
    const told = await chat.ask('50 pairs')
    const left = /Only (\d+) left of Breeze Jogger/.exec(told)?.[1]
    expect(left).toBeDefined()
    expect(await chat.ask('2')).toContain('2 x Breeze Jogger')
  })

  it('an item that sold out is taken off the list that is offered', async () => {
    const chat = await world.chat()
    await chat.say('I want running shoes size 42')
    const gone = session(chat).lastCatalogResults[3]
    await world.db.transaction(chat.shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({
        where: { tenantId: chat.shop.tenantId, itemId: gone?.itemId },
        data: { stock: 0 },
      }),
    )
    const answer = await chat.ask('4')
    expect(answer).toContain(`${gone?.name} is sold out.`)
    expect(answer).toContain('1. Breeze Jogger')
    expect(session(chat).pending).toMatchObject({ kind: 'pick_item' })
  })
})

describe('three questions back in a row', () => {
  it('end with a person', async () => {
    const chat = await world.chat()
    await chat.say('nataka kununua kitu')
    await chat.say('sijui')
    const last = await chat.say('kitu chochote')
    expect(last.replies.at(-1)?.kind).toBe('handoff')
    expect(last.trace.tools.map(({ tool }) => tool)).toContain('handoff_create_ticket')
  })
})
