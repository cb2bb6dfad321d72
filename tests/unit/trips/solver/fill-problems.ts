import fc from 'fast-check'
import type { FillProblem } from '../../../../src/domain/trips/solver/fill-problem.ts'

/** Problems of every kind up to a size: closed hours, free and dear venues, tight and ample budgets, pairs too far apart. */
export function fillProblem(most: { cells: number; venues: number }): fc.Arbitrary<FillProblem> {
  return fc
    .record({
      days: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: most.cells }),
      costs: fc.array(fc.constantFrom<number>(0, 500, 1000, 1500, 2700, 4000, 9000), {
        minLength: 1,
        maxLength: most.venues,
      }),
      seed: fc.integer({ min: 0, max: 2 ** 30 }),
      closed: fc.constantFrom(0, 0.2, 0.5),
      far: fc.constantFrom(0, 0.15, 0.5),
      budgetShare: fc.constantFrom(0, 0.2, 0.4, 0.7, 1),
    })
    .map(({ days, costs, seed, closed, far, budgetShare }) => {
      const chance = (salt: number): number => hashed(seed + salt) / 2 ** 32
      const total = costs.reduce((sum, cost) => sum + cost, 0)
      return {
        cells: days.toSorted((a, b) => a - b).map((day, at) => ({ id: `c${at}`, day })),
        venues: costs.map((costCents, at) => ({ id: `v${at}`, costCents, minutes: 10 + at })),
        worth: days.map((_, cell) =>
          costs.map((_cost, venue) => {
            const salt = cell * 100 + venue
            return chance(salt) < closed ? null : 20 + Math.floor(chance(salt + 50_000) * 100)
          }),
        ),
        clash: (a, b) => chance(1_000_000 + a.cell * 30_000 + a.venue * 1_000 + b.cell * 50 + b.venue) < far,
        budgetCents: Math.floor(total * budgetShare),
      }
    })
}

/** A number below 2^32 that follows from another one. */
function hashed(from: number): number {
  let mixed = Math.imul(from ^ (from >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
