import { beforeEach, describe, expect, it } from 'vitest'
import { claimOutbound } from '../../../src/domain/messaging/claim-outbound.ts'
import { queueReply, recordStatus } from '../../../src/domain/messaging/index.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import { createConversation } from '../../support/builders.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testDatabase } from '../../support/test-database.ts'
import { gate } from './gate.ts'
import { STALE_MS, setStage } from './stage.ts'

const LATE_MS = CHANNEL_TIMES.lateMs

describe('a message whose fate is unknown', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { channel, clock, ctx } = stage
  beforeEach(() => {
    channel.answer = channel.accept
    channel.beforeList = async () => undefined
  })
  const one = async (conversationId: string) => {
    const rows = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )
    return rows[0]
  }
  const bodies = (address: string) =>
    channel.sent.filter((message) => message.to === address).map((message) => message.body)
  const lost = () => ({ outcome: 'uncertain' as const, problem: 'socket hang up' })

  /** A conversation with these messages in its outbox; the provider's next answer gets lost, whether or not it took the message. */
  async function uncertain(texts: string[], taken: boolean) {
    const conversation = await createConversation(db, stage.shop, { lastInboundAt: clock.now() })
    for (const text of texts) await queue(conversation.conversationId, text)
    channel.answer = (message) => {
      if (taken) channel.accept(message)
      return lost()
    }
    expect(await stage.deliver(conversation.conversationId)).toEqual({ sent: 0, againInMs: 2_500 })
    channel.answer = channel.accept
    return conversation
  }

  const queue = (conversationId: string, text: string, menu: Menu | null = null) =>
    ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text, author: 'bot', kind: 'reply', menu, dedupeKey: null }),
    )

  it('rests until its callback can have come, and holds back the rest', async () => {
    const { conversationId, address } = await uncertain(['first', 'second'], true)
    expect(await one(conversationId)).toMatchObject({ status: 'uncertain', reason: 'socket hang up' })
    clock.advance(1_000)
    expect(await stage.deliver(conversationId)).toMatchObject({ sent: 0, againInMs: expect.any(Number) })
    expect(bodies(address)).toEqual(['first'])
  })

  it('counts as sent when the provider lists it, and is never sent twice', async () => {
    const { conversationId, address } = await uncertain(['first', 'second'], true)
    clock.advance(2_000)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect(bodies(address)).toEqual(['first', 'second'])
    const [, listed] = channel.listed
    expect(await one(conversationId)).toMatchObject({
      status: 'sent',
      reason: 'reconciled',
      providerMessageId: listed?.providerMessageId,
    })
  })

  it('counts as sent when the provider shows it as a menu, without the choices that its text has', async () => {
    const { conversationId, address } = await createConversation(db, stage.shop, { lastInboundAt: clock.now() })
    const options = ['Yes', 'No'].map((title) => ({ id: title, title, description: null }))
    await queue(conversationId, 'Deliver it?\n1. Yes\n2. No', { kind: 'buttons', button: 'Choose', options })
    channel.answer = (message) => {
      channel.accept(message)
      return lost()
    }
    await stage.deliver(conversationId)
    expect(channel.listed[0]?.body).toBe('Deliver it?')
    clock.advance(10_000)
    await stage.deliver(conversationId)
    expect(bodies(address)).toHaveLength(1)
    expect(await one(conversationId)).toMatchObject({ status: 'sent', reason: 'reconciled' })
  })

  it('is sent again only when the provider still does not know it after three minutes of looking', async () => {
    const { conversationId, address } = await uncertain(['first', 'second'], false)
    const looks: number[] = []
    channel.beforeList = async () => void looks.push(clock.now().getTime())
    const since = clock.now().getTime()
    for (let againInMs = 2_000; againInMs < LATE_MS; ) {
      clock.advance(againInMs)
      if (clock.now().getTime() - since >= LATE_MS) break
      const delivery = await stage.deliver(conversationId)
      expect(delivery.sent).toBe(0)
      againInMs = delivery.againInMs ?? LATE_MS
    }
    expect(looks.map((at) => (at - since) / 1_000)).toEqual([2, 5, 10, 20, 40, 60, 90, 120, 150])
    expect(bodies(address)).toEqual(['first'])
    expect(clock.now().getTime() - since).toBe(LATE_MS)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 2, againInMs: null })
    expect(bodies(address)).toEqual(['first', 'first', 'second'])
    expect(await one(conversationId)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('is not mistaken for an earlier message with the same words', async () => {
    const { conversationId, address } = await createConversation(db, stage.shop, { lastInboundAt: clock.now() })
    await queue(conversationId, 'Anything else?')
    await stage.deliver(conversationId)
    clock.advance(5_000)
    await queue(conversationId, 'Anything else?')
    channel.answer = lost
    await stage.deliver(conversationId)
    channel.answer = channel.accept
    clock.advance(LATE_MS)
    await stage.deliver(conversationId)
    expect(bodies(address)).toEqual(['Anything else?', 'Anything else?', 'Anything else?'])
  })

  it('is settled by its callback when that comes first', async () => {
    const { conversationId, address } = await uncertain(['first'], true)
    const row = await one(conversationId)
    const event = {
      outboundId: row?.id ?? '',
      providerMessageId: channel.listed[0]?.providerMessageId ?? '',
      status: 'delivered',
      errorCode: null,
    }
    expect(await recordStatus(ctx, event)).toEqual({ outcome: 'applied' })
    clock.advance(60_000)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(bodies(address)).toEqual(['first'])
    expect(await one(conversationId)).toMatchObject({ status: 'sent', providerStatus: 'delivered' })
  })

  it('is not sent again when its callback comes after it was put back', async () => {
    const { conversationId, address } = await uncertain(['first'], true)
    channel.listed.shift()
    clock.advance(LATE_MS)
    channel.answer = () => ({ outcome: 'retry', afterMs: 1_000, errorCode: 20_429 })
    await stage.deliver(conversationId)
    channel.answer = channel.accept
    const row = await one(conversationId)
    expect(row?.status).toBe('queued')
    await recordStatus(ctx, {
      outboundId: row?.id ?? '',
      providerMessageId: 'SM-late',
      status: 'sent',
      errorCode: null,
    })
    clock.advance(60_000)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(bodies(address)).toEqual(['first', 'first'])
    expect(await one(conversationId)).toMatchObject({ status: 'sent', providerMessageId: 'SM-late' })
  })

  it('is sent again once when two deliverers find it lost', async () => {
    const { conversationId, address } = await uncertain(['first'], false)
    clock.advance(LATE_MS)
    const [slowList, slowSend, sending] = [gate(), gate(), gate()]
    let lists = 0
    channel.beforeList = async () => {
      lists += 1
      if (lists === 1) await slowList.passed
    }
    channel.answer = async (message) => {
      sending.open()
      await slowSend.passed
      return channel.accept(message)
    }
    const both = [stage.deliver(conversationId), stage.deliver(conversationId)]
    await sending.passed
    slowList.open()
    // Whoever looked first ends first: the other one is sending.
    await Promise.race(both)
    slowSend.open()
    await Promise.all(both)
    await stage.deliver(conversationId)
    expect(bodies(address)).toEqual(['first', 'first'])
    expect(await one(conversationId)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  /** The process dies between the claim and what it would have written about the answer. */
  async function crash(taken: boolean) {
    const conversation = await createConversation(db, stage.shop, { lastInboundAt: clock.now() })
    await queue(conversation.conversationId, 'first')
    const claimed = await ctx.transaction((ctx) => claimOutbound(ctx, conversation.conversationId))
    expect(claimed?.status).toBe('sending')
    if (taken)
      channel.accept({
        outboundId: claimed?.id ?? '',
        to: conversation.address,
        body: 'first',
        menu: null,
        statusCallbackUrl: '',
      })
    return conversation
  }

  it('because its process died is left alone as long as somebody may still be sending it', async () => {
    const { conversationId, address } = await crash(false)
    clock.advance(STALE_MS - 1)
    expect(await stage.deliver(conversationId)).toMatchObject({ sent: 0, againInMs: expect.any(Number) })
    expect(bodies(address)).toEqual([])
  })

  it('because its process died after the send counts as sent', async () => {
    const { conversationId, address } = await crash(true)
    clock.advance(STALE_MS + 1)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(bodies(address)).toEqual([])
    expect(await one(conversationId)).toMatchObject({ status: 'sent', reason: 'reconciled' })
  })

  it('because its process died before the send is sent when it can no longer turn up', async () => {
    const { conversationId, address } = await crash(false)
    clock.advance(STALE_MS + LATE_MS - 1)
    expect(await stage.deliver(conversationId)).toMatchObject({ sent: 0 })
    clock.advance(10_000)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect(bodies(address)).toEqual(['first'])
  })
})
