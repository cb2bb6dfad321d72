import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postgresDeliveryLog } from '../../../src/adapters/postgres/delivery-log.ts'
import { queueReply, recordDelivery, recordStatus } from '../../../src/domain/messaging/index.ts'
import { createConversation } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { setStage } from './stage.ts'

/** How far a message has come with each status; a failure ends its life where it happened. */
const RANK = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  failed: 3,
  delivered: 4,
  undelivered: 4,
  canceled: 4,
  read: 5,
}
type Status = keyof typeof RANK
const GOOD: Status[] = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'read']

const db = await testDatabase()
const log = postgresDeliveryLog(db)

type Told = Parameters<typeof recordStatus>
const WAYS: [string, (...told: Told) => Promise<{ outcome: string }>][] = [
  ['in a transaction', recordStatus],
  [
    'as webhooks tell them',
    async (ctx, event) => {
      const delivery = await recordDelivery({ log, clock: ctx.clock }, ctx.tenantId, event)
      return delivery.outcome === 'unusual' ? recordStatus(ctx, event) : delivery
    },
  ],
]

describe.each(WAYS)('delivery statuses, %s,', async (_way, record) => {
  const stage = await setStage(db)
  const { ctx, channel } = stage

  async function sentMessage(): Promise<{ id: string; conversationId: string; sid: string }> {
    const { conversationId } = await createConversation(db, stage.shop, { lastInboundAt: stage.clock.now() })
    await ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text: 'hello', author: 'bot', kind: 'reply', menu: null, dedupeKey: null }),
    )
    await stage.deliver(conversationId)
    const row = await rowOf(conversationId)
    return { id: row.id, conversationId, sid: row.providerMessageId ?? '' }
  }
  const rowOf = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow({ where: { conversationId } }))
  const tell = (message: { id: string; sid: string }, status: string, errorCode: number | null = null) =>
    record(ctx, { outboundId: message.id, providerMessageId: message.sid, status, errorCode }).then(
      ({ outcome }) => outcome,
    )

  it('end at the furthest one in whatever order, and however often, they arrive', async () => {
    const life = fc
      .shuffledSubarray(GOOD, { minLength: 1 })
      .chain((statuses) =>
        fc.array(fc.constantFrom(...statuses), { maxLength: 4 }).map((repeats) => [...statuses, ...repeats]),
      )
    await fc.assert(
      fc.asyncProperty(life, async (statuses) => {
        const message = await sentMessage()
        let furthest = -1
        for (const status of statuses) {
          const outcome = await tell(message, status)
          expect(outcome).toBe(RANK[status] > furthest ? 'applied' : 'stale')
          furthest = Math.max(furthest, RANK[status])
          const row = await rowOf(message.conversationId)
          expect(row).toMatchObject({ status: 'sent', providerRank: furthest })
          expect(RANK[row.providerStatus as Status]).toBe(furthest)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('end as failed in whatever order a failure and what came before it arrive', async () => {
    const failure = fc.constantFrom<[Status, Status[]]>(
      ['failed', ['accepted', 'queued', 'sending']],
      ['undelivered', ['queued', 'sending', 'sent']],
      ['canceled', ['scheduled', 'queued']],
    )
    await fc.assert(
      fc.asyncProperty(
        failure.chain(([end, before]) =>
          fc.tuple(fc.constant(end), fc.shuffledSubarray([end, ...before], { minLength: before.length + 1 })),
        ),
        async ([end, statuses]) => {
          const message = await sentMessage()
          for (const status of statuses) await tell(message, status, status === end ? 63_024 : null)
          expect(await rowOf(message.conversationId)).toMatchObject({
            status: 'failed',
            providerStatus: end,
            errorCode: 63_024,
            reason: `provider_${end}`,
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('never take back that a message was read', async () => {
    const message = await sentMessage()
    await tell(message, 'read')
    for (const status of ['failed', 'undelivered', 'canceled', 'delivered'])
      expect(await tell(message, status)).toBe('stale')
    expect(await rowOf(message.conversationId)).toMatchObject({
      status: 'sent',
      providerStatus: 'read',
      errorCode: null,
    })
  })

  it('may overtake the answer of the call that sends', async () => {
    const { conversationId } = await createConversation(db, stage.shop, { lastInboundAt: stage.clock.now() })
    await ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text: 'hello', author: 'bot', kind: 'reply', menu: null, dedupeKey: null }),
    )
    channel.answer = async (message) => {
      const taken = channel.accept(message)
      const sid = taken.outcome === 'accepted' ? taken.providerMessageId : ''
      expect(await tell({ id: message.outboundId, sid }, 'delivered')).toBe('applied')
      return taken
    }
    expect(await stage.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    channel.answer = channel.accept
    const row = await rowOf(conversationId)
    expect(row).toMatchObject({
      status: 'sent',
      providerStatus: 'delivered',
      providerRank: 4,
      providerMessageId: channel.listed[0]?.providerMessageId,
    })
    expect(await tell({ id: row.id, sid: row.providerMessageId ?? '' }, 'sent')).toBe('stale')
  })

  it('are believed only about the message they name', async () => {
    const [message, other] = [await sentMessage(), await sentMessage()]
    expect(await tell({ id: message.id, sid: other.sid }, 'read')).toBe('stale')
    expect(await tell({ id: ctx.ids.uuid(), sid: message.sid }, 'read')).toBe('stale')
    expect(await tell(message, 'something_new')).toBe('stale')
    expect(await rowOf(message.conversationId)).toMatchObject({ providerStatus: 'queued', providerRank: -1 })
  })

  it('find the message by the provider’s id when ours is not in the address', async () => {
    const message = await sentMessage()
    expect(
      await record(ctx, {
        outboundId: null,
        providerMessageId: message.sid,
        status: 'delivered',
        errorCode: null,
      }),
    ).toMatchObject({ outcome: 'applied' })
    expect(await rowOf(message.conversationId)).toMatchObject({ providerStatus: 'delivered' })
  })

  it('close the 24-hour window when the provider says that it is closed', async () => {
    const message = await sentMessage()
    await tell(message, 'undelivered', 63_016)
    await ctx.transaction((ctx) =>
      queueReply(ctx, {
        conversationId: message.conversationId,
        text: 'more',
        author: 'bot',
        kind: 'reply',
        menu: null,
        dedupeKey: null,
      }),
    )
    expect(await stage.deliver(message.conversationId)).toEqual({ sent: 0, againInMs: null })
  })
})
