import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { postgresSpendLedger } from '../../../src/adapters/postgres/spend-ledger.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { createShop } from '../../support/builders.ts'
import { testClock } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

async function shopWith(dailyModelBudgetMicroUsd: number) {
  const { tenantId } = await createShop(db, { settings: { dailyModelBudgetMicroUsd } })
  const clock = testClock('2026-11-16T20:30:00Z')
  const ledger = postgresSpendLedger({ tenantTx: db.transaction, clock, ids: randomIds })
  const reserve = (reservedMicroUsd: number) =>
    ledger.reserve({
      tenantId,
      conversationId: randomUUID(),
      requestId: randomUUID(),
      prompt: 'greet',
      model: 'claude-sonnet-5-5',
      reservedMicroUsd,
    })
  return { tenantId, clock, ledger, reserve }
}

const TOKENS = { input: 10, output: 5, cacheRead: 3, cacheWrite: 2 }

describe('postgresSpendLedger', () => {
  it('grants until the budget of the day is reserved', async () => {
    const { reserve } = await shopWith(1_000)
    expect(await reserve(600)).toMatchObject({ granted: true, remainingShare: 0.4 })
    expect(await reserve(401)).toEqual({ granted: false })
    expect(await reserve(400)).toMatchObject({ granted: true, remainingShare: 0 })
    expect(await reserve(1)).toEqual({ granted: false })
  })

  it('counts the real cost once it is known, and the reservation while it is not', async () => {
    const { tenantId, ledger, reserve } = await shopWith(1_000)
    const [known, unknown] = [await reserve(500), await reserve(500)]
    if (!known.granted || !unknown.granted) throw new Error('not granted')
    const outcome = { model: 'claude-haiku-5-5', tokens: TOKENS, status: 'answered' as const, ms: 12.6 }
    await ledger.settle(tenantId, known.usageId, { ...outcome, costMicroUsd: 100 })
    await ledger.settle(tenantId, unknown.usageId, { ...outcome, tokens: null, costMicroUsd: null, status: 'failed' })
    expect(await reserve(401)).toEqual({ granted: false })
    expect(await reserve(400)).toMatchObject({ granted: true })
    const row = await db.transaction(tenantId, (tx) =>
      tx.modelUsage.findFirstOrThrow({ where: { tenantId, id: known.usageId } }),
    )
    expect(row).toMatchObject({
      model: 'claude-haiku-5-5',
      status: 'answered',
      inputTokens: 10,
      outputTokens: 5,
      cacheReadTokens: 3,
      cacheWriteTokens: 2,
      reservedMicroUsd: 500,
      costMicroUsd: 100,
      durationMs: 13,
    })
  })

  it('never grants more than the budget to calls that come together', async () => {
    const { tenantId, reserve } = await shopWith(1_000)
    const grants = await Promise.all(Array.from({ length: 24 }, () => reserve(90)))
    expect(grants.filter(({ granted }) => granted)).toHaveLength(11)
    const rows = await db.transaction(tenantId, (tx) => tx.modelUsage.count({ where: { tenantId } }))
    expect(rows).toBe(11)
  })

  it("starts again at the tenant's own midnight", async () => {
    const { clock, reserve } = await shopWith(1_000)
    expect(await reserve(1_000)).toMatchObject({ granted: true })
    clock.set('2026-11-16T20:59:59Z')
    expect(await reserve(1)).toEqual({ granted: false })
    clock.set('2026-11-16T21:00:00Z')
    expect(await reserve(1_000)).toMatchObject({ granted: true })
  })

  it('keeps tenants apart and grants nothing on a budget of nothing', async () => {
    const [rich, poor] = [await shopWith(1_000), await shopWith(0)]
    await rich.reserve(1_000)
    const another = await shopWith(1_000)
    expect(await another.reserve(1_000)).toMatchObject({ granted: true })
    expect(await poor.reserve(1)).toEqual({ granted: false })
  })
})
