import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from 'yalps'
import { fillDays } from '../../../../src/domain/trips/solver/day-fill.ts'
import { type FillProblem, firstClash, tally, worthOf } from '../../../../src/domain/trips/solver/fill-problem.ts'
import { bestByTrying } from './best-by-trying.ts'
import { fillProblem } from './fill-problems.ts'

const ENOUGH = 20_000
const SOLVES = 40

describe('filling the days of a trip', () => {
  it('finds what trying everything finds, when it may solve long enough', () => {
    fc.assert(
      fc.property(fillProblem({ cells: 4, venues: 5 }), (problem) => {
        const found = fillDays(problem, ENOUGH)
        expect(found.worth).toBe(bestByTrying(problem))
        expect(found.bound).toBe(found.worth)
      }),
      { numRuns: 600 },
    )
  })

  it('never plans what must not stand, costs too much, clashes or repeats, and never promises less than there is', () => {
    fc.assert(
      fc.property(fillProblem({ cells: 4, venues: 5 }), (problem) => {
        const found = fillDays(problem, SOLVES)
        expect(tally(problem, found.picks)).toMatchObject({ worth: found.worth, costCents: found.costCents })
        expect(found.costCents).toBeLessThanOrEqual(problem.budgetCents)
        expect(firstClash(problem, found.picks)).toBeNull()
        const taken = found.picks.filter((venue) => venue !== null)
        expect(new Set(taken).size).toBe(taken.length)
        for (const [cell, venue] of found.picks.entries()) {
          if (venue !== null) expect(worthOf(problem, cell, venue)).not.toBeNull()
        }
        expect(found.bound).toBeGreaterThanOrEqual(bestByTrying(problem))
        expect(found.solves).toBeLessThanOrEqual(SOLVES)
      }),
      { numRuns: 500 },
    )
  })

  it('answers the same when asked again', () => {
    fc.assert(
      fc.property(fillProblem({ cells: 8, venues: 12 }), (problem) => {
        expect(fillDays(problem, SOLVES)).toEqual(fillDays(structuredCopy(problem), SOLVES))
      }),
      { numRuns: 50 },
    )
  })

  it('comes as near to the best as an integer program lets it be measured', () => {
    let found = 0
    let best = 0
    fc.assert(
      fc.property(fillProblem({ cells: 8, venues: 12 }), (problem) => {
        const fill = fillDays(problem, SOLVES)
        const optimum = bestByProgram(problem)
        expect(fill.worth).toBeLessThanOrEqual(optimum)
        expect(fill.bound).toBeGreaterThanOrEqual(optimum)
        found += fill.worth
        best += optimum
      }),
      { numRuns: 200 },
    )
    expect(found / best).toBeGreaterThan(0.98)
  })
})

function structuredCopy(problem: FillProblem): FillProblem {
  const { clash, ...data } = problem
  return { ...structuredClone(data), clash }
}

/** The same problem as an integer program: one variable per pair that may stand. */
function bestByProgram(problem: FillProblem): number {
  const pairs = problem.cells.flatMap((_, cell) =>
    problem.venues.flatMap((_venue, venue) => (worthOf(problem, cell, venue) === null ? [] : [{ cell, venue }])),
  )
  const variables = new Map(
    pairs.map(({ cell, venue }, at) => {
      const row = new Map([
        ['worth', worthOf(problem, cell, venue) ?? 0],
        ['money', problem.venues[venue]?.costCents ?? 0],
        [`cell${cell}`, 1],
        [`venue${venue}`, 1],
      ])
      for (const [other, pair] of pairs.entries()) {
        const [earlier, later] = pair.cell < cell ? [pair, { cell, venue }] : [{ cell, venue }, pair]
        if (earlier.cell === later.cell || problem.cells[earlier.cell]?.day !== problem.cells[later.cell]?.day) continue
        if (problem.clash(earlier, later)) row.set(`clash${Math.min(at, other)}-${Math.max(at, other)}`, 1)
      }
      return [`x${at}`, row] as const
    }),
  )
  const limits = new Map<string, { max: number }>([['money', { max: problem.budgetCents }]])
  for (const row of variables.values()) {
    for (const name of row.keys()) if (name !== 'worth' && name !== 'money') limits.set(name, { max: 1 })
  }
  const answer = solve(
    { direction: 'maximize', objective: 'worth', constraints: limits, variables, binaries: true },
    { timeout: 60_000, tolerance: 0 },
  )
  expect(answer.status).toBe('optimal')
  return Math.round(answer.result)
}
