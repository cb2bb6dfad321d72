import { afterAll, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { loadTurn } from '../../../src/conversation/load-turn.ts'
import { processTurnJob } from '../../../src/jobs/process-turn.job.ts'
import { sweepChannelJob } from '../../../src/jobs/sweep-channel.job.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { dueOf } from '../../support/due.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openEdge, textMessage } from '../webhooks/edge.ts'

describe('a message whose shop cannot be told', async () => {
  const db = await testDatabase()
  const edge = await openEdge(db)
  afterAll(() => edge.close())
  const shop = await createShop(db)

  /** Everything a message could have left behind. */
  const stored = (of: TestShop) =>
    db.transaction(of.tenantId, async (tx) => ({
      messages: await tx.inboundMessage.count(),
      customers: await tx.customer.count(),
      conversations: await tx.conversation.count(),
    }))
  const NOTHING = { messages: 0, customers: 0, conversations: 0 }
  const refusals = () => edge.log.lines.filter(({ event }) => event === 'webhook_refused').map(({ fields }) => fields)

  it('ends at once when the channel is nobody’s: 404, one log line, nothing stored', async () => {
    const channelId = randomIds.uuid()
    const answer = await edge.webhook({ ...shop, channelId }, textMessage(shop))
    expect(answer.status).toBe(404)
    expect(refusals()).toEqual([{ channelId, problem: 'unknown_channel' }])
    expect(await stored(shop)).toEqual(NOTHING)
    expect(edge.enqueued).toEqual([])
  })

  it.each([
    ['another number', { To: 'whatsapp:+254799999999' }],
    ['another account', { AccountSid: `AC${'0'.repeat(32)}` }],
  ])('ends at once when it is signed but meant for %s: 400, one log line, nothing stored', async (_what, params) => {
    const before = refusals().length
    expect((await edge.webhook(shop, textMessage(shop, params))).status).toBe(400)
    expect(refusals().slice(before)).toEqual([
      { tenantId: shop.tenantId, channelId: shop.channelId, problem: expect.any(String) },
    ])
    expect(await stored(shop)).toEqual(NOTHING)
    expect(edge.enqueued).toEqual([])
  })

  it('ends at once for a shop that was closed, also what it had not answered yet, and goes on when it opens again', async () => {
    const closed = await createShop(db)
    expect((await edge.webhook(closed, textMessage(closed))).status).toBe(204)
    const before = await stored(closed)
    const disabledAt = new Date()
    const setDisabled = (at: Date | null) =>
      db.transaction(closed.tenantId, (tx) => tx.tenant.updateMany({ data: { disabledAt: at } }))
    await setDisabled(disabledAt)
    edge.clock.advance(31_000)

    expect((await edge.webhook(closed, textMessage(closed))).status).toBe(404)
    expect(refusals().at(-1)).toEqual({ channelId: closed.channelId, problem: 'unknown_channel' })
    expect(await stored(closed)).toEqual(before)
    const { conversationId } = await db.transaction(closed.tenantId, (tx) => tx.inboundMessage.findFirstOrThrow())
    const ctx = testCtx(db, { tenantId: closed.tenantId })
    expect(await loadTurn(ctx, conversationId)).toBeNull()
    const directory = postgresDirectory(db)
    const ownWork = async () => {
      const later = new Date('2030-01-01T00:00:00Z')
      const found = [
        ...(await dueOf(directory, processTurnJob, later)),
        ...(await dueOf(directory, sweepChannelJob, later)),
      ]
      return found.filter(({ tenantId }) => tenantId === closed.tenantId).length
    }
    expect(await ownWork()).toBe(0)

    await setDisabled(null)
    expect(await ownWork()).toBe(2)
    expect((await loadTurn(ctx, conversationId))?.messages).toHaveLength(1)
    // That there was nobody is remembered for a moment: whoever asks in a loop must not cost a look-up each time.
    edge.clock.advance(5_000)
    expect((await edge.webhook(closed, textMessage(closed))).status).toBe(204)
  })
})
