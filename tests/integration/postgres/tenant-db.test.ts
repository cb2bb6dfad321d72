import { describe, expect, it } from 'vitest'
import { createShop } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'

describe('tenant transaction', async () => {
  const db = await testDatabase()

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
})
