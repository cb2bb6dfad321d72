import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from 'yalps'
import { chooseSets, type SetItem } from '../../../../src/domain/trips/solver/set-choice.ts'

const WISHES = 4

const choices = fc.record({
  items: fc
    .array(
      fc.record({
        cost: fc.integer({ min: 5, max: 90 }),
        value: fc.integer({ min: 0, max: 50 }),
        covers: fc.integer({ min: 0, max: 2 ** WISHES - 1 }),
      }),
      { minLength: 16, maxLength: 24 },
    )
    .map((items) => items.map((item, at): SetItem => ({ id: `I${String(at).padStart(2, '0')}`, ...item }))),
  count: fc.integer({ min: 3, max: 8 }),
  cap: fc.integer({ min: 60, max: 500 }),
})

/** What an integer program says of the same question; null when it says that there is no such set. */
function oracle(items: readonly SetItem[], count: number, cap: number, objective: 'cost' | 'value'): number | null {
  const bits = Array.from({ length: WISHES }, (_, bit) => bit)
  const wishes = (covers: number) => bits.map((bit): [string, number] => [`wish ${bit}`, (covers >> bit) & 1])
  const answer = solve<string, string>({
    direction: objective === 'cost' ? 'minimize' : 'maximize',
    objective,
    constraints: {
      count: { equal: count },
      cost: { max: cap },
      ...Object.fromEntries(bits.map((bit) => [`wish ${bit}`, { min: 1 }])),
    },
    variables: Object.fromEntries(
      items.map(({ id, cost, value, covers }) => [
        id,
        { count: 1, cost, value, ...Object.fromEntries(wishes(covers)) },
      ]),
    ),
    binaries: true,
  })
  return answer.status === 'optimal' ? Math.round(answer.result) : null
}

describe('choosing a set', () => {
  it.each(['cost', 'value'] as const)('is as good in %s as an integer program finds', (objective) => {
    let possible = 0
    fc.assert(
      fc.property(choices, ({ items, count, cap }) => {
        const priced = objective === 'cost' ? items.map((item) => ({ ...item, value: 0 })) : items
        const points = chooseSets(priced, { most: count, wishes: WISHES, cap })[count]?.at(-1) ?? []
        const expected = oracle(items, count, cap, objective)
        expect((objective === 'cost' ? points[0]?.cost : points.at(-1)?.value) ?? null).toBe(expected)
        if (expected !== null) possible += 1
      }),
      { numRuns: 200 },
    )
    expect(possible).toBeGreaterThan(100)
  })
})
