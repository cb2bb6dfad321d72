import { describe, expect, it } from 'vitest'
import { PROMPTS } from '../../../prompts/index.ts'
import { ingestPlain } from '../../../src/domain/knowledge/index.ts'
import { createLlm } from '../../../src/llm/create-llm.ts'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import type { ModelPort } from '../../../src/llm/model-port.ts'
import { tools } from '../../../tools/index.ts'
import { createItem } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, type Chat, openChat } from './chat.ts'

const db = await testDatabase()

const DELIVERY =
  '## Nairobi\n\nZone A costs KES 150: the city centre. Zone B costs KES 250: Westlands and Kilimani.\n\n## Sunday\n\nThere are no deliveries on Sunday.'

async function teach(chat: Chat, title: string, text: string): Promise<void> {
  await ingestPlain(testCtx(db, { tenantId: chat.shop.tenantId }), [
    { title, type: 'policy', language: 'en', topic: null, text },
  ])
}

const SIZES = ['41', '42']

/** A chat with a shop that takes M-PESA; nothing is paid here. */
async function payingChat(): Promise<Chat> {
  const chat = await openChat(db, { settings: { payments: { stk: true, c2b: false, card: false } } })
  const keys = { environment: 'sandbox', till: null, consumerKey: 'key', consumerSecret: 'secret', passkey: 'pass' }
  const { tenantId } = chat.shop
  const id = crypto.randomUUID()
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: id } as const
  const credentialsEnc = testPorts().vault.seal(JSON.stringify(keys), place)
  const shortcode = String(100_000 + Math.floor(Number(`0x${tenantId.slice(0, 6)}`) % 800_000))
  await db.transaction(tenantId, (tx) =>
    tx.paymentAccount.create({
      data: { tenantId, id, provider: 'mpesa', shortcode, credentialsEnc },
    }),
  )
  return chat
}

async function stockShoes(chat: Chat): Promise<void> {
  const variants = SIZES.map((size) => ({ name: size, options: { size }, priceMinor: 450_000, stock: 5 }))
  await createItem(db, chat.shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants,
  })
}

async function offerCode(chat: Chat, code: string | null, amountMinor: number, minTotalMinor = 0): Promise<void> {
  const { tenantId } = chat.shop
  await db.transaction(tenantId, (tx) =>
    tx.offer.create({
      data: {
        tenantId,
        id: crypto.randomUUID(),
        code,
        title: { en: 'KES 100 off your order', sw: 'Punguzo la KES 100', sheng: 'KES 100 off' },
        kind: 'fixed',
        amountMinor,
        minTotalMinor,
        startsAt: new Date('2026-01-01T00:00:00Z'),
        endsAt: new Date('2026-12-31T20:00:00Z'),
      },
    }),
  )
}

async function draftOrder(chat: Chat): Promise<void> {
  await chat.say('show me running shoes')
  await chat.say('1')
  await chat.say('42')
  expect(sessionOf(chat.state)).toMatchObject({ pending: { kind: 'confirm_checkout' } })
}

describe('support', () => {
  it.each([
    ['how much is delivery to Westlands?', 'Zone B costs KES 250'],
    ['mnadeliver hadi Westlands kwa bei gani?', 'Zone B costs KES 250'],
  ])('answers "%s" in the words of the document and names it', async (question, part) => {
    const chat = await openChat(db)
    await teach(chat, 'Delivery areas', DELIVERY)
    const answer = await chat.ask(question)
    expect(answer).toContain(part)
    expect(answer).toContain('Delivery areas')
  })

  it('knows the opening hours from the settings of the shop', async () => {
    const chat = await openChat(db)
    expect(await chat.ask('mnafungua saa ngapi?')).toContain(
      'Jumatatu - Jumamosi: saa mbili asubuhi hadi saa moja jioni',
    )
  })

  it('asks what the question is when only the menu was tapped', async () => {
    const chat = await openChat(db)
    await chat.say('hi')
    expect(await chat.ask('3')).toContain('What would you like to know')
  })

  it('offers a person when nothing is known, and takes no for an answer', async () => {
    const chat = await openChat(db)
    await teach(chat, 'Delivery areas', DELIVERY)
    expect(await chat.ask('can I bring my dog into the shop?')).toContain("don't want to guess")
    expect(await chat.ask('no')).toContain('anything else')
  })
})

describe('a model that makes things up', () => {
  const answers = (text: string): ModelPort => ({
    complete: async ({ schema, model }) => ({
      text: schema === null ? text : 'not json',
      model,
      stop: 'end',
      usage: { input: 10, output: 10, cacheRead: 0, cacheWrite: 0 },
    }),
  })
  const llmOf = async (model: ModelPort) =>
    createLlm({
      prompts: await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) }),
      model,
      spend: null,
      clock: { now: () => new Date(0) },
      fastMode: false,
      log: testLog(),
    })

  it('is not heard: the deterministic answer leaves instead', async () => {
    const chat = await openChat(db, {
      llm: await llmOf(answers('Delivery to Westlands is KES 777, call 0711 222 333.')),
    })
    await teach(chat, 'Delivery areas', DELIVERY)
    const turn = await chat.say('how much is delivery to Westlands?')
    expect(answerOf(turn)).toContain('KES 250')
    expect(answerOf(turn)).not.toContain('777')
    expect(turn.trace.models.find(({ prompt }) => prompt === 'support_rag_answer')?.engine).toBe('offline')
  })

  it('is heard when every figure has a row', async () => {
    const text = 'It is KES 250 to Westlands. (Delivery areas)'
    const chat = await openChat(db, { llm: await llmOf(answers(text)) })
    await teach(chat, 'Delivery areas', DELIVERY)
    const turn = await chat.say('how much is delivery to Westlands?')
    expect(answerOf(turn)).toBe(text)
    expect(turn.trace.steps.filter(({ kind }) => kind === 'guard').at(-1)?.note).toContain('is backed')
  })

  it('that says INSUFFICIENT leads to the offer of a person', async () => {
    const chat = await openChat(db, { llm: await llmOf(answers('INSUFFICIENT')) })
    await teach(chat, 'Delivery areas', DELIVERY)
    const turn = await chat.say('how much is delivery to Westlands?')
    expect(sessionOf(turn.state).pending).toMatchObject({ kind: 'offer_handoff' })
  })

  it('cannot claim that a person was called without the ticket', async () => {
    const chat = await openChat(db, { llm: await llmOf(answers('Your refund was sent, reference ZZ99ZZ99Z.')) })
    const turn = await chat.say('agent')
    expect(answerOf(turn)).not.toContain('ZZ99ZZ99Z')
    expect(turn.replies[0]?.kind).toBe('handoff')
  })
})

