import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTables, tablesOfModels } from './read-tables.ts'
import { type Exception, READ_BY_ALL, READERS, TABLE_OWNERS, WRITERS } from './table-owners.ts'

const models = tablesOfModels(readFileSync('prisma/schema.prisma', 'utf8'))
const ownerOf = new Map(
  Object.entries(TABLE_OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
)

interface ForeignUse {
  file: string
  table: string
  writes: boolean
}

const foreign = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file): ForeignUse[] => {
    const [module] = file.split('/')
    return readTables(readFileSync(`src/domain/${file}`, 'utf8'), models)
      .filter(({ table }) => ownerOf.get(table) !== module)
      .map((use) => ({ file, ...use }))
  })

const covers = ({ files, tables }: Exception, { file, table }: ForeignUse) =>
  tables.includes(table) && files.some((one) => file === one || file.startsWith(`${one}/`))
const written = foreign.filter(({ writes }) => writes)
const read = foreign.filter(({ writes, table }) => !writes && !READ_BY_ALL.includes(table))

describe('the tables of a module', () => {
  it('have an owner each', () => {
    expect([...models.values()].filter((table) => !ownerOf.has(table))).toEqual([])
    expect([...ownerOf.keys()].filter((table) => ![...models.values()].includes(table))).toEqual([])
  })

  it('are written by no other module, but for what is listed with its reason', () => {
    expect(written.filter((use) => !WRITERS.some((exception) => covers(exception, use)))).toEqual([])
  })

  it('are read by no other module, but for what is listed with its reason', () => {
    expect(read.filter((use) => !READERS.some((exception) => covers(exception, use)))).toEqual([])
  })

  it('have no exception that nobody needs any more', () => {
    const idle = (exceptions: readonly Exception[], uses: readonly ForeignUse[]) =>
      exceptions.flatMap((exception) => [
        ...exception.tables.filter((table) => !uses.some((use) => use.table === table && covers(exception, use))),
        ...exception.files.filter((one) => !uses.some((use) => covers({ ...exception, files: [one] }, use))),
      ])
    expect(idle(WRITERS, written)).toEqual([])
    expect(idle(READERS, read)).toEqual([])
  })

  it.each([
    ['ctx.tx.order.updateMany({})', [{ table: 'orders', writes: true }]],
    ['tx.order.findMany({})', [{ table: 'orders', writes: false }]],
    ['const order = input.order.total', []],
    ['tx.$queryRaw`SELECT 1 FROM conversations v, customers cu`', ['conversations', 'customers']],
    ['tx.$executeRaw`UPDATE orders SET status = 1 FROM customers`', ['customers', 'orders!']],
    ["tx.$queryRaw`SELECT jsonb_build_object('orders', 1) AS offers, o.turns FROM customers o`", ['customers']],
    ['tx.$queryRaw`SELECT id FROM customers FOR UPDATE`', ['customers']],
    ['log(`these orders of customers`)', []],
  ])('are found in %s', (source, expected) => {
    const uses = expected.map((use) =>
      typeof use === 'string' ? { table: use.replace('!', ''), writes: use.endsWith('!') } : use,
    )
    expect(readTables(source, models).toSorted((a, b) => a.table.localeCompare(b.table))).toEqual(uses)
  })
})
