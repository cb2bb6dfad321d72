import { describe, expect, it } from 'vitest'
import { storableSession } from '../../../journeys/session.ts'
import type { ConversationState } from '../../../journeys/state.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import {
  claimConversation,
  claimTicket,
  createTicket,
  escalateTicket,
  replyAsPerson,
  returnToBot,
  tendStretch,
} from '../../../src/domain/handoff/index.ts'
import { tendStretchJob } from '../../../src/jobs/tend-stretch.job.ts'
import type { Money } from '../../../src/lib/money.ts'
import { dueOf } from '../../support/due.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { testEngine } from '../journeys/chat.ts'
import { newAddress, setStage } from '../turn-protocol/stage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const confirmCheckout = (orderId: string, total: Money) => ({
  kind: 'confirm_checkout' as const,
  orderId,
  total,
  method: 'stk' as const,
  msisdn: '254712345678',
  methods: ['stk' as const],
})

describe('a stretch in which a person has the conversation', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { clock, shop } = stage
  const engine = testEngine()
  const directory = postgresDirectory(db)
  const log = testLog()
  const system = { ...stage.ctx, actor: 'system', log }
  const amina = { ...stage.ctx, actor: 'staff:amina' }
  const rows = <T>(read: Parameters<typeof db.transaction<T>>[1]) => db.transaction(shop.tenantId, read)
  const SOLVED = { outcome: 'solved' as const, promised: 'a call on Monday', note: 'size changed' }

  async function talk(first = 'hi') {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, first)
    await stage.turn(conversationId, engine)
    await stage.deliver(conversationId)
    clock.advance(1_000)
    const heard = () => stage.channel.sent.filter(({ to }) => to === address).map(({ body }) => body)
    const say = async (text: string) => {
      const before = heard().length
      await stage.receive(address, text)
      await stage.turn(conversationId, engine)
      await stage.deliver(conversationId)
      return heard().slice(before)
    }
    const state = async () =>
      sessionOf((await rows((tx) => tx.conversation.findFirstOrThrow({ where: { id: conversationId } }))).state)
    const remember = async (patch: Partial<ConversationState>) => {
      const next = storableSession({ ...(await state()), ...patch }, {})
      await rows((tx) => tx.conversation.updateMany({ where: { id: conversationId }, data: { state: next } }))
    }
    return { address, conversationId, heard, say, state, remember }
  }

  const claim = (conversationId: string) => claimConversation(amina, { conversationId, takeFrom: null })
  const stretchOf = (conversationId: string) =>
    rows((tx) => tx.humanStretch.findFirstOrThrow({ where: { conversationId }, orderBy: { startedAt: 'desc' } }))
  const due = async (conversationId: string) => {
    const { id } = await stretchOf(conversationId)
    return (await dueOf(directory, tendStretchJob, clock.now())).some(({ stretchId }) => stretchId === id)
  }
  const tend = async (conversationId: string) =>
    tendStretch(system, { stretchId: (await stretchOf(conversationId)).id })

  it('keeps who had it, what she says of it, and what can be counted', async () => {
    const { conversationId, say } = await talk()
    await claim(conversationId)
    await say('where is my order?')
    await replyAsPerson(amina, { conversationId, text: 'On its way', clientId: null, seen: null })
    await returnToBot(amina, { conversationId, summary: SOLVED })
    expect(await stretchOf(conversationId)).toMatchObject({
      operator: 'staff:amina',
      endedAt: clock.now(),
      summary: { ...SOLVED, messages: { customer: 1, person: 1 }, orders: [] },
    })
  })

  it('ends with one sentence to the customer in her language, and the bot takes note of it once', async () => {
    const { conversationId, say, state } = await talk('Habari yako, naomba msaada wa bidhaa zenu tafadhali')
    const stored = await rows((tx) => tx.conversation.findFirstOrThrow({ where: { id: conversationId } }))
    expect(stored.language).toBe('sw')
    await claim(conversationId)
    expect(await say('mtu yuko?')).toEqual([])
    const { told, stretchId } = await returnToBot(amina, { conversationId, summary: SOLVED })
    expect(told).toBe(true)
    const answers = await say('mnafungua saa ngapi?')
    expect(answers.filter((body) => body.includes('bot_back'))).toEqual([expect.stringContaining('[bot_back:sw]')])
    expect(answers.length).toBeGreaterThan(1)
    expect((await state()).lastHumanStretch).toMatchObject({ stretchId, outcome: 'solved', promised: SOLVED.promised })
    expect((await say('asante')).join()).not.toContain('bot_back')
  })

  it.each(['yes', 'continue'])(
    'lets no answer of now confirm a question of before, which comes back when she says "%s"',
    async (word) => {
      const { conversationId, say, state, remember } = await talk()
      const total = { amountMinor: 450_000, currency: 'KES' }
      const asked = confirmCheckout(stage.ctx.ids.uuid(), total)
      await remember({ pending: asked, orderId: asked.orderId })
      await claim(conversationId)
      await returnToBot(amina, { conversationId, summary: SOLVED })
      await say('thanks')
      expect(await state()).toMatchObject({ pending: null, suspended: asked, parked: true })
      expect((await say(word)).join()).toContain('Pay KES 4,500')
      expect(await state()).toMatchObject({ pending: asked, suspended: null, paymentRequestId: null })
      expect(await rows((tx) => tx.paymentAttempt.count({ where: { orderId: asked.orderId } }))).toBe(0)
    },
  )

  it('forgets an order that changed in her hands', async () => {
    const { conversationId, say, state, remember } = await talk()
    const { customerId } = await rows((tx) => tx.conversation.findFirstOrThrow({ where: { id: conversationId } }))
    const orderId = stage.ctx.ids.uuid()
    await claim(conversationId)
    await rows((tx) =>
      tx.order.create({
        data: {
          tenantId: shop.tenantId,
          id: orderId,
          conversationId,
          customerId,
          reference: orderId.slice(0, 8),
          status: 'cancelled',
          currency: 'KES',
          subtotalMinor: 1,
          totalMinor: 1,
          updatedAt: clock.now(),
        },
      }),
    )
    await remember({ pending: confirmCheckout(orderId, { amountMinor: 1, currency: 'KES' }), orderId })
    await returnToBot(amina, { conversationId, summary: SOLVED })
    await say('hello again')
    expect(await state()).toMatchObject({ orderId: null, suspended: null, lastHumanStretch: { orderIds: [orderId] } })
  })

  it('wipes out what had called the person, so that nobody is called again at once', async () => {
    const { conversationId, say, state, remember } = await talk()
    await remember({ clarificationLoops: 2, frustratedTurns: 1, toolErrorsInARow: 1, knowledgeMisses: 1 })
    await claim(conversationId)
    await returnToBot(amina, { conversationId, summary: SOLVED })
    await say('blue purple seventeen')
    expect((await state()).clarificationLoops).toBeLessThan(2)
    expect(await rows((tx) => tx.handoffTicket.count({ where: { conversationId } }))).toBe(0)
  })

  it('is flagged to staff once while the customer waits, and nothing is said over the person', async () => {
    const { conversationId, say, heard } = await talk()
    const ticket = await createTicket(
      { ...system, conversationId },
      { reason: 'dispute', summary: 'x', journey: 'support', step: 'y' },
    )
    await claimTicket(amina, { ticketId: ticket.ticketId, takeFrom: null })
    await say('anybody?')
    const before = heard().length
    clock.advance(29 * MINUTE)
    expect(await due(conversationId)).toBe(false)
    expect(await tend(conversationId)).toEqual({ outcome: 'stale' })
    clock.advance(2 * MINUTE)
    expect(await due(conversationId)).toBe(true)
    expect(await tend(conversationId)).toEqual({ outcome: 'flagged' })
    expect(await tend(conversationId)).toEqual({ outcome: 'stale' })
    expect(await due(conversationId)).toBe(false)
    await stage.deliver(conversationId)
    expect(heard()).toHaveLength(before)
    const row = await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticket.ticketId } }))
    expect(row).toMatchObject({ status: 'claimed', overdueAt: clock.now() })
    const idle = () =>
      rows((tx) => tx.auditEntry.count({ where: { subjectId: conversationId, action: 'conversation.person_idle' } }))
    expect(await idle()).toBe(1)
    expect(log.lines).toContainEqual(expect.objectContaining({ event: 'customer_waits_for_person' }))

    await replyAsPerson(amina, { conversationId, text: 'Sorry, here I am', clientId: null, seen: null })
    clock.advance(40 * MINUTE)
    expect(await tend(conversationId)).toEqual({ outcome: 'stale' })
    await say('still not working')
    clock.advance(31 * MINUTE)
    expect(await tend(conversationId)).toEqual({ outcome: 'flagged' })
    expect(await idle()).toBe(2)
  })

  it('that nobody uses any more goes back to the bot, and its claimed ticket is open again', async () => {
    const { conversationId, say, state } = await talk()
    const ticket = await createTicket(
      { ...system, conversationId },
      { reason: 'dispute', summary: 'x', journey: 'support', step: 'y' },
    )
    await claimTicket(amina, { ticketId: ticket.ticketId, takeFrom: null })
    clock.advance(23 * HOUR)
    await replyAsPerson(amina, { conversationId, text: 'One moment', clientId: null, seen: null })
    await stage.deliver(conversationId)
    await tend(conversationId)
    clock.advance(23 * HOUR)
    expect(await due(conversationId)).toBe(false)
    expect(await tend(conversationId)).toEqual({ outcome: 'stale' })
    clock.advance(1 * HOUR)
    expect(await due(conversationId)).toBe(true)
    expect(await tend(conversationId)).toEqual({ outcome: 'returned' })
    expect(await stretchOf(conversationId)).toMatchObject({
      customerTold: false,
      summary: { outcome: 'idle', promised: null },
    })
    const row = await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticket.ticketId } }))
    expect(row).toMatchObject({ status: 'open', claimedBy: null, overdueAt: expect.any(Date) })
    // Her window had closed: the assistant says that it is back when she writes again, once.
    const [back, ...answers] = await say('what time do you close?')
    expect(back).toContain('is back in this chat')
    expect(answers).not.toEqual([])
    expect((await say('and on Sunday?')).join()).not.toContain('is back')
    expect((await state()).lastHumanStretch).toMatchObject({ outcome: 'idle' })
  })

  it('is one stretch when a colleague takes it from the first', async () => {
    const { conversationId } = await talk()
    await claim(conversationId)
    const otieno = { ...stage.ctx, actor: 'staff:otieno' }
    await expect(claimConversation(otieno, { conversationId, takeFrom: null })).rejects.toMatchObject({
      code: 'conflict',
    })
    await claimConversation(otieno, { conversationId, takeFrom: 'staff:amina' })
    await expect(returnToBot(amina, { conversationId, summary: SOLVED })).rejects.toMatchObject({ code: 'conflict' })
    await returnToBot(otieno, { conversationId, summary: SOLVED })
    const stretches = await rows((tx) => tx.humanStretch.findMany({ where: { conversationId } }))
    expect(stretches.map(({ operator }) => operator)).toEqual(['staff:otieno'])
  })

  it('closes the tickets that were claimed in it as the person says it ended', async () => {
    const { conversationId } = await talk()
    const ticket = await createTicket(
      { ...system, conversationId },
      { reason: 'sensitive', summary: 'x', journey: 'support', step: 'y' },
    )
    await claimTicket(amina, { ticketId: ticket.ticketId, takeFrom: null })
    await returnToBot(amina, { conversationId, summary: { ...SOLVED, outcome: 'no_answer' } })
    const row = await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticket.ticketId } }))
    expect(row).toMatchObject({ status: 'resolved', resolution: 'no_answer', resolvedBy: 'staff:amina' })
    const later = await createTicket(
      { ...system, conversationId },
      { reason: 'sensitive', summary: 'again', journey: 'support', step: 'y' },
    )
    const { context } = await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: later.ticketId } }))
    expect(context).toMatchObject({ lastPerson: { outcome: 'no_answer', promised: SOLVED.promised } })
  })
})

