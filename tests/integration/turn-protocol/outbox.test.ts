import { beforeEach, describe, expect, it } from 'vitest'
import type { RateLimiter } from '../../../src/domain/context.ts'
import { takeOver } from '../../../src/domain/handoff/index.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import type { Menu, ReplyKind } from '../../../src/domain/messaging/schemas.ts'
import { SEGMENT_LIMIT } from '../../../src/domain/messaging/split-text.ts'
import { createConversation } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo, fakeEngine, newAddress, reply, setStage } from './stage.ts'

const MENU: Menu = { kind: 'buttons', button: 'Choose', options: [{ id: 'yes', title: 'Yes', description: null }] }
const HOUR = 3_600_000

describe('the outbox', async () => {
  const db = await testDatabase(16)
  const wait = { ms: 0 }
  const limiter: RateLimiter = { take: async () => ({ granted: wait.ms === 0, waitMs: wait.ms, left: 0 }) }
  const stage = await setStage(db, { limiter })
  beforeEach(() => {
    stage.channel.answer = stage.channel.accept
  })
  const outbound = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )
  const sentTo = (address: string) =>
    stage.channel.sent.filter((message) => message.to === address).map((message) => message.body)
  const queue = (
    conversationId: string,
    text: string,
    more: { kind?: ReplyKind; author?: 'bot' | 'system' | 'human'; dedupeKey?: string } = {},
  ) =>
    stage.ctx.transaction((ctx) =>
      queueReply(ctx, {
        conversationId,
        text,
        author: 'system',
        kind: 'owed',
        menu: null,
        dedupeKey: null,
        ...more,
      }),
    )
  const open = (lastInboundAt = stage.clock.now()) => createConversation(db, stage.shop, { lastInboundAt })

  it('keeps the order of replies and of the segments of each, with the menu under the last', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'tell me everything')
    const long = Array.from({ length: 700 }, (_, place) => `w${place}`).join(' ')
    const engine = fakeEngine(() => [{ ...reply(long), menu: MENU }, reply('and this'), reply('at last')])
    await stage.turn(conversationId, engine)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 5, againInMs: null })
    expect(sentTo(address).join(' ')).toBe(`${long} and this at last`)
    const sent = stage.channel.sent.filter((message) => message.to === address)
    expect(sent.every((message) => message.body.length <= SEGMENT_LIMIT)).toBe(true)
    expect(sent.map((message) => message.menu !== null)).toEqual([false, false, true, false, false])
    expect((await outbound(conversationId)).map((row) => [row.id, row.status])).toEqual(
      sent.map((message) => [message.outboundId, 'sent']),
    )
    expect(sent[0]?.statusCallbackUrl).toBe(
      `https://shop.example.com/webhooks/twilio/${stage.shop.channelId}?m=${sent[0]?.outboundId}`,
    )
  })

  it('is emptied once by ten deliverers at the same moment, in order', async () => {
    const { conversationId, address } = await open()
    for (let number = 1; number <= 6; number++) await queue(conversationId, `m${number}`)
    stage.channel.answer = async (message) => {
      await new Promise((resolve) => setImmediate(resolve))
      return stage.channel.accept(message)
    }
    const results = await Promise.all(Array.from({ length: 10 }, () => stage.deliver(conversationId)))
    expect(sentTo(address)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6'])
    expect(results.reduce((sum, result) => sum + result.sent, 0)).toBe(6)
    expect((await outbound(conversationId)).map((row) => [row.status, row.attempts])).toEqual(
      Array(6).fill(['sent', 1]),
    )
  })

  it('tells a fact once: the same dedupe key changes nothing', async () => {
    const { conversationId } = await open()
    expect(await queue(conversationId, 'Paid.', { dedupeKey: 'paid:1' })).toBe('queued')
    expect(await queue(conversationId, 'Paid!', { dedupeKey: 'paid:1' })).toBe('duplicate')
    expect((await outbound(conversationId)).map((row) => row.body)).toEqual(['Paid.'])
  })

  it('keeps what the provider cannot take now, and tries again later without letting the next one overtake', async () => {
    const { conversationId, address } = await open()
    await queue(conversationId, 'first')
    await queue(conversationId, 'second')
    stage.channel.answer = () => ({ outcome: 'retry', afterMs: 1_000, errorCode: 20_429 })
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: 1_000 })
    stage.channel.answer = stage.channel.accept
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: 1_000 })
    stage.clock.advance(1_000)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 2, againInMs: null })
    expect(sentTo(address)).toEqual(['first', 'first', 'second'])
    expect((await outbound(conversationId)).map((row) => row.attempts)).toEqual([2, 1])
  })

  it('gives up on a message that is refused and goes on with the next', async () => {
    const { conversationId } = await open()
    await queue(conversationId, 'first')
    await queue(conversationId, 'second')
    stage.channel.answer = (message) =>
      message.body === 'first'
        ? { outcome: 'refused', errorCode: 63_024, action: 'stop', problem: 'invalid' }
        : stage.channel.accept(message)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect((await outbound(conversationId)).map((row) => [row.status, row.errorCode])).toEqual([
      ['failed', 63_024],
      ['sent', null],
    ])
  })

  it('gives up on an answer that is four hours late', async () => {
    const { conversationId } = await open()
    await queue(conversationId, 'first')
    stage.channel.answer = () => ({ outcome: 'retry', afterMs: 1_000, errorCode: null })
    stage.clock.advance(4 * HOUR + 1)
    await stage.deliver(conversationId)
    expect((await outbound(conversationId))[0]).toMatchObject({ status: 'failed', reason: 'gave_up' })
  })

  it('postpones by our own pacing without counting an attempt', async () => {
    const { conversationId, address } = await open()
    await queue(conversationId, 'hello')
    wait.ms = 700
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: 700 })
    wait.ms = 0
    expect(sentTo(address)).toEqual([])
    expect((await outbound(conversationId))[0]).toMatchObject({ status: 'queued', reason: 'paced', attempts: 0 })
    // Whoever looks before the time is told when to come back.
    stage.clock.advance(200)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: 500 })
    stage.clock.advance(500)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect((await outbound(conversationId))[0]).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('sends to a customer who opted out what confirms her choice, and nothing else of anybody', async () => {
    const { conversationId, customerId, address } = await open()
    await queue(conversationId, 'a reply', { kind: 'reply', author: 'bot' })
    await queue(conversationId, 'a receipt', { kind: 'payment' })
    await queue(conversationId, 'a ticket', { kind: 'handoff' })
    await queue(conversationId, 'from a person', { author: 'human', kind: 'reply' })
    await queue(conversationId, 'you are out', { kind: 'consent' })
    await db.transaction(stage.shop.tenantId, (tx) =>
      tx.customer.updateMany({ where: { id: customerId }, data: { optedOutAt: stage.clock.now() } }),
    )
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect(sentTo(address)).toEqual(['you are out'])
    expect((await outbound(conversationId)).map((row) => row.status)).toEqual([
      'suppressed',
      'suppressed',
      'suppressed',
      'suppressed',
      'sent',
    ])
    expect((await outbound(conversationId))[0]?.reason).toBe('opted_out')
  })

  it('asks about consent at the moment of sending: a STOP between two messages stops the second', async () => {
    const { conversationId, customerId, address } = await open()
    await queue(conversationId, 'first')
    await queue(conversationId, 'second')
    stage.channel.answer = async (message) => {
      await db.transaction(stage.shop.tenantId, (tx) =>
        tx.customer.updateMany({ where: { id: customerId }, data: { optedOutAt: stage.clock.now() } }),
      )
      return stage.channel.accept(message)
    }
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual(['first'])
    expect((await outbound(conversationId)).map((row) => row.status)).toEqual(['sent', 'suppressed'])
  })

  it('sends nothing after the 24-hour window has closed, nor to somebody who never wrote', async () => {
    const { conversationId, address } = await open()
    await queue(conversationId, 'in time')
    await stage.deliver(conversationId)
    stage.clock.advance(24 * HOUR - 5 * 60_000 + 1)
    await queue(conversationId, 'too late')
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(sentTo(address)).toEqual(['in time'])
    expect((await outbound(conversationId))[1]).toMatchObject({ status: 'blocked', reason: 'window_closed' })
    await stage.receive(address, 'I am back')
    await stage.turn(conversationId, echo())
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
  })

  it('believes the provider that the window is closed', async () => {
    const { conversationId } = await open()
    await queue(conversationId, 'first')
    await queue(conversationId, 'second')
    stage.channel.answer = () => ({
      outcome: 'refused',
      errorCode: 63_016,
      action: 'window',
      problem: 'outside the window',
    })
    await stage.deliver(conversationId)
    expect((await outbound(conversationId)).map((row) => row.status)).toEqual(['failed', 'blocked'])
  })

  it('lets a person write over a conversation that is hers, and not the bot', async () => {
    const { conversationId, address } = await open()
    await queue(conversationId, 'from the bot', { author: 'bot', kind: 'reply' })
    expect(await takeOver(stage.ctx, { conversationId, operator: 'wanjiru' })).toEqual({ outcome: 'owned' })
    await queue(conversationId, 'from the system', { kind: 'payment' })
    await queue(conversationId, 'from Wanjiru', { author: 'human', kind: 'reply' })
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual(['from Wanjiru'])
    expect((await outbound(conversationId)).map((row) => [row.status, row.reason])).toEqual([
      ['draft', 'taken_over'],
      ['draft', 'taken_over'],
      ['sent', null],
    ])
  })
})