describe('offers', () => {
  it('lists what runs, in the language of the customer', async () => {
    const chat = await openChat(db)
    await offerCode(chat, 'KARIBU100', 10_000)
    expect(await chat.ask('do you have any offers?')).toBe(
      'These are the offers at Mtaani Kicks now:\n• KES 100 off your order (code KARIBU100)',
    )
    expect(await chat.ask('kuna ofa gani kwa sasa?')).toContain('Punguzo la KES 100 (msimbo KARIBU100)')
  })

  it('takes a code off the open order and leads on to paying the new total', async () => {
    const chat = await payingChat()
    await stockShoes(chat)
    await offerCode(chat, 'KARIBU100', 10_000)
    await draftOrder(chat)
    const turn = await chat.say('use code KARIBU100')
    expect(turn.replies[0]).toMatchObject({ kind: 'owed' })
    expect(answerOf(turn)).toContain('KES 4,400')
    expect(turn.trace.tools.map(({ tool }) => tool)).toEqual(
      expect.arrayContaining(['offers_get_applicable', 'order_apply_coupon']),
    )
    expect(sessionOf(turn.state)).toMatchObject({ orderTotals: { total: { amountMinor: 440_000 } }, suspended: null })
  })

  it('says why a code does not count, and asks about the order again', async () => {
    const chat = await payingChat()
    await stockShoes(chat)
    await draftOrder(chat)
    const answer = await chat.ask('use code WRONG50')
    expect(answer).toContain('The code WRONG50 does not work')
    expect(answer).toContain('KES 4,500')
    expect(sessionOf(chat.state)).toMatchObject({
      pending: { kind: 'confirm_checkout', total: { amountMinor: 450_000 } },
    })
  })

  it('knows a code that is sent alone, before any order', async () => {
    const chat = await openChat(db)
    expect((await chat.say('KARIBU10')).trace.journey).toBe('offers')
  })

  it('keeps a code for later when nothing is ordered yet', async () => {
    const chat = await openChat(db)
    await offerCode(chat, 'KARIBU100', 10_000)
    expect(await chat.ask('I have a coupon code KARIBU100')).toContain('try it on your order')
  })
})

describe('a question in between', () => {
  const steps: [string, string[], string][] = [
    ['choose_option', ['show me running shoes', '1'], '41'],
    ['confirm_checkout', ['show me running shoes', '1', '42'], 'KES 4,500'],
  ]

  it.each(steps)('while %s is open is answered, and the question asked again', async (kind, lines, part) => {
    const chat = await payingChat()
    await stockShoes(chat)
    for (const line of lines) await chat.say(line)
    expect(sessionOf(chat.state)).toMatchObject({ pending: { kind } })
    const { replies, state } = await chat.say('what time do you close?')
    expect(replies).toHaveLength(2)
    expect(replies[0]?.text).toContain('opening hours')
    expect(replies[1]?.text).toContain(part)
    expect(sessionOf(state)).toMatchObject({ pending: { kind }, suspended: null })
  })

  it.each(steps)('while %s is open may be left, and the question taken up again', async (kind, lines, part) => {
    const chat = await payingChat()
    await stockShoes(chat)
    for (const line of lines) await chat.say(line)
    expect(await chat.ask('baadaye')).toMatch(/haraka|hurry|unpaid|haujalipwa|haijalipwa/)
    expect(sessionOf(chat.state)).toMatchObject({ pending: null, suspended: { kind } })
    const digression = await chat.say('what time do you close?')
    expect(digression.replies).toHaveLength(1)
    expect(await chat.ask('endelea')).toContain(part)
    expect(sessionOf(chat.state)).toMatchObject({ pending: { kind }, suspended: null })
  })

  it('that opens a question of its own comes back to the first one after its answer', async () => {
    const chat = await payingChat()
    await stockShoes(chat)
    await draftOrder(chat)
    await chat.say('can I bring my dog into the shop?')
    expect(sessionOf(chat.state)).toMatchObject({
      pending: { kind: 'offer_handoff' },
      suspended: { kind: 'confirm_checkout' },
    })
    expect(await chat.ask('no')).toContain('KES 4,500')
    expect(sessionOf(chat.state)).toMatchObject({ pending: { kind: 'confirm_checkout' }, suspended: null })
  })

  it('for a person is not followed by the question, and a late yes confirms nothing', async () => {
    const chat = await payingChat()
    await stockShoes(chat)
    await draftOrder(chat)
    const { replies, state } = await chat.say('agent')
    expect(replies.map(({ kind }) => kind)).toEqual(['handoff'])
    expect(sessionOf(state)).toMatchObject({ pending: null, suspended: { kind: 'confirm_checkout' } })
    const late = await chat.say('yes')
    expect(late.trace.tools.map(({ tool }) => tool)).not.toContain('payment_initiate_stk_push')
  })
})
