import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import { openSalesWorld, type SalesWorld } from './sales-shop.ts'

let world: SalesWorld
let shop: TestShop

beforeAll(async () => {
  world = await openSalesWorld()
  const location = 'Jua Plaza, shop G14, Tom Mboya Street'
  shop = await world.open({ payments: { stk: true, c2b: true, card: false }, location })
})

const session = (chat: Chat) => sessionOf(chat.state)

async function toolsOf(chat: Chat, text: string) {
  const { trace, replies } = await chat.say(text)
  return { tools: trace.tools.map(({ tool }) => tool), text: replies.map((reply) => reply.text).join('\n') }
}

const tickets = ({ shop: { tenantId }, conversationId }: Chat) =>
  world.db.transaction(tenantId, (tx) => tx.handoffTicket.findMany({ where: { tenantId, conversationId } }))

describe('a shop without documents', () => {
  it.each([
    ['how do I pay?', 'M-PESA prompt\n- M-PESA Paybill'],
    ['which payment methods do you take?', 'M-PESA prompt\n- M-PESA Paybill'],
    ['do you accept M-PESA?', 'Here you can pay by M-PESA prompt, M-PESA Paybill.'],
    ['habari, naweza kulipa vipi?', 'Ombi la M-PESA\n- Paybill ya M-PESA'],
    ['njia za malipo ni zipi?', 'Ombi la M-PESA\n- Paybill ya M-PESA'],
    ['niaje buda, nalipa aje?', 'Prompt ya M-PESA\n- Paybill ya M-PESA'],
    ['naweza lipa na nini?', 'M-PESA\n- '],
  ])('answers "%s" from the rows of its accounts', async (question, ways) => {
    const { tools, text } = await toolsOf(await world.chat(shop), question)
    expect(text).toContain(ways)
    expect(text).not.toMatch(/Card|Kadi/)
    expect(tools).toContain('payment_get_methods')
    expect(tools).not.toContain('kb_retrieve')
  })

  it.each([
    ['can I pay by card?', 'No, this shop does not take that way of paying here yet.'],
    ['habari, naweza kulipa kwa kadi?', 'Hapana, duka hili bado halipokei malipo kwa njia hiyo hapa.'],
    ['niaje buda, naweza lipa na card?', 'Zii, hii shop bado haichukui malipo ya hiyo njia hapa.'],
  ])('says to "%s" that this way is closed, and which are open', async (question, closed) => {
    const { text } = await toolsOf(await world.chat(shop), question)
    expect(text).toContain(closed)
    expect(text).toContain('Paybill')
  })

  it('says that no cash is taken, and what is', async () => {
    const { tools, text } = await toolsOf(await world.chat(shop), 'can I pay cash on delivery?')
    expect(text).toContain('I cannot take cash here')
    expect(text).toContain('Here you can pay by M-PESA prompt, M-PESA Paybill.')
    expect(tools).not.toContain('kb_retrieve')
  })

  it.each(['can I pay by M-PESA in installments?', 'are there extra charges when I pay by card?'])(
    'does not answer "%s" from rows that do not say it',
    async (question) => {
      const { tools } = await toolsOf(await world.chat(shop), question)
      expect(tools).not.toContain('payment_get_methods')
    },
  )

  it.each([
    ['what time do you close?', '08:00 - 19:00'],
    ['mko wazi jumapili?', 'Jumapili: tumefunga'],
    ['niaje buda, mnafunga saa ngapi?', '08:00 - 19:00'],
    ['where are you located?', 'Jua Plaza'],
    ['habari, duka lenu liko wapi?', 'Jua Plaza'],
    ['niaje buda, mko wapi?', 'Jua Plaza'],
  ])('answers "%s" from its settings without looking anything up', async (question, fact) => {
    const { tools, text } = await toolsOf(await world.chat(shop), question)
    expect(text).toContain(fact)
    expect(tools).not.toContain('kb_retrieve')
  })

  it('looks the place up when its settings do not hold it', async () => {
    const { tools } = await toolsOf(await world.chat(), 'where are you located?')
    expect(tools).toContain('kb_retrieve')
  })

  it('asks the open question again after it has said how it is paid', async () => {
    const chat = await world.chat(shop)
    await chat.say('I want a Breeze Jogger size 42 black')
    const { text } = await toolsOf(chat, 'can I pay by card?')
    expect(text).toContain('No, this shop does not take that way of paying here yet.')
    expect(text).toContain('Pay KES 3,420 by M-PESA')
    expect(session(chat).pending?.kind).toBe('confirm_checkout')
  })
})

describe('a question that nothing answers', () => {
  it.each([
    ['en', 'do you deliver to Ruiru?', 'what time do you close?', 'what is your warranty policy?'],
    ['sw', 'mnadeliver hadi Ruiru?', 'mnafunga saa ngapi?', 'sera yenu ya warranty ni gani?'],
    ['sheng', 'mnadeliver hadi Ruiru buda?', 'nalipa aje?', 'warranty yenu iko aje?'],
  ])('opens no ticket when something was answered since the last one in %s', async (_language, miss, known, other) => {
    const chat = await world.chat(shop)
    await chat.say(miss)
    expect(session(chat)).toMatchObject({ knowledgeMisses: 1, pending: { kind: 'offer_handoff' } })
    await chat.say(known)
    await chat.say(other)
    expect(session(chat)).toMatchObject({ knowledgeMisses: 1, pending: { kind: 'offer_handoff' } })
    expect(await tickets(chat)).toEqual([])
  })

  it('counts from the start again when goods were found since', async () => {
    const chat = await world.chat(shop)
    await chat.say('do you deliver to Ruiru?')
    await chat.say('I want running shoes size 42')
    await chat.say('what is your warranty policy?')
    expect(await tickets(chat)).toEqual([])
  })

  it('is forgotten with the sitting', async () => {
    const chat = await world.chat(shop)
    await chat.say('do you deliver to Ruiru?')
    chat.clock.advance(7 * 3_600_000)
    await chat.say('what is your warranty policy?')
    expect(await tickets(chat)).toEqual([])
  })
})
