import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Prisma } from '../../../prisma/generated/client.ts'
import { connectTenantDb, type TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { databaseFailure } from '../../../src/lib/database-failure.ts'
import { createShop } from '../../support/builders.ts'
import { type DatabaseRelay, databaseRelay } from '../../support/database-relay.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const POOL = 3
const db = await testDatabase()
const owner = new pg.Client({ connectionString: db.ownerUrl })
let relay: DatabaseRelay
let relayed: TenantDb
beforeAll(async () => {
  await owner.connect()
  relay = await databaseRelay(db.appUrl)
  relayed = connectTenantDb({ url: relay.url, pool: POOL })
})
afterAll(async () => {
  await relayed.close()
  relay.close()
  await owner.end()
})

/** As after a failover: the server has ended every connection of the pool, which has not read of it. */
async function failOver(tenantId: string, heard: 'all' | 'nothing'): Promise<void> {
  const pids: number[] = []
  let go = () => {}
  const allAreThere = new Promise<void>((resolve) => {
    go = resolve
  })
  const takesOne = () =>
    relayed.transaction(tenantId, async (tx) => {
      const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
      if (pids.push(row?.pid ?? 0) === POOL) go()
      await allAreThere
    })
  await Promise.all(Array.from({ length: POOL }, takesOne))
  relay.holdBack(heard)
  await owner.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids])
  await until(() => relay.stranded() === POOL)
}

const rename = (account: string) =>
  Prisma.sql`UPDATE channels SET provider_account = provider_account || ${account} RETURNING provider_account AS account`
const account = (tenantId: string) =>
  db.statement(tenantId, Prisma.sql`SELECT provider_account AS account FROM channels`)
const PLAIN = Prisma.sql`UPDATE channels SET provider_account = 'a'`

describe('connections that died while they lay idle', () => {
  it.each(['all', 'nothing'] as const)(
    'cost a transaction nothing, and do its work once (heard: %s)',
    async (heard) => {
      const { tenantId } = await createShop(db)
      await db.statement(tenantId, PLAIN)
      await failOver(tenantId, heard)
      let runs = 0
      const count = { statements: 0, transactions: 0 }
      const seen = await relayed.transaction(
        tenantId,
        async (tx) => {
          runs += 1
          const both = await Promise.all([tx.$queryRaw(rename('b')), tx.$queryRaw(rename('c'))])
          return [...both.flat(), ...(await tx.channel.findMany()).map((row) => ({ account: row.providerAccount }))]
        },
        count,
      )
      expect(seen).toEqual([{ account: 'ab' }, { account: 'abc' }, { account: 'abc' }])
      expect(runs).toBe(1)
      expect(count.transactions).toBe(1)
      expect(await account(tenantId)).toEqual([{ account: 'abc' }])
    },
  )

  it('cost many transactions at once nothing', async () => {
    const { tenantId, channelId } = await createShop(db)
    await failOver(tenantId, 'all')
    const ids = Prisma.sql`SELECT id FROM channels`
    const seen = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? relayed.transaction(tenantId, (tx) => tx.$queryRaw(ids)) : relayed.statement(tenantId, ids),
    )
    for (const rows of await Promise.all(seen)) expect(rows).toEqual([{ id: channelId }])
  })

  it('cost a statement nothing where the server says that it ended them', async () => {
    const { tenantId } = await createShop(db)
    await db.statement(tenantId, PLAIN)
    await failOver(tenantId, 'all')
    expect(await relayed.statement(tenantId, rename('b'))).toEqual([{ account: 'ab' }])
    expect(await account(tenantId)).toEqual([{ account: 'ab' }])
  })

  it('fail a statement that leaves with its COMMIT where nobody says whether it was done', async () => {
    const { tenantId } = await createShop(db)
    await failOver(tenantId, 'nothing')
    const failure = relayed.statement(tenantId, rename('b')).then(() => 'no failure', databaseFailure)
    expect(await failure).toBe('unavailable')
  })

  it.each(['all', 'nothing'] as const)('cost a directory function nothing (heard: %s)', async (heard) => {
    const { tenantId } = await createShop(db)
    await failOver(tenantId, heard)
    expect(await relayed.directory.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })
})
