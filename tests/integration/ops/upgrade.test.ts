import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { rowFigures } from '../../../src/adapters/postgres/row-figures.ts'
import { connectTenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { pruneOld } from '../../../src/domain/retention/index.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { afterFile } from '../../support/after-file.ts'
import { openMigrating } from '../../support/migrating.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const NOW = '2026-11-20T09:02:00Z'

describe.each(readdirSync('fixtures/upgrade'))('the database of the release before, %s', async (file) => {
  const { owner, take } = await openMigrating()
  const last = path.basename(file, '.sql')
  await take((entry) => entry <= last)
  await owner.query(readFileSync(path.join('fixtures/upgrade', file), 'utf8'))
  const newer = readdirSync('prisma/migrations').filter((entry) => /^\d/.test(entry) && entry > last)
  const db = connectTenantDb({ url: await take(() => true), pool: 2 })
  afterFile(() => db.close())

  it('has every newer migration, and the rows that it had', async () => {
    const { rows } = await owner.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE migration_name > $1 ORDER BY 1',
      [last],
    )
    expect(rows.map(({ name }) => name)).toEqual(newer)
    const [conversation] = await db.transaction(TENANT, (tx) =>
      tx.conversation.findMany({ include: { customer: true, inbound: { orderBy: { epoch: 'asc' } }, turns: true } }),
    )
    expect(conversation?.customer.marketingOptIn).toBe(true)
    expect(conversation?.inbound.map(({ body }) => body)).toEqual(['habari', 'niaje'])
    expect(conversation?.turns.map(({ outcome }) => outcome)).toEqual(['answered'])
  })

  it('is worked on by what is newer: what waits is found, what is old goes, and consent stays', async () => {
    const clock = testClock(NOW)
    const directory = postgresDirectory(db)
    const looks = { now: clock.now(), before: clock.now() }
    for (const { due } of SWEPT_WORK) await directory.due(due.rows, looks, { each: 5, all: 5 })
    const figures = await rowFigures(db)(clock.now())
    expect(figures.find(({ name }) => name === 'tulia_oldest_unhandled_seconds')?.value).toBe(120)
    await pruneOld(testCtx(db, { tenantId: TENANT, clock, actor: 'system' }))
    const left = await db.transaction(TENANT, async (tx) => [
      ...[await tx.toolCall.count(), await tx.inboundMessage.count(), await tx.consentEntry.count()],
    ])
    expect(left).toEqual([0, 1, 1])
  })
})
