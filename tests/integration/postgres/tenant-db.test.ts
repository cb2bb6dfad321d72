import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../src/domain/context.ts'
import { createShop } from '../../support/builders.ts'
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
