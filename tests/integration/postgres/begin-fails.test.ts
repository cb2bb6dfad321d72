import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Prisma } from '../../../prisma/generated/client.ts'
import { connectTenantDb, type TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { databaseFailure } from '../../../src/lib/database-failure.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { type DatabaseRelay, databaseRelay, type Rewrite } from '../../support/database-relay.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const db = await testDatabase()
const owner = new pg.Client({ connectionString: db.ownerUrl })
let relay: DatabaseRelay
let relayed: TenantDb
let shop: TestShop
beforeAll(async () => {
  await owner.connect()
  relay = await databaseRelay(db.appUrl)
  relayed = connectTenantDb({ url: relay.url, pool: 1 })
})
beforeEach(async () => {
  relay.rewrite(UNTOUCHED)
  shop = await createShop(db)
  await relayed.statement(shop.tenantId, Prisma.sql`UPDATE channels SET provider_account = 'before'`)
})
afterAll(async () => {
  await relayed.close()
  relay.close()
  await owner.end()
})

const UNTOUCHED: Rewrite = (packet) => ({ passed: packet, cut: false })
/** The first message of a packet, as the simple protocol writes it: a letter, its length, the text. */
const firstMessage = (packet: Buffer) => 1 + packet.readInt32BE(1)
const begins = (packet: Buffer) => packet.subarray(5).toString('latin1').startsWith('BEGIN')

/** Another statement in the place of BEGIN and the tenant's setting, in as many characters. */
const inPlaceOfBegin =
  (sql: string): Rewrite =>
  (packet) => {
    if (!begins(packet)) return UNTOUCHED(packet)
    const passed = Buffer.from(packet)
    const end = firstMessage(packet) - 1
    passed.fill(' ', 5, end)
    passed.write(sql, 5, 'latin1')
    return { passed, cut: false }
  }
const cutBehindBegin: Rewrite = (packet) =>
  begins(packet) ? { passed: packet.subarray(0, firstMessage(packet)), cut: true } : UNTOUCHED(packet)

const RENAME = Prisma.sql`UPDATE channels SET provider_account = 'after' RETURNING id`
const CLOSE = Prisma.sql`UPDATE tenants SET disabled_at = now() RETURNING id`
const ASKED: Record<string, (db: TenantDb, tenantId: string) => Promise<unknown>> = {
  'a statement alone': (db, tenantId) => db.statement(tenantId, RENAME),
  'a statement alone, of the shop itself': (db, tenantId) => db.statement(tenantId, CLOSE),
  'a written one': (db, tenantId) => db.transaction(tenantId, (tx) => tx.$queryRaw(RENAME)),
  'a typed one': (db, tenantId) =>
    db.transaction(tenantId, (tx) => tx.channel.updateMany({ data: { providerAccount: 'after' } })),
  'one whose failure is caught': (db, tenantId) =>
    db.transaction(tenantId, async (tx) => {
      await tx.$queryRaw(RENAME).catch(() => undefined)
    }),
  'several at once': (db, tenantId) =>
    db.transaction(tenantId, (tx: Tx) =>
      Promise.all([tx.$queryRaw(RENAME), tx.$executeRaw(RENAME), tx.$queryRaw(CLOSE)]),
    ),
}

async function expectUntouched(): Promise<void> {
  const { rows } = await owner.query(
    'SELECT c.provider_account, t.disabled_at FROM channels c JOIN tenants t ON t.id = c.tenant_id WHERE c.tenant_id = $1',
    [shop.tenantId],
  )
  expect(rows).toEqual([{ provider_account: 'before', disabled_at: null }])
}

/** The next transaction works, and on a connection that no tenant was left on. */
async function expectWorks(): Promise<void> {
  relay.rewrite(UNTOUCHED)
  expect(await relayed.directory.$queryRaw`SELECT nullif(current_setting('app.tenant_id', true), '') AS id`).toEqual([
    { id: null },
  ])
  expect(await relayed.statement(shop.tenantId, RENAME)).toHaveLength(1)
}

describe.each(Object.entries(ASKED))('where BEGIN fails, %s', (_name, ask) => {
  it.each([
    ['is refused', 'SELECT 1 / 0', '22012'],
    ['is cancelled', "DO $$ BEGIN RAISE SQLSTATE '57014'; END $$", '57014'],
    ['sets no tenant', 'BEGIN; SELECT 1 / 0', '22012'],
  ])('and %s, changes nothing and is told why', async (_how, sql, code) => {
    relay.rewrite(inPlaceOfBegin(sql))
    await expect(ask(relayed, shop.tenantId)).rejects.toMatchObject({ code })
    await expectUntouched()
    await expectWorks()
  })

  it('because the connection is cut behind it, changes nothing and is told so', async () => {
    relay.rewrite(cutBehindBegin)
    expect(await ask(relayed, shop.tenantId).then(() => 'no failure', databaseFailure)).toBe('unavailable')
    const isOver =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'"
    await until(async () => (await owner.query(isOver)).rowCount === 0)
    await expectUntouched()
    await expectWorks()
  })
})
