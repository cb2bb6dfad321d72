import { describe, expect, it } from 'vitest'
import type { HandoffReason } from '../../../src/domain/handoff/schemas.ts'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, type Chat, offlineLlm, openChat } from './chat.ts'

const db = await testDatabase()

const ticketsOf = ({ shop, conversationId }: Chat) =>
  db.transaction(shop.tenantId, (tx) =>
    tx.handoffTicket.findMany({ where: { tenantId: shop.tenantId, conversationId } }),
  )

describe('the confidence of an intent', () => {
  const chatAt = (confidence: number) =>
    openChat(db, {
      llm: offlineLlm({
        classifyIntent: () => ({ intent: 'discounts_offers', confidence }),
        govern: () => ({ classification: 'business', confidence: 0.9 }),
      }),
    })

  it.each([
    [1, 'offers'],
    [0.7, 'offers'],
    [0.699, 'unknown'],
    [0.5, 'unknown'],
    [0.499, 'unknown'],
    [0, 'unknown'],
  ])('%d leads to %s', async (confidence, journey) => {
    const { trace } = await (await chatAt(confidence)).say('what about those things')
    expect(trace.journey).toBe(journey)
  })

  it('asks one clarifying question with two or three buttons between 0.50 and 0.70, and acts on the choice', async () => {
    const chat = await chatAt(0.6)
    const asked = await chat.say('what about those things')
    expect(asked.replies).toHaveLength(1)
    expect(asked.replies[0]?.menu?.kind).toBe('buttons')
    expect(asked.replies[0]?.menu?.options.map(({ id }) => id)).toEqual([
      'intent:discounts_offers',
      'intent:sales_discovery',
      'intent:order_status',
    ])
    const chosen = await chat.say('1')
    expect(chosen.trace).toMatchObject({ journey: 'offers', intent: 'discounts_offers', intentConfidence: 1 })
  })

  it('shows what can be done here below 0.50', async () => {
    const answer = await (await chatAt(0.3)).say('what about those things')
    expect(answerOf(answer)).toContain("Sorry, I didn't get that")
    expect(answer.replies[0]?.menu?.options).toHaveLength(6)
  })

  it('calls a person after the third question back in a row', async () => {
    const chat = await chatAt(0.6)
    await chat.say('what about those things')
    await chat.say('the other ones then')
    const third = await chat.say('you know the ones')
    expect(third.replies.map(({ kind }) => kind)).toEqual(['handoff'])
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'clarification_loop', status: 'open' }])
  })

  it('starts to count again once a journey ran', async () => {
    let confidence = 0.6
    const llm = offlineLlm({ classifyIntent: () => ({ intent: 'discounts_offers', confidence }) })
    const chat = await openChat(db, { llm })
    await chat.say('what about those things')
    await chat.say('the other ones then')
    confidence = 0.9
    await chat.say('what about those offers')
    confidence = 0.6
    const { trace } = await chat.say('the other ones then')
    expect(trace.journey).toBe('unknown')
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
    const chat = await openChat(db, { llm: offlineLlm({ detectFrustration: (text) => text.startsWith('ugh') }) })
    expect((await chat.say('ugh what time do you close')).trace.journey).toBe('support')
    expect((await chat.say('ugh what time do you close')).trace.journey).toBe('handoff')
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'frustration' }])
  })

  it('frustration that was answered is forgotten', async () => {
    const chat = await openChat(db, { llm: offlineLlm({ detectFrustration: (text) => text.startsWith('ugh') }) })
    await chat.say('ugh what time do you close')
    await chat.say('what time do you close')
    expect((await chat.say('ugh what time do you close')).trace.journey).toBe('support')
  })

  it('knowledge that is missing is admitted, and a person is called when the customer wants one', async () => {
    const chat = await openChat(db)
    const missed = await chat.say('do you deliver to Ruiru?')
    expect(missed.replies[0]?.menu?.options.map(({ id }) => id)).toEqual(['yes', 'no'])
    const accepted = await chat.say('ndio')
    expect(accepted.replies[0]?.kind).toBe('handoff')
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'knowledge_missing' }])
  })

  it('knowledge missing twice in a row calls one without asking', async () => {
    const chat = await openChat(db)
    await chat.say('do you deliver to Ruiru?')
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
    await chat.say('do you deliver to Ruiru?')
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
