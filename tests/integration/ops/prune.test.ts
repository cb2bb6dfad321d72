import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { pruneHandler } from '../../../src/jobs/prune.handler.ts'
import { pruneJob } from '../../../src/jobs/prune.job.ts'
import { createConversation, createShop, inboundRow, type TestShop } from '../../support/builders.ts'
import { dueOf } from '../../support/due.ts'
import { testClock, testCtx, testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const NOW = '2026-11-20T09:00:00Z'
const DAY = 24 * 60 * 60_000
const RUN = { lastAttempt: true }

describe('what is old', async () => {
  const db = await testDatabase()
  const clock = testClock(NOW)
  const log = testLog()
  const directory = postgresDirectory(db)
  const ctxFor = (tenantId: string) => testCtx(db, { tenantId, clock, log, actor: 'system' })
  const handler = pruneHandler({ ctxFor, directory, clock })
  const ago = (days: number) => new Date(Date.parse(NOW) - days * DAY)

  /** A talk of so many days ago: a message, its turn with a trace, a call of a tool, an answer, a call of a model. */
  async function talkOf(shop: TestShop, talk: { conversationId: string }, days: number, epoch: number): Promise<void> {
    const own = { tenantId: shop.tenantId, id: randomIds.uuid(), conversationId: talk.conversationId }
    const [at, requestId] = [ago(days), randomIds.uuid()]
    const trace = {
      intent: 'greet',
      steps: [{ node: 'hear', kind: 'rule', ms: 1, note: 'a' }],
      tools: [{}],
      models: [],
      reading: {},
    }
    await db.transaction(shop.tenantId, async (tx) => {
      await tx.turn.create({
        data: { ...own, requestId, epoch, outcome: 'answered', trace, startedAt: at, durationMs: 5 },
      })
      const row = inboundRow(
        { tenantId: shop.tenantId, conversationId: talk.conversationId },
        { epoch, receivedAt: at, turnId: own.id },
      )
      await tx.inboundMessage.create({ data: row })
      await tx.inboundMedia.create({
        data: {
          tenantId: shop.tenantId,
          id: randomIds.uuid(),
          messageId: row.id,
          position: 0,
          status: 'refused',
          fetchedAt: at,
        },
      })
      await tx.outboundMessage.create({
        data: {
          ...own,
          author: 'bot',
          kind: 'reply',
          epoch,
          body: 'Karibu',
          status: 'sent',
          turnId: own.id,
          createdAt: at,
          notBefore: at,
        },
      })
      await tx.toolCall.create({
        data: {
          ...own,
          requestId,
          tool: 'kb_retrieve',
          access: 'read',
          argsHash: 'a',
          args: {},
          result: {},
          durationMs: 1,
          at,
        },
      })
      await tx.modelUsage.create({
        data: { ...own, requestId, prompt: 'p', model: 'm', status: 'answered', reservedMicroUsd: 1, at },
      })
    })
  }

  const left = (shop: TestShop) =>
    db.transaction(shop.tenantId, async (tx) => {
      const turns = await tx.turn.findMany({ orderBy: { startedAt: 'asc' }, select: { trace: true } })
      return {
        traced: turns.map(({ trace }) => JSON.stringify(trace).includes('hear')),
        ...{ tools: await tx.toolCall.count(), inbound: await tx.inboundMessage.count() },
        ...{ media: await tx.inboundMedia.count(), outbound: await tx.outboundMessage.count() },
        usage: await tx.modelUsage.count(),
      }
    })

  const shop = await createShop(db)
  const talk = await createConversation(db, shop)
  const other = await createShop(db)
  for (const [place, days] of [500, 380, 100, 10].entries()) await talkOf(shop, talk, days, place + 1)
  await talkOf(other, await createConversation(db, other), 500, 1)

  it('is found by the sweep, in each shop', async () => {
    const found = await dueOf(directory, pruneJob, clock.now())
    expect(found.map(({ tenantId }) => tenantId).sort()).toEqual([shop.tenantId, other.tenantId].sort())
  })

  it('stays while customers wait, of whichever shop', async () => {
    const row = inboundRow(
      { tenantId: other.tenantId, conversationId: (await createConversation(db, other)).conversationId },
      { epoch: 1, receivedAt: ago(0.001) },
    )
    await db.transaction(other.tenantId, (tx) => tx.inboundMessage.create({ data: row }))
    const before = await left(shop)
    expect(await handler.run({ tenantId: shop.tenantId }, RUN)).toEqual({ againInMs: 60_000 })
    expect(await left(shop)).toEqual(before)
    await db.transaction(other.tenantId, (tx) => tx.inboundMessage.deleteMany({ where: { id: row.id } }))
  })

  it('goes by its rule, with a proof in the audit and a count, and nothing of another shop with it', async () => {
    const theirs = await left(other)
    expect(await handler.run({ tenantId: shop.tenantId }, RUN)).toBeNull()
    expect(await left(shop)).toEqual({
      traced: [false, false, false, true],
      ...{ tools: 1, inbound: 2, media: 2, outbound: 2, usage: 3 },
    })
    expect(await left(other)).toEqual(theirs)
    const proof = await db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findFirst({ where: { action: 'retention.pruned' } }),
    )
    const gone = { traces: 3, tool_calls: 3, messages_in: 2, messages_out: 2, model_usage: 1 }
    expect(proof).toMatchObject({ actor: 'system', data: gone })
    expect(log.lines.findLast(({ event }) => event === 'pruned')?.fields.rows).toEqual(gone)
    expect((await dueOf(directory, pruneJob, clock.now())).map(({ tenantId }) => tenantId)).toEqual([other.tenantId])
  })

  it('never goes before its time, whatever a process takes for the time', async () => {
    const before = await left(shop)
    clock.set('2036-01-01T00:00:00Z')
    await expect(handler.run({ tenantId: shop.tenantId }, RUN)).rejects.toThrow('before its time')
    clock.set(NOW)
    expect(await left(shop)).toEqual(before)
  })
})
