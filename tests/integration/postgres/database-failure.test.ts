import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectTenantDb, type TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { databaseFailure } from '../../../src/lib/database-failure.ts'
import { createShop } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const db = await testDatabase()
const owner = new pg.Client({ connectionString: db.ownerUrl })
const others: TenantDb[] = []
beforeAll(() => owner.connect())
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all(others.map((other) => other.close()))
  await owner.end()
})

/** Another process with a pool of its own. */
function connect(url: string, pool = 1): TenantDb {
  const other = connectTenantDb({ url, pool })
  others.push(other)
  return other
}

const failureOf = (work: Promise<unknown>) => work.then(() => 'no failure', databaseFailure)
const typed = (tx: Tx) => tx.channel.findMany()
const written = (tx: Tx) => tx.$queryRaw`SELECT 1`

async function backendOf(tx: Tx): Promise<number> {
  const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  return row?.pid ?? 0
}

async function backendIsGone(pid: number): Promise<void> {
  await owner.query('SELECT pg_terminate_backend($1)', [pid])
  const gone = async () => (await owner.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 0
  await until(gone)
}

describe('a failure of the database has a code', () => {
  it.each([
    ['typed', typed],
    ['written', written],
  ])('when the connection breaks in a transaction (%s)', async (_, ask) => {
    const shop = await createShop(db)
    const other = connect(db.appUrl)
    const work = other.transaction(shop.tenantId, async (tx) => {
      await backendIsGone(await backendOf(tx))
      // The first statement may still hear what the server said when it ended the connection; the second cannot.
      await written(tx).catch(() => undefined)
      await ask(tx)
    })
    expect(await failureOf(work)).toBe('unavailable')
    expect(await failureOf(other.transaction(shop.tenantId, ask))).toBe('no failure')
  })

  it('when nobody listens', async () => {
    const url = new URL(db.appUrl)
    url.port = '1'
    const away = connect(url.toString())
    const shop = await createShop(db)
    expect(await failureOf(away.transaction(shop.tenantId, typed))).toBe('unavailable')
    expect(await failureOf(away.directory.$queryRaw`SELECT 1`)).toBe('unavailable')
    expect(await failureOf(away.directory.channel.count())).toBe('unavailable')
  })

  it('when the pool is closed', async () => {
    const closed = connectTenantDb({ url: db.appUrl, pool: 1 })
    await closed.close()
    expect(await failureOf(closed.directory.$queryRaw`SELECT 1`)).toBe('unavailable')
  })

  it('when the server only reads', async () => {
    const shop = await createShop(db)
    const name = new URL(db.ownerUrl).pathname.slice(1)
    await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    try {
      const reader = connect(db.appUrl)
      const change = (tx: Tx) => tx.channel.updateMany({ data: { providerAccount: 'x' } })
      expect(await failureOf(reader.transaction(shop.tenantId, change))).toBe('read_only')
      const raw = (tx: Tx) => tx.$executeRaw`UPDATE channels SET provider_account = 'x'`
      expect(await failureOf(reader.transaction(shop.tenantId, raw))).toBe('read_only')
    } finally {
      await owner.query('SET default_transaction_read_only = off')
      await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    }
  })

  it('when every connection of the pool is taken', async () => {
    const shop = await createShop(db)
    const small = connect(db.appUrl)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let begun = () => {}
    const taken = new Promise<void>((resolve) => {
      begun = resolve
    })
    const holding = small.transaction(shop.tenantId, async (tx) => {
      await written(tx)
      begun()
      await held
    })
    await taken
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting = failureOf(Promise.resolve(small.directory.$queryRaw`SELECT 1`))
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect(await waiting).toBe('exhausted')
    release()
    await holding
  })
})

describe('a transaction that takes too long', () => {
  it.each([
    ['typed', typed],
    ['written', written],
  ])('has no connection any more, which may be another tenant’s by then (%s)', async (_, ask) => {
    const shop = await createShop(db)
    const slow = connect(db.appUrl)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let late: unknown = 'never asked'
    const work = slow.transaction(shop.tenantId, async (tx) => {
      const pid = await backendOf(tx)
      await vi.advanceTimersByTimeAsync(10_001)
      vi.useRealTimers()
      const isIdle = "SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND state = 'idle'"
      await until(async () => (await owner.query(isIdle, [pid])).rowCount === 1)
      late = await failureOf(Promise.resolve(ask(tx)))
    })
    expect(await failureOf(work)).toBe('unavailable')
    expect(late).toBe('unavailable')
  })
})
