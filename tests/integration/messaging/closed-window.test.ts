import { beforeEach, describe, expect, it } from 'vitest'
import { queueReply, recordStatus } from '../../../src/domain/messaging/index.ts'
import type { ReplyKind } from '../../../src/domain/messaging/schemas.ts'
import { testDatabase } from '../../support/test-database.ts'
import { newAddress, setStage } from '../turn-protocol/stage.ts'

const DAY_MS = 24 * 3_600_000
const CLOSED = { status: 'failed', errorCode: 63_016 }

describe('a 24-hour window that the provider says is closed', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { ctx, clock, channel } = stage
  beforeEach(() => {
    channel.answer = channel.accept
  })
  const queue = (conversationId: string, text: string, kind: ReplyKind = 'reply') =>
    ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text, author: 'bot', kind, menu: null, dedupeKey: null }),
    )
  const rows = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )
  const tickets = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) => tx.handoffTicket.findMany({ where: { conversationId } }))
  /** The provider says of the first message that the window had closed. */
  async function sayClosed(conversationId: string) {
    const [row] = await rows(conversationId)
    return recordStatus(ctx, { outboundId: row?.id ?? '', providerMessageId: row?.providerMessageId ?? '', ...CLOSED })
  }

  it('of a message from before the customer wrote again, stays open for the answer to her', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await queue(conversationId, 'yesterday')
    await stage.deliver(conversationId)
    clock.advance(1_000)
    await stage.receive(address, 'I am back')
    await sayClosed(conversationId)
    await queue(conversationId, 'welcome back')
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect((await rows(conversationId)).map(({ status }) => status)).toEqual(['failed', 'sent'])
    expect(await tickets(conversationId)).toEqual([])
  })

  it('of a message from after her last one, is closed, and staff get one ticket for all that stays unsaid', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'hi')
    clock.advance(1_000)
    await queue(conversationId, 'are you there?')
    await stage.deliver(conversationId)
    await sayClosed(conversationId)
    await queue(conversationId, 'you have paid', 'payment')
    await stage.deliver(conversationId)
    expect((await rows(conversationId)).map(({ status }) => status)).toEqual(['failed', 'blocked'])
    expect(await tickets(conversationId)).toMatchObject([{ reason: 'not_told', status: 'open' }])
  })

  it.each(['reply', 'owed', 'payment'] as const)('by our own clock blocks a %s and tells staff', async (kind) => {
    const { conversationId } = await stage.receive(newAddress(), 'hi')
    clock.advance(DAY_MS)
    await queue(conversationId, 'at last', kind)
    await stage.deliver(conversationId)
    expect(await rows(conversationId)).toMatchObject([{ status: 'blocked' }])
    expect(await tickets(conversationId)).toMatchObject([{ reason: 'not_told' }])
  })

  it('in the answer to the send itself tells staff as well', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'hi')
    channel.answer = () => ({ outcome: 'refused', errorCode: 63_016, action: 'window', problem: 'closed' })
    await queue(conversationId, 'hello')
    await stage.deliver(conversationId)
    expect(await tickets(conversationId)).toMatchObject([{ reason: 'not_told' }])
  })
})
