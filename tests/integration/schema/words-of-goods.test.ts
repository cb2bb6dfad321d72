import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { CANARY } from '../../support/canary-of.ts'
import { openMigrating } from '../../support/migrating.ts'

const OURS = '20261125000100_words_of_goods'

describe('the words of goods', async () => {
  const { owner, take } = await openMigrating()
  const tenant = randomIds.uuid()
  const add = async (sku: string, name: string, description: string) => {
    await owner.query(
      `INSERT INTO catalog_items (tenant_id, id, sku, name, description, category, brand)
       VALUES ($1, $2, $3, $4, $5, 'Shoes', 'Rift')`,
      [tenant, randomIds.uuid(), sku, name, description],
    )
  }
  const wordsOf = async (sku: string) => {
    const { rows } = await owner.query<{ word: string; weight: string }>(
      `SELECT w.word, w.weight FROM catalog_words w JOIN catalog_items i ON i.tenant_id = w.tenant_id AND i.id = w.item_id
       WHERE i.sku = $1 ORDER BY w.word`,
      [sku],
    )
    return Object.fromEntries(rows.map(({ word, weight }) => [word, weight]))
  }

  it('are there for what a shop sold before the table was', async () => {
    await take((entry) => entry < OURS)
    await owner.query(`INSERT INTO tenants (id, slug, name, settings) VALUES ($1, 'a', 'A', '{}')`, [tenant])
    await add('old', 'Runner', 'runner for rain')
    await take((entry) => entry >= OURS)
    expect(await wordsOf('old')).toEqual({ for: 'C', rain: 'C', rift: 'A', runner: 'A', shoes: 'B' })
  })

  it('are those of each item that is added', async () => {
    await add('new', 'Sandal', 'light')
    expect(await wordsOf('new')).toEqual({ light: 'C', rift: 'A', sandal: 'A', shoes: 'B' })
  })

  it('follow what is written anew, of several items at once', async () => {
    await owner.query(`UPDATE catalog_items SET description = 'dry', active = active WHERE sku IN ('old', 'new')`)
    expect(await wordsOf('old')).toEqual({ dry: 'C', rift: 'A', runner: 'A', shoes: 'B' })
    expect(await wordsOf('new')).toEqual({ dry: 'C', rift: 'A', sandal: 'A', shoes: 'B' })
  })

  it('go with the item', async () => {
    await owner.query(`DELETE FROM catalog_items WHERE sku = 'new'`)
    const { rows } = await owner.query('SELECT DISTINCT word FROM catalog_words WHERE item_id <> $1 ORDER BY word', [
      CANARY,
    ])
    expect(rows.map(({ word }) => word)).toEqual(['dry', 'rift', 'runner', 'shoes'])
  })
})
