import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/test-database.ts'
import { readDatabase } from './read-database.ts'
import { readPrismaSchema } from './read-prisma-schema.ts'

describe('the Prisma schema and the migrated database', async () => {
  const db = await testDatabase()
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
  afterAll(() => owner.end())
  const tables = await readDatabase(owner)
  const models = readPrismaSchema(readFileSync('prisma/schema.prisma', 'utf8'))
  const pairs = models.map((model) => ({ model, table: tables.find((table) => table.name === model.name) }))

  it('name the same tables', () => {
    expect(models.length).toBeGreaterThan(20)
    expect(models.map((model) => model.name).sort()).toEqual(tables.map((table) => table.name).sort())
  })

  it.each(pairs)('agree on the columns of $model.name', ({ model, table }) => {
    expect(byName(table?.columns ?? [])).toEqual(byName(model.columns))
  })

  it.each(pairs)('agree on the keys of $model.name', ({ model, table }) => {
    expect(table?.primaryKey).toEqual(model.primaryKey)
    expect(sorted(table?.uniques ?? [])).toEqual(sorted(model.uniques))
    expect(sorted(table?.indexes ?? [])).toEqual(expect.arrayContaining(sorted(model.indexes)))
  })

  it.each(pairs)('agree on what the rows of $model.name point at', ({ model, table }) => {
    const given = table?.foreignKeys.filter((key) => key.table !== 'tenants') ?? []
    expect(sorted(given)).toEqual(sorted(model.foreignKeys))
  })

  it('leave to the database only what it computes: the search column', () => {
    const generated = tables.flatMap((table) => table.generated.map((column) => `${table.name}.${column}`))
    expect(generated).toEqual(['catalog_items.search'])
  })
})

function byName<T extends { name: string }>(columns: readonly T[]): T[] {
  return columns.toSorted((a, b) => a.name.localeCompare(b.name))
}

function sorted(values: readonly unknown[]): string[] {
  return values.map((value) => JSON.stringify(value)).sort()
}
