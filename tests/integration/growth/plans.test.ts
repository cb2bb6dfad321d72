import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { growItems } from '../../../bench/grow.ts'
import { readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { searchItems } from '../../../src/domain/catalog/index.ts'
import type { WorkDirectory } from '../../../src/jobs/directory.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { ANY_GOODS } from '../../support/any-goods.ts'
import { startProduct } from '../../support/product.ts'
import { hire } from '../handoff/inbox.ts'
import { readDatabase } from '../schema/read-database.ts'
import { explainAll } from './explained.ts'
import { growHistory } from './grow-history.ts'
import { type Reading, readingsOf } from './readings.ts'
import { playStory } from './story.ts'

/** What is read beyond the answer, however small it is: the shop's settings, its staff, an order's lines. */
const MOST = { perRow: 50, beside: 200 }
/** Of a table below this size it does not matter how it is read. */
const SMALL = 1_000

/** Statements that look through goods, the share of a shop's goods and variants that they may read, and why. */
const OF_GOODS: readonly { sql: string; share: number; why: string }[] = [
  {
    sql: 't.catalog_revision::text AS revision',
    share: 1.01,
    why: 'All names of a shop, once for each revision of its goods.',
  },
  {
    sql: 'marked AS',
    share: 0.2,
    why: 'Items that may be meant are compared with each other, and the variants of the first sixty are looked at.',
  },
]

/** What a story has but one of. */
const RARE = ['handoff_tickets', 'human_stretches']

describe('what the product asks of a database that has grown', async () => {
  const product = await startProduct()
  const shop = await product.openShop({ settings: { payments: { stk: true, c2b: true, card: true } } })
  await seedShop(product.runtime.ctxFor(shop.tenantId), readShopFixture('fixtures', 'kicks-and-phones'))
  const staff = await hire(product, shop, 'Wanjiru')
  await playStory(product, shop, staff)
  const { isBig, goods } = await grow()
  const server = await explainAll(product.db.ownerUrl, inject('adminUrl'))
  await playStory(product, shop, staff)
  await searchItems(product.runtime.ctxFor(shop.tenantId), { ...ANY_GOODS, terms: ['breeze', 'jogger'], limit: 5 })
  await sweepOnce(postgresDirectory(product.db))
  const readings = readingsOf(await server.read(), isBig)
  await server.end()

  /** Years of the same story, in other shops, with the same customers and with others, and ten times the goods. */
  async function grow(): Promise<{ isBig: (table: string) => boolean; goods: number }> {
    const owner = new pg.Client({ connectionString: product.db.ownerUrl })
    await owner.connect()
    const tables = await readDatabase(owner)
    const rare = tables.filter(({ name }) => RARE.includes(name))
    const { tenantId } = shop
    await growHistory(owner, tables, { tenantId, times: 100, repeated: 'in other shops' })
    await growHistory(owner, tables, { tenantId, times: 20, repeated: 'by the same' })
    await growHistory(owner, tables, { tenantId, times: 20, repeated: 'by others' })
    await growHistory(owner, rare, { tenantId, times: 3, repeated: 'by the same' })
    await growItems(owner, tenantId, 1_500)
    await owner.query('ANALYZE')
    const { rows } = await owner.query<{ name: string; size: string }>(
      `SELECT relname AS name, reltuples AS size FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const { rows: variants } = await owner.query('SELECT id FROM catalog_variants WHERE tenant_id = $1', [tenantId])
    await owner.end()
    const sizes = new Map(rows.map(({ name, size }) => [name, Number(size)]))
    return { isBig: (table) => (sizes.get(table) ?? 0) > SMALL, goods: 1_500 + variants.length }
  }

  const most = ({ sql, returned }: Reading) => {
    const { share = 0 } = OF_GOODS.find((one) => sql.includes(one.sql)) ?? {}
    return Math.max(MOST.perRow * returned + MOST.beside, goods * share)
  }

  it('is all of a turn, of payments, of the inbox and of the sweep', () => {
    for (const part of [
      ...SWEPT_WORK.flatMap(({ due }) => [`due_${due.rows}(`, `undue_${due.rows}(`]),
      'record_inbound(',
      'record_delivery(',
      'WITH waiting AS',
      'WITH next AS',
      'INSERT INTO turns',
      'FROM catalog_items',
      'FROM offers',
      'payment_notifications',
      'FROM handoff_tickets',
    ])
      expect(
        readings.some(({ sql }) => sql.includes(part)),
        part,
      ).toBe(true)
    for (const table of [...RARE, 'turns', 'tool_calls', 'orders', 'payment_attempts', 'audit_log', 'catalog_variants'])
      expect(isBig(table), table).toBe(true)
  })

  it('is never answered by reading a big table from end to end', () => {
    expect(readings.filter(({ readWhole }) => readWhole.length > 0).map(described)).toEqual([])
  })

  it('costs by the answer and not by what is stored', () => {
    expect(readings.filter((reading) => reading.read > most(reading)).map(described)).toEqual([])
  })

  it('has an exception for nothing else', () => {
    expect(OF_GOODS.filter(({ sql }) => !readings.some((one) => one.sql.includes(sql)))).toEqual([])
  })
})

/** Some work is looked for by the hour only. */
async function sweepOnce(directory: WorkDirectory): Promise<void> {
  const now = new Date()
  for (const { due } of SWEPT_WORK) {
    await directory.due(due.rows, { now, before: now }, { each: 50, all: 500 })
    await directory.undue(due.rows, { now, before: now }, 500)
  }
}

function described({ sql, read, returned, readWhole, most }: Reading): string {
  return `${read} rows read for ${returned}, most of them ${most}, whole: ${readWhole.join() || 'none'}: ${sql.slice(0, 300)}`
}
