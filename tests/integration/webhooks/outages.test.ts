import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { queueBackend } from '../../../src/adapters/bullmq/backend.ts'
import { bullWorkQueue } from '../../../src/adapters/bullmq/work-queue.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { connectTenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { processTurnJob } from '../../../src/jobs/process-turn.job.ts'
import { createShop } from '../../support/builders.ts'
import { dueOf } from '../../support/due.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openEdge, openProxy, textMessage } from './edge.ts'

describe('a webhook', async () => {
  const db = await testDatabase()
  const shop = await createShop(db)
  const count = () => db.transaction(shop.tenantId, (tx) => tx.inboundMessage.count())

  it('is answered 503 while the database is away, so that the provider tries again, and works when it is back', async () => {
    const proxy = await openProxy(db.appUrl)
    const through = connectTenantDb({ url: proxy.url, pool: 4 })
    const edge = await openEdge(through)
    const message = textMessage(shop)
    expect((await edge.webhook(shop, message)).status).toBe(204)
    const before = await count()

    proxy.cut()
    for (const params of [textMessage(shop), textMessage(shop)]) {
      const response = await edge.webhook(shop, params)
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable', message: expect.any(String) } })
    }
    // Nothing remembers the channel any more: the look-up itself needs the database.
    edge.clock.advance(31_000)
    expect((await edge.webhook(shop, textMessage(shop))).status).toBe(503)

    await proxy.restore()
    const late = textMessage(shop)
    expect((await edge.webhook(shop, late)).status).toBe(204)
    expect((await edge.webhook(shop, late)).status).toBe(204)
    expect(await count()).toBe(before + 1)
    await edge.close()
    await through.close()
    proxy.cut()
  })

  it('is answered 503 while the database takes no more connections, and what the provider sends again is stored once', async () => {
    const owner = new pg.Client({ connectionString: db.ownerUrl })
    await owner.connect()
    const limit = async (most: number) => owner.query(`ALTER DATABASE ${owner.database} CONNECTION LIMIT ${most}`)
    const stored = async () => (await owner.query('SELECT id FROM inbound_messages')).rowCount ?? 0
    const before = await stored()
    // Whoever has a connection keeps it: this pool has none yet.
    await limit(1)
    const full = connectTenantDb({ url: db.appUrl, pool: 4 })
    const edge = await openEdge(full)
    const message = textMessage(shop)
    const refused = await edge.webhook(shop, message)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await refused.json()).toMatchObject({ error: { code: 'exhausted', message: expect.any(String) } })
    expect(await stored()).toBe(before)

    await limit(-1)
    for (const _again of [1, 2]) expect((await edge.webhook(shop, message)).status).toBe(204)
    expect(await stored()).toBe(before + 1)
    await edge.close()
    await full.close()
    await owner.end()
  })

  it('is answered 204 while the queue is away: the row is safe and the sweeper finds it', async () => {
    const log = testLog()
    const backend = queueBackend({ kind: 'redis', url: `redis://127.0.0.1:${await closedPort()}` }, 'tulia-test')
    const queue = bullWorkQueue(backend, log)
    const edge = await openEdge(db, { queue })
    const before = await count()
    expect((await edge.webhook(shop, textMessage(shop, { From: 'whatsapp:+254799000111' }))).status).toBe(204)
    expect(await count()).toBe(before + 1)
    expect(log.lines.map((line) => line.event)).toContain('enqueue_failed')
    const due = await dueOf(postgresDirectory(db), processTurnJob, new Date('2030-01-01T00:00:00Z'))
    const { conversationId } = await db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findFirstOrThrow({
        where: { conversation: { customer: { address: 'whatsapp:+254799000111' } } },
      }),
    )
    expect(due).toContainEqual({ tenantId: shop.tenantId, conversationId })
    await edge.close()
    await backend.close()
    await queue.close().catch(() => undefined)
  })

  afterAll(async () => {
    expect(await count()).toBeGreaterThan(0)
  })
})

/** A port on which nobody answers. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