describe('a ticket past its promise', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { clock, shop } = stage
  const log = testLog()
  const system = { ...stage.ctx, actor: 'system', log }
  const rows = <T>(read: Parameters<typeof db.transaction<T>>[1]) => db.transaction(shop.tenantId, read)

  async function overdue() {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    const { ticketId } = await createTicket(
      { ...system, conversationId },
      { reason: 'dispute', summary: 'x', journey: 'support', step: 'y' },
    )
    clock.advance(16 * MINUTE)
    const told = async () => {
      await stage.deliver(conversationId)
      return stage.channel.sent.filter(({ to }) => to === address).map(({ body }) => body)
    }
    return { conversationId, ticketId, told }
  }

  it('is told to the customer once with a new promise, and to staff', async () => {
    const { ticketId, told } = await overdue()
    expect(await escalateTicket(system, { ticketId })).toMatchObject({ outcome: 'escalated' })
    expect(await escalateTicket(system, { ticketId })).toEqual({ outcome: 'stale' })
    const row = await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticketId } }))
    expect(row.overdueAt).toEqual(clock.now())
    expect(row.promisedAt).toEqual(new Date(clock.now().getTime() + 15 * MINUTE))
    expect(await told()).toEqual([expect.stringContaining(row.promisedAt.toISOString())])
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'ticket_overdue' }))
    clock.advance(HOUR)
    expect(await escalateTicket(system, { ticketId })).toEqual({ outcome: 'stale' })
  })

  it('is not spoken of while a person has the conversation', async () => {
    const { conversationId, ticketId, told } = await overdue()
    await claimConversation({ ...stage.ctx, actor: 'staff:amina' }, { conversationId, takeFrom: null })
    expect(await escalateTicket(system, { ticketId })).toMatchObject({ outcome: 'escalated' })
    expect(await told()).toEqual([])
    expect(await rows((tx) => tx.outboundMessage.count({ where: { conversationId } }))).toBe(0)
  })
})
