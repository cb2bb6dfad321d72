import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { takeOver } from '../../../src/domain/handoff/index.ts'
import { deliverConversation, openWebChannel, queueReply, readThread } from '../../../src/domain/messaging/index.ts'
import { createConversation, createShop } from '../../support/builders.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const STALE_MS = 30_000
const BEGINNING = { epoch: 0, seq: 0 }

describe('the outbox of a chat on the web', async () => {
  const db = await testDatabase()
  const shop = await createShop(db)
  const clock = testClock()
  const ctx = { ...testCtx(db, { tenantId: shop.tenantId, clock }), actor: 'staff:wanjiru' }
  const { channelId } = await openWebChannel(ctx, { key: 'beach', allowedOrigins: [] })
  const weekAgo = new Date(clock.now().getTime() - 7 * 24 * 3_600_000)

  const openTalk = async () => {
    const address = `web:${randomIds.uuid()}`
    const { conversationId } = await createConversation(db, { ...shop, channelId }, { address, lastInboundAt: weekAgo })
    const say = (text: string) =>
      ctx.transaction((ctx) =>
        queueReply(ctx, { conversationId, author: 'bot', kind: 'reply', text, menu: null, dedupeKey: null }),
      )
    const shown = async () => {
      const thread = await readThread(ctx, { channelId, conversationId, messageId: null, after: BEGINNING })
      return { texts: thread?.answers.map(({ text }) => text), underWay: thread?.underWay }
    }
    const deliver = () => deliverConversation(ctx, { conversationId, staleMs: STALE_MS })
    const setStatus = (status: string) =>
      db.transaction(shop.tenantId, (tx) =>
        tx.outboundMessage.updateMany({
          where: { conversationId, status: 'queued' },
          data: { status, claimedAt: clock.now(), attempts: 1 },
        }),
      )
    return { conversationId, say, shown, deliver, setStatus }
  }

  it('shows nothing before it is sent, keeps its order, and never closes', async () => {
    const talk = await openTalk()
    for (const text of ['one', 'two', 'three']) await talk.say(text)
    expect(await talk.shown()).toEqual({ texts: [], underWay: true })
    expect(await talk.deliver()).toEqual({ sent: 3, againInMs: null })
    expect(await talk.shown()).toEqual({ texts: ['one', 'two', 'three'], underWay: false })
  })

  it('sends what a process that died had claimed, once, when its time is over', async () => {
    const talk = await openTalk()
    await talk.say('one')
    await talk.setStatus('sending')
    await talk.say('two')
    expect(await talk.deliver()).toMatchObject({ sent: 0, againInMs: STALE_MS })
    expect(await talk.shown()).toEqual({ texts: [], underWay: true })
    clock.advance(STALE_MS + 1)
    expect(await talk.deliver()).toMatchObject({ sent: 2 })
    expect(await talk.deliver()).toMatchObject({ sent: 0 })
    expect((await talk.shown()).texts).toEqual(['one', 'two'])
  })

  it('says nothing over a person who has taken over', async () => {
    const talk = await openTalk()
    await talk.say('one')
    expect(await takeOver(ctx, { conversationId: talk.conversationId, operator: ctx.actor })).toMatchObject({
      outcome: 'owned',
    })
    expect(await talk.deliver()).toMatchObject({ sent: 0 })
    expect(await talk.shown()).toEqual({ texts: [], underWay: false })
  })

  it('is of one shop: another cannot read it, nor have the key', async () => {
    const talk = await openTalk()
    await talk.say('one')
    await talk.deliver()
    const other = testCtx(db, { tenantId: (await createShop(db)).tenantId, clock })
    const asked = { channelId, conversationId: talk.conversationId, messageId: null, after: BEGINNING }
    expect(await readThread(other, asked)).toBeNull()
    expect(await readThread(ctx, { ...asked, channelId: shop.channelId })).toBeNull()
    await expect(openWebChannel(other, { key: 'beach', allowedOrigins: [] })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(openWebChannel(ctx, { key: 'Beach!', allowedOrigins: [] })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    for (const origin of ['hotel.example', 'https://hotel.example/chat', 'javascript:alert(1)']) {
      const opened = openWebChannel(ctx, { key: 'beach', allowedOrigins: [origin] })
      await expect(opened).rejects.toMatchObject({ code: 'invalid_input' })
    }
  })
})
