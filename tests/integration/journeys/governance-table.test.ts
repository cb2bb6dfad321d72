import { describe, expect, it } from 'vitest'
import type { HandoffReason } from '../../../src/domain/handoff/schemas.ts'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, type Chat, openChat } from './chat.ts'

const db = await testDatabase()

const ticketsOf = ({ shop, conversationId }: Chat) =>
  db.transaction(shop.tenantId, (tx) =>
    tx.handoffTicket.findMany({ where: { tenantId: shop.tenantId, conversationId } }),
  )

describe('words that mean nothing here', () => {
  it('are said back, with what can be done, and a person is called the third time in a row', async () => {
    const chat = await openChat(db)
    const first = await chat.say('florbs wumple')
    expect(answerOf(first)).toContain('florbs wumple')
    expect(first.replies[0]?.menu?.options).toHaveLength(6)
    expect(first.trace.journey).toBe('unknown')
    await chat.say('krinkle dax')
    const third = await chat.say('vorpal snick')
    expect(third.replies.map(({ kind }) => kind)).toEqual(['handoff'])
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'clarification_loop', status: 'open' }])
  })

  it('are counted anew once something was understood', async () => {
    const chat = await openChat(db)
    await chat.say('florbs wumple')
    await chat.say('krinkle dax')
    await chat.say('what time do you close?')
    expect((await chat.say('vorpal snick')).trace.journey).toBe('unknown')
  })

  it('leave the menu to choose from by number, tap or name', async () => {
    const chat = await openChat(db)
    await chat.say('florbs wumple')
    expect((await chat.say('2')).trace).toMatchObject({ journey: 'orders' })
    await chat.say('krinkle dax')
    expect((await chat.tap('intent:discounts_offers', 'See offers')).trace.journey).toBe('offers')
    await chat.say('vorpal snick')
    expect((await chat.say('Ask about the shop')).trace.journey).toBe('support')
  })
})

describe('several things in one turn', () => {
  it('are all answered, each by its journey', async () => {
    const chat = await openChat(db)
    const turn = await chat.say('what time do you close?', 'do you have any offers?')
    const { trace } = turn
    expect(answerOf(turn)).toContain('opening hours')
    expect(answerOf(turn)).toContain('no offers')
    const routed = trace.steps.filter(({ node }) => node === 'journey_router').map(({ note }) => note.split(':')[0])
    expect(routed).toEqual(['support', 'offers'])
    expect(trace.reading).toMatchObject({ acts: [{ act: 'ask_shop', topic: 'hours' }, { act: 'ask_offers' }] })
  })

  it('are not courtesy beside business', async () => {
    const chat = await openChat(db)
    expect((await chat.say('thanks, and what time do you close?')).replies).toHaveLength(1)
  })

  it('include a mild insult, met kindly, and the business beside it', async () => {
    const chat = await openChat(db)
    const answer = answerOf(await chat.say('useless bot', 'what time do you close?'))
    expect(answer).toContain('sorry')
    expect(answer).toContain('opening hours')
  })
})

describe('a reason for a person', () => {
  it.each<[HandoffReason, string]>([
    ['human_requested', 'agent'],
    ['human_requested', 'I want to talk to a real person please'],
    ['human_requested', 'naomba kuongea na mtu'],
    ['dispute', 'I was charged twice for the same order'],
    ['dispute', 'nirudishie pesa yangu'],
    ['dispute', 'I want a refund'],
    ['sensitive', 'my lawyer will hear of this'],
  ])('%s is found in "%s"', async (reason, text) => {
    const chat = await openChat(db)
    const { replies } = await chat.say(text)
    const [ticket] = await ticketsOf(chat)
    expect(ticket?.reason).toBe(reason)
    expect(ticket?.summary).toContain(text)
    expect(replies).toHaveLength(1)
    expect(replies[0]?.kind).toBe('handoff')
    expect(replies[0]?.text).toContain(ticket?.reference)
  })

  it('a question about the refund policy is answered by support instead', async () => {
    const chat = await openChat(db)
    const { trace } = await chat.say('what is your refund policy?')
    expect(trace.journey).toBe('support')
    expect(await ticketsOf(chat)).toEqual([])
  })

  it('frustration brings one when the second turn in a row is frustrated too', async () => {
    const chat = await openChat(db)
    expect((await chat.say('useless bot, what time do you close')).trace.journey).toBe('support')
    expect((await chat.say('useless bot, what time do you close')).trace.journey).toBe('handoff')
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'frustration' }])
  })

  it('frustration that was answered is forgotten', async () => {
    const chat = await openChat(db)
    await chat.say('useless bot, what time do you close')
    await chat.say('what time do you close')
    expect((await chat.say('useless bot, what time do you close')).trace.journey).toBe('support')
  })

  it('knowledge that is missing is admitted, and a person is called when the customer wants one', async () => {
    const chat = await openChat(db)
    const missed = await chat.say('can I bring my dog into the shop?')
    expect(missed.replies[0]?.menu?.options.map(({ id }) => id)).toEqual(['yes', 'no'])
    const accepted = await chat.say('ndio')
    expect(accepted.replies[0]?.kind).toBe('handoff')
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'knowledge_missing' }])
  })

  it('knowledge missing twice in a row calls one without asking', async () => {
    const chat = await openChat(db)
    await chat.say('can I bring my dog into the shop?')
    const { replies } = await chat.say('do you have a warranty policy?')
    expect(replies[0]?.kind).toBe('handoff')
  })

  it('says when the person answers, and gives the same reference when asked again', async () => {
    const chat = await openChat(db)
    const first = await chat.ask('agent')
    expect(first).toContain('today 12:15 pm')
    const [ticket] = await ticketsOf(chat)
    expect(await chat.ask('agent')).toContain(ticket?.reference)
    expect(await ticketsOf(chat)).toHaveLength(1)
  })

  it('the ticket says where the conversation stood', async () => {
    const chat = await openChat(db)
    await chat.say('can I bring my dog into the shop?')
    await chat.say('agent')
    const [ticket] = await ticketsOf(chat)
    expect(ticket?.context).toMatchObject({ journey: 'handoff', step: 'human_request' })
  })
})

describe('a journey that the shop has not switched on', () => {
  it('is named as not offered, with what is', async () => {
    const chat = await openChat(db, { settings: { journeys: ['sales', 'support'] } })
    const answer = await chat.say('where is my order?')
    expect(answerOf(answer)).toContain("doesn't offer that in this chat")
    expect(answer.replies[0]?.menu?.options.map(({ id }) => id)).toEqual([
      'intent:sales_discovery',
      'intent:support_question',
      'intent:human_request',
    ])
    expect(answer.trace.tools.map(({ tool }) => tool)).not.toContain('order_get_status')
  })
})
