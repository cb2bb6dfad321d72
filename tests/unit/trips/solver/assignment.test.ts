import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign } from '../../../../src/domain/trips/solver/assignment.ts'

type Weights = (number | null)[][]

const weights: fc.Arbitrary<Weights> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(
      fc.array(fc.option(fc.integer({ min: -20, max: 100 }), { freq: 4 }), { minLength: columns, maxLength: columns }),
      { minLength: rows, maxLength: rows },
    ),
  )

describe('assignment', () => {
  it('finds the sum that trying everything finds', () => {
    fc.assert(
      fc.property(weights, (table) => {
        expect(sumOf(table, assign(table))).toBe(best(table, 0, new Set()))
      }),
      { numRuns: 800 },
    )
  })

  it('gives a column once, and nothing that is forbidden or worth nothing', () => {
    fc.assert(
      fc.property(weights, (table) => {
        const given = assign(table)
        const columns = given.filter((column) => column !== null)
        expect(new Set(columns).size).toBe(columns.length)
        for (const [row, column] of given.entries()) {
          if (column !== null) expect(table[row]?.[column]).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leaves every row free when there is nothing to give', () => {
    expect(assign([[], []])).toEqual([null, null])
    expect(assign([])).toEqual([])
  })
})

function sumOf(table: Weights, given: (number | null)[]): number {
  return given.reduce<number>((sum, column, row) => sum + (column === null ? 0 : (table[row]?.[column] ?? 0)), 0)
}

function best(table: Weights, row: number, used: ReadonlySet<number>): number {
  const weightsOfRow = table[row]
  if (weightsOfRow === undefined) return 0
  let most = best(table, row + 1, used)
  for (const [column, weight] of weightsOfRow.entries()) {
    if (weight === null || weight <= 0 || used.has(column)) continue
    most = Math.max(most, weight + best(table, row + 1, new Set([...used, column])))
  }
  return most
}
