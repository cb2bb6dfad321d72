import { describe, expect, it } from 'vitest'
import type { HandoffReason } from '../../../src/domain/handoff/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { createItem } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { type Chat, openChat } from './chat.ts'

const db = await testDatabase()

const ticketsOf = ({ shop, conversationId }: Chat) =>
  db.transaction(shop.tenantId, (tx) =>
    tx.handoffTicket.findMany({ where: { tenantId: shop.tenantId, conversationId } }),
  )

/** Named, whatever the classifier makes of such words. */
const SOME = expect.stringMatching(/^[a-z_]{4,}$/)

type Case = [language: SpokenLang, lines: string[], stood: { journey: string; step: string }]

/** Every reason for a person, said in each language, with where the conversation stood when it was said. */
const CASES: Partial<Record<string, { reason: HandoffReason; cases: Case[] }>> = {
  'a person is asked for': {
    reason: 'human_requested',
    cases: [
      ['en', ['I want to talk to a human'], { journey: 'handoff', step: 'human_request' }],
      ['en', ['please call me'], { journey: 'handoff', step: 'human_request' }],
      ['sw', ['naomba kuongea na mtu'], { journey: 'handoff', step: 'human_request' }],
      ['sheng', ['nataka kubonga na msee wa duka'], { journey: 'handoff', step: 'human_request' }],
      ['en', ['I want to buy something nice', 'agent'], { journey: SOME, step: SOME }],
    ],
  },
  'a payment is disputed': {
    reason: 'dispute',
    cases: [
      ['en', ['I was charged twice for the same order'], { journey: 'orders', step: SOME }],
      ['sw', ['nimekatwa mara mbili kwa oda moja'], { journey: 'orders', step: SOME }],
      ['sheng', ['buda mmenicon doo yangu'], { journey: 'orders', step: 'complain' }],
    ],
  },
  'money is wanted back': {
    reason: 'dispute',
    cases: [
      ['en', ['I want a refund'], { journey: 'orders', step: 'refund' }],
      ['sw', ['nirudishieni pesa yangu tafadhali'], { journey: SOME, step: SOME }],
      ['sheng', ['nataka mnirefund doo yangu'], { journey: SOME, step: SOME }],
    ],
  },
  'a payment is to be reversed': {
    reason: 'dispute',
    cases: [
      ['en', ['I will do a chargeback with my bank'], { journey: SOME, step: SOME }],
      ['sw', ['nitapiga simu safaricom warudishe muamala'], { journey: SOME, step: SOME }],
      ['sheng', ['ntareverse hii malipo saa hii'], { journey: SOME, step: SOME }],
    ],
  },
  'a delivery went wrong': {
    reason: 'dispute',
    cases: [
      ['en', ['my order is three days late'], { journey: 'orders', step: 'complain' }],
      ['en', ['you delivered the wrong shoes'], { journey: 'orders', step: 'complain' }],
      ['en', ['the parcel never arrived'], { journey: 'orders', step: 'complain' }],
      ['sw', ['mzigo wangu haujafika wiki mbili sasa'], { journey: 'orders', step: 'complain' }],
      ['sw', ['mmeniletea viatu vya saizi mbaya'], { journey: SOME, step: SOME }],
      ['sheng', ['mlinideliveria raba ingine si ile niliorder'], { journey: 'orders', step: 'complain' }],
      ['sheng', ['order yangu ni late na siku tatu'], { journey: 'orders', step: 'complain' }],
    ],
  },
  'the law or a court is named': {
    reason: 'sensitive',
    cases: [
      ['en', ['my lawyer will hear of this'], { journey: SOME, step: SOME }],
      ['sw', ['nitaenda mahakamani kwa hili'], { journey: SOME, step: SOME }],
      ['sheng', ['nitawareport kwa karao manze'], { journey: SOME, step: SOME }],
    ],
  },
  'health is at stake': {
    reason: 'sensitive',
    cases: [
      ['en', ['is this cream safe in pregnancy'], { journey: SOME, step: SOME }],
      ['sw', ['je, dawa hii ina madhara kwa mjamzito?'], { journey: SOME, step: SOME }],
      ['sheng', ['hii soap imenipatia vipele buda'], { journey: SOME, step: SOME }],
    ],
  },
  'the documents do not answer twice in a row': {
    reason: 'knowledge_missing',
    cases: [
      [
        'en',
        ['can I get a receipt?', 'what is your warranty policy?'],
        { journey: 'support', step: 'support_question' },
      ],
      [
        'sw',
        ['naweza kupata risiti?', 'sera yenu ya warranty ni gani?'],
        { journey: 'support', step: 'support_question' },
      ],
      [
        'sheng',
        ['naeza pata receipt buda?', 'warranty yenu iko aje?'],
        { journey: 'support', step: 'support_question' },
      ],
    ],
  },
  'three questions back in a row lead nowhere': {
    reason: 'clarification_loop',
    cases: [
      ['en', ['florbs wumple', 'krinkle dax', 'vorpal snick'], { journey: SOME, step: SOME }],
      ['sw', ['florbs wumple', 'krinkle dax', 'vorpal snick'], { journey: SOME, step: SOME }],
      ['sheng', ['florbs wumple', 'krinkle dax', 'vorpal snick'], { journey: SOME, step: SOME }],
    ],
  },
  'two turns did not help a frustrated customer': {
    reason: 'frustration',
    cases: [
      [
        'en',
        ['this is useless, what time do you close?', 'you are not helping, where is the shop?'],
        { journey: SOME, step: SOME },
      ],
      ['sw', ['nimechoka, mnafunga saa ngapi?', 'hamnisaidii, duka liko wapi?'], { journey: SOME, step: SOME }],
      ['sheng', ['mnaniboo, mnafunga saa ngapi?', 'hamko serious, duka iko wapi?'], { journey: SOME, step: SOME }],
    ],
  },
}

