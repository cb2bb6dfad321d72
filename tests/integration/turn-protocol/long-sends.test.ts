import { beforeEach, describe, expect, it } from 'vitest'
import type { RateLimiter } from '../../../src/domain/context.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import type { SendOutcome } from '../../../src/domain/messaging/message-channel.ts'
import { createConversation } from '../../support/builders.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testDatabase } from '../../support/test-database.ts'
import { gate } from './gate.ts'
import { STALE_MS, setStage } from './stage.ts'

describe('a send that takes longer than anybody waits for it', async () => {
  const db = await testDatabase()
  const stopped = { forMs: 0 }
  const limiter: RateLimiter = {
    async take() {
      stage.clock.advance(stopped.forMs)
      stopped.forMs = 0
      return { granted: true, waitMs: 0, left: 1 }
    },
  }
  const stage = await setStage(db, { limiter })
  const { channel, clock, ctx } = stage
  beforeEach(() => {
    channel.answer = channel.accept
  })
  const rowOf = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow({ where: { conversationId } }))
  const sentTo = (address: string) => channel.sent.filter(({ to }) => to === address).length

  async function waiting() {
    const conversation = await createConversation(db, stage.shop, { lastInboundAt: clock.now() })
    const { conversationId } = conversation
    await ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text: 'paid', author: 'bot', kind: 'payment', menu: null, dedupeKey: null }),
    )
    return conversation
  }

  /** The first send hangs; its row is taken for dead, looked for, and sent again; then the first one answers. */
  async function answersAfterAll(last: SendOutcome) {
    const conversation = await waiting()
    const [onTheWire, over] = [gate(), gate()]
    channel.answer = async () => {
      onTheWire.open()
      await over.passed
      return last
    }
    const hanging = stage.deliver(conversation.conversationId)
    await onTheWire.passed
    channel.answer = channel.accept
    clock.advance(STALE_MS + CHANNEL_TIMES.lateMs + 1)
    expect(await stage.deliver(conversation.conversationId)).toEqual({ sent: 1, againInMs: null })
    const settled = await rowOf(conversation.conversationId)
    expect(settled).toMatchObject({ status: 'sent', attempts: 2 })
    over.open()
    await hanging
    return { ...conversation, settled }
  }

  it.each<SendOutcome>([
    { outcome: 'uncertain', problem: 'socket hang up' },
    { outcome: 'retry', afterMs: 1_000, errorCode: null },
    { outcome: 'refused', errorCode: 63_016, action: 'window', problem: 'closed' },
  ])('and ends as $outcome when its row was sent again changes nothing', async (last) => {
    const { conversationId, address, settled } = await answersAfterAll(last)
    expect(await rowOf(conversationId)).toEqual(settled)
    expect(sentTo(address)).toBe(2)
    await stage.deliver(conversationId)
    expect(sentTo(address)).toBe(2)
  })

  it('and is accepted when its row was sent again is a copy, and the row stays what it is', async () => {
    const last = { outcome: 'accepted', providerMessageId: 'SM-first', providerStatus: 'queued' } as const
    const { conversationId, settled } = await answersAfterAll(last)
    expect(await rowOf(conversationId)).toEqual({ ...settled, copyIds: ['SM-first'] })
  })

  it('does not begin when its process was stopped for so long after the claim that it might not end in time', async () => {
    const { conversationId, address } = await waiting()
    stopped.forMs = STALE_MS - CHANNEL_TIMES.sendMs + 1
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: 100 })
    expect(sentTo(address)).toBe(0)
    expect(await rowOf(conversationId)).toMatchObject({ status: 'queued', attempts: 0 })
    clock.advance(100)
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
  })
})
