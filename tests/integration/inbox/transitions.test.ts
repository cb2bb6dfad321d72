import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../../src/domain/context.ts'
import { AppError } from '../../../src/domain/errors.ts'
import {
  claimConversation,
  createTicket,
  handBack,
  INBOX_TRANSITIONS,
  releaseConversation,
  reopenConversation,
  replyAsPerson,
  resolveConversation,
  snoozeConversation,
  tendStretch,
  wakeConversation,
} from '../../../src/domain/handoff/index.ts'
import { InboxState } from '../../../src/domain/messaging/schemas.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openDesk } from './desk.ts'

const HOUR = 60 * 60 * 1000
const WORDS = { promised: null, note: '' }

type Move = keyof typeof INBOX_TRANSITIONS

describe('where a conversation stands in the inbox', async () => {
  const desk = await openDesk(await testDatabase())
  const wanjiru = await desk.person('Wanjiru')
  const inHour = () => new Date(desk.clock.now().getTime() + HOUR)

  /** Brings a conversation into a state by what people and customers do. */
  const REACHED: Record<InboxState, (conversationId: string) => Promise<unknown>> = {
    assistant: async () => undefined,
    // She left it: whoever has it may still move it, and any other take it.
    waiting: async (id) => {
      await claimConversation(wanjiru, { conversationId: id, takeFrom: null })
      await idle(id)
    },
    person: (id) => claimConversation(wanjiru, { conversationId: id, takeFrom: null }),
    snoozed: async (id) => {
      await ask(id)
      await claimConversation(wanjiru, { conversationId: id, takeFrom: null })
      await snoozeConversation(wanjiru, { conversationId: id, until: inHour() })
    },
    done: async (id) => {
      await claimConversation(wanjiru, { conversationId: id, takeFrom: null })
      await resolveConversation(wanjiru, { conversationId: id, summary: { outcome: 'solved', ...WORDS }, csat: false })
    },
  }
  const MADE: Record<Move, (conversationId: string) => Promise<unknown>> = {
    customer_wrote: async (id) => desk.receive(await addressOf(id), 'are you there?'),
    ticket_opened: (id) => ask(id, 'payment_review'),
    claimed: (id) => claimConversation(wanjiru, { conversationId: id, takeFrom: null }),
    person_replied: (id) =>
      replyAsPerson(wanjiru, { conversationId: id, text: 'Here I am', clientId: null, seen: null }),
    released: (id) => releaseConversation(wanjiru, { conversationId: id }),
    person_idle: (id) => idle(id),
    handed_back: (id) => handBack(wanjiru, { conversationId: id, summary: { outcome: 'solved', ...WORDS } }),
    resolved: (id) =>
      resolveConversation(wanjiru, { conversationId: id, summary: { outcome: 'solved', ...WORDS }, csat: false }),
    reopened: (id) => reopenConversation(wanjiru, { conversationId: id }),
    snoozed: (id) => snoozeConversation(wanjiru, { conversationId: id, until: inHour() }),
    time_over: async (id) => {
      desk.clock.advance(2 * HOUR)
      if ((await wakeConversation(desk.ctx, { conversationId: id })).outcome === 'stale')
        throw new AppError('conflict', 'it was not put away')
    },
  }

  const ask = (conversationId: string, reason: 'human_requested' | 'payment_review' = 'human_requested') =>
    createTicket({ ...desk.ctx, conversationId }, { reason, summary: 'a person', journey: 'handoff', step: 'ask' })
  const idle = async (conversationId: string) => {
    const stretchId = await stretchOf(conversationId)
    if (stretchId === null) throw new AppError('conflict', 'nobody has it')
    desk.clock.advance(HOUR)
    if ((await tendStretch(desk.ctx, { stretchId })).outcome === 'stale')
      throw new AppError('conflict', 'it is not idle')
  }
  const addressOf = async (conversationId: string) => {
    const [row] = await desk.db.transaction(
      desk.shop.tenantId,
      (tx) => tx.$queryRaw<{ address: string }[]>`
        SELECT c.address FROM customers c JOIN conversations v ON v.customer_id = c.id WHERE v.id = ${conversationId}::uuid`,
    )
    return row?.address ?? ''
  }
  const stretchOf = async (conversationId: string) => {
    const open = { conversationId, endedAt: null }
    const stretch = await desk.db.transaction(desk.shop.tenantId, (tx) => tx.humanStretch.findFirst({ where: open }))
    return stretch?.id ?? null
  }
  /** Where the table says it rests: its owner's, else whoever's an open ticket is. */
  const restOf = async (conversationId: string) => {
    const { owner, dueAt } = await desk.row(conversationId)
    if (owner === 'human') return 'person'
    return dueAt === null ? 'assistant' : 'waiting'
  }

  const PAIRS = Object.keys(INBOX_TRANSITIONS).flatMap((move) =>
    InboxState.options.map((state) => ({ move: move as Move, state })),
  )

  it.each(PAIRS)('$state, $move: is what the table says', async ({ move, state }) => {
    const conversationId = await desk.talk()
    await REACHED[state](conversationId)
    expect((await desk.row(conversationId)).inboxState).toBe(state)
    const to = INBOX_TRANSITIONS[move][state]
    const made = MADE[move](conversationId)
    if (to === null) {
      await expect(made).rejects.toMatchObject({ code: 'conflict' })
      expect((await desk.row(conversationId)).inboxState).toBe(state)
      return
    }
    await made
    const after = await desk.row(conversationId)
    expect(after.inboxState).toBe(to === 'rests' ? await restOf(conversationId) : to)
    expect(after.snoozedUntil === null).toBe(after.inboxState !== 'snoozed')
  })

  it('is a person’s again when a customer writes who was promised something', async () => {
    const conversationId = await desk.talk()
    await claimConversation(wanjiru, { conversationId, takeFrom: null })
    const summary = { outcome: 'solved' as const, promised: 'a call about the refund', note: '' }
    await resolveConversation(wanjiru, { conversationId, summary, csat: false })
    await desk.receive(await addressOf(conversationId), 'nobody called')
    expect(await desk.row(conversationId)).toMatchObject({ inboxState: 'waiting', owner: 'bot' })
  })

  it('lets any colleague take what was released, and nobody speak for the shop meanwhile', async () => {
    const otieno = await desk.person('Otieno')
    const conversationId = await desk.talk()
    await claimConversation(wanjiru, { conversationId, takeFrom: null })
    await releaseConversation(wanjiru, { conversationId })
    expect(await desk.row(conversationId)).toMatchObject({ inboxState: 'waiting', owner: 'human', ownerId: null })
    await expect(say(wanjiru, conversationId)).rejects.toMatchObject({ code: 'conflict' })
    await claimConversation(otieno, { conversationId, takeFrom: null })
    expect(await say(otieno, conversationId)).toMatchObject({ outcome: 'queued' })
  })

  const say = (ctx: Ctx, conversationId: string) =>
    replyAsPerson(ctx, { conversationId, text: 'Hello', clientId: null, seen: null })
})