const TABLE = Object.entries(CASES).flatMap(([what, given]) =>
  (given?.cases ?? []).map(([language, lines, stood]) => ({
    what,
    reason: given?.reason,
    language,
    lines,
    stood,
    last: lines.at(-1) ?? '',
  })),
)

describe('a ticket is opened at once when', () => {
  it('a person is asked for in the middle of a question, and says so', async () => {
    const chat = await openChat(db)
    const variants = ['41', '42'].map((size) => ({ name: size, options: { size }, priceMinor: 450_000, stock: 5 }))
    await createItem(db, chat.shop, { name: 'Rift Runner', category: 'running shoes', tags: ['shoes'], variants })
    await chat.say('I want the Rift Runner')
    await chat.say('agent')
    const [ticket] = await ticketsOf(chat)
    expect(ticket?.context).toMatchObject({ journey: 'sales', step: 'choose_option' })
  })

  it.each(TABLE)('$what ($language): "$last"', async ({ reason, lines, stood, last }) => {
    const chat = await openChat(db)
    for (const line of lines.slice(0, -1)) {
      await chat.say(line)
      expect(await ticketsOf(chat), line).toEqual([])
    }
    const { replies, trace } = await chat.say(last)
    const tickets = await ticketsOf(chat)
    expect(tickets.map(({ reason: found }) => found)).toEqual([reason])
    const [ticket] = tickets
    expect(ticket?.summary).toContain(last)
    expect(replies.map(({ kind }) => kind)).toEqual(['handoff'])
    expect(replies[0]?.text).toContain(ticket?.reference)
    expect(trace.journey).toMatch(/handoff|support|sales|orders/)
    expect(ticket?.context).toMatchObject(stood)
  })

  it.each([
    ['en', 'can I get a receipt?', 'what is your warranty policy?'],
    ['sw', 'naweza kupata risiti?', 'sera yenu ya warranty ni gani?'],
    ['sheng', 'naeza pata receipt buda?', 'warranty yenu iko aje?'],
  ])('two tool calls in a row fail (%s)', async (_language, ...lines) => {
    const chat = await openChat(db, { failing: /knowledge_passages/ })
    const first = await chat.say(lines[0] ?? '')
    expect(first.trace.tools.at(-1)).toMatchObject({ tool: 'kb_retrieve', ok: false, code: 'timeout' })
    expect(await ticketsOf(chat)).toEqual([])
    const { replies } = await chat.say(lines[1] ?? '')
    expect(replies.map(({ kind }) => kind)).toEqual(['handoff'])
    const [ticket] = await ticketsOf(chat)
    expect(ticket).toMatchObject({ reason: 'tool_errors', context: { journey: 'support', step: 'support_question' } })
    expect(ticket?.summary).toContain('Tool kb_retrieve failed: timeout')
  })
})

describe('no ticket is opened for', () => {
  it.each([
    'what is your refund policy?',
    'what happens if my order arrives damaged?',
    'can I exchange shoes of the wrong size?',
    'where is my order?',
    'oda yangu iko wapi?',
    'mna viatu vya mvua?',
    'naeza kujia order kwa duka?',
  ])('"%s"', async (line) => {
    const chat = await openChat(db)
    await chat.say(line)
    expect(await ticketsOf(chat)).toEqual([])
  })

  it('a topic that is the trade of the shop', async () => {
    const chat = await openChat(db, { settings: { compliance: { privacyUrl: null, sensitiveTopics: ['legal'] } } })
    await chat.say('is this cream safe in pregnancy')
    expect(await ticketsOf(chat)).toEqual([])
    await chat.say('my lawyer will hear of this')
    expect(await ticketsOf(chat)).toMatchObject([{ reason: 'sensitive' }])
  })
})
