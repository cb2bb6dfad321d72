import { describe, expect, it } from 'vitest'
import { Prisma } from '../../../prisma/generated/client.ts'
import { connectTenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { askedLast } from '../../../src/lib/asked-last.ts'
import { createShop } from '../../support/builders.ts'
import { databaseRelay } from '../../support/database-relay.ts'
import { testDatabase } from '../../support/test-database.ts'

describe('tenant transaction', async () => {
  const db = await testDatabase()
  const written = async (tx: Tx) => (await tx.$queryRaw<{ id: string }[]>`SELECT id FROM channels`).map(({ id }) => id)
  const typed = async (tx: Tx) => (await tx.channel.findMany()).map(({ id }) => id)

  it('sees the rows of its own tenant and nothing of another one', async () => {
    const mine = await createShop(db)
    const other = await createShop(db)
    const seen = await db.transaction(mine.tenantId, (tx) => tx.channel.findMany())
    expect(seen.map((row) => row.id)).toEqual([mine.channelId])
    expect(
      await db.transaction(mine.tenantId, (tx) => tx.channel.findMany({ where: { id: other.channelId } })),
    ).toEqual([])
  })

  it('sees nothing at all without a tenant', async () => {
    await createShop(db)
    expect(await db.directory.tenant.count()).toBe(0)
    expect(await db.directory.channel.count()).toBe(0)
  })

  it('stays with its tenant however many run at once, typed or written', async () => {
    const shops = [await createShop(db), await createShop(db), await createShop(db)]
    const all = Array.from({ length: 60 }, (_, n) => ({ shop: shops[n % 3], asks: n % 2 ? [typed, written] : [typed] }))
    const seen = all.map(({ shop, asks }) =>
      db.transaction(shop?.tenantId ?? '', async (tx) => (await Promise.all(asks.map((ask) => ask(tx)))).flat()),
    )
    for (const [n, ids] of (await Promise.all(seen)).entries())
      expect(new Set(ids)).toEqual(new Set([all[n]?.shop?.channelId]))
  })

  it('keeps what both typed and written statements did, or nothing of it', async () => {
    const { tenantId, channelId } = await createShop(db)
    const change = (account: string, run: (tx: Tx) => Promise<void>) =>
      db.transaction(tenantId, async (tx) => {
        await tx.channel.updateMany({ data: { providerAccount: account } })
        await tx.$executeRaw`UPDATE channels SET provider_account = provider_account || '!'`
        await run(tx)
      })
    const account = () =>
      db.transaction(tenantId, async (tx) => {
        const where = { tenantId_id: { tenantId, id: channelId } }
        return (await tx.channel.findUniqueOrThrow({ where })).providerAccount
      })
    await change('kept', async () => undefined)
    expect(await account()).toBe('kept!')
    const bug = new Error('a bug')
    await expect(change('lost', () => Promise.reject(bug))).rejects.toBe(bug)
    await expect(change('lost', async (tx) => void (await tx.$executeRaw`SELECT 1 / 0`))).rejects.toThrow('division')
    expect(await account()).toBe('kept!')
  })

  it('is the only way to begin one', async () => {
    await expect(db.directory.$transaction((tx) => tx.channel.count())).rejects.toThrow('its tenant would not be set')
  })

  it('adds BEGIN with the tenant, each statement and COMMIT to a count', async () => {
    const { tenantId } = await createShop(db)
    const count = { statements: 0, transactions: 0 }
    await db.transaction(tenantId, written, count)
    expect(count).toEqual({ statements: 3, transactions: 1 })
    await db.transaction(tenantId, typed, count)
    expect(count).toEqual({ statements: 6, transactions: 2 })
  })
})

describe('a statement that is a transaction of its own', async () => {
  const db = await testDatabase()
  const accounts = (tenantId: string) => db.statement(tenantId, Prisma.sql`SELECT provider_account FROM channels`)
  const rename = (tenantId: string, account: string) =>
    db.statement(tenantId, Prisma.sql`UPDATE channels SET provider_account = ${account} RETURNING provider_account`)

  it('stays with its tenant however many run at once, beside transactions of others', async () => {
    const shops = [await createShop(db), await createShop(db), await createShop(db)]
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { tenantId } = shops[n % 3] ?? { tenantId: '' }
        const id = Prisma.sql`SELECT id FROM channels`
        const ids = n % 2 ? await db.statement(tenantId, id) : await db.transaction(tenantId, (tx) => tx.$queryRaw(id))
        return { id: shops[n % 3]?.channelId, ids }
      }),
    )
    for (const { id, ids } of seen) expect(ids).toEqual([{ id }])
  })

  it('is kept once it has answered, and counts as BEGIN, itself and COMMIT', async () => {
    const { tenantId } = await createShop(db)
    const count = { statements: 0, transactions: 0 }
    const renamed = Prisma.sql`UPDATE channels SET provider_account = 'kept' RETURNING provider_account`
    expect(await db.statement(tenantId, renamed, count)).toEqual([{ provider_account: 'kept' }])
    expect(count).toEqual({ statements: 3, transactions: 1 })
    expect(await accounts(tenantId)).toEqual([{ provider_account: 'kept' }])
  })

  it('changes nothing when it fails, says why, and leaves a connection that works', async () => {
    const { tenantId } = await createShop(db)
    await rename(tenantId, 'before')
    const half = Prisma.sql`
      WITH renamed AS (UPDATE channels SET provider_account = 'after' RETURNING id) SELECT 1 / (count(*) - 1) FROM renamed`
    await expect(db.statement(tenantId, half)).rejects.toThrow('division by zero')
    expect(await Promise.all(Array.from({ length: 20 }, () => accounts(tenantId)))).toEqual(
      Array.from({ length: 20 }, () => [{ provider_account: 'before' }]),
    )
    expect(await db.directory.$queryRaw`SELECT nullif(current_setting('app.tenant_id', true), '') AS id`).toEqual([
      { id: null },
    ])
  })

  it('has no tenant but a UUID', async () => {
    await expect(accounts("x'; DROP TABLE channels; --")).rejects.toThrow('must be a UUID')
  })
})

describe('on the wire', async () => {
  const db = await testDatabase()

  it('the tenant comes with the first statement, and COMMIT with one that is alone or is asked last', async () => {
    const { tenantId, channelId } = await createShop(db)
    const relay = await databaseRelay(db.appUrl)
    const relayed = connectTenantDb({ url: relay.url, pool: 1 })
    const ids = Prisma.sql`SELECT id FROM channels`
    const packetsOf = async (ask: () => Promise<unknown>) => {
      await ask()
      const before = relay.packets()
      expect(await ask()).toEqual([{ id: channelId }])
      return relay.packets() - before
    }
    expect(await packetsOf(() => relayed.transaction(tenantId, (tx) => tx.$queryRaw(ids)))).toBe(2)
    expect(await packetsOf(() => relayed.statement(tenantId, ids))).toBe(1)
    const twice = (tx: Tx) => tx.$queryRaw(ids).then(() => tx.$queryRaw(ids))
    expect(await packetsOf(() => relayed.transaction(tenantId, twice))).toBe(3)
    const last = (tx: Tx) => tx.$queryRaw(ids).then(() => askedLast(tx.$queryRaw(ids)))
    expect(await packetsOf(async () => (await relayed.transaction(tenantId, last)).answer)).toBe(2)
    await relayed.close()
    relay.close()
  })
})
