import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastUsed } from '../../../src/lib/last-used.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e'] as const

describe('what was used last', () => {
  it('stays, and what was used longest ago goes', () => {
    const kept = lastUsed<string, number>({ room: 2 })
    kept.keep('a', 1)
    kept.keep('b', 2)
    expect(kept.find('a')).toBe(1)
    kept.keep('c', 3)
    expect(KEYS.map(kept.find)).toEqual([1, null, 3, null, null])
  })

  it('stays alone where it is heavier than all room', () => {
    const kept = lastUsed<string, number>({ room: 10, weightOf: (value) => value })
    kept.keep('a', 4)
    kept.keep('b', 5)
    kept.keep('c', 11)
    expect(KEYS.map(kept.find)).toEqual([null, null, 11, null, null])
    kept.keep('d', 1)
    expect(KEYS.map(kept.find)).toEqual([null, null, null, 1, null])
  })

  it('is what a list in order of use would keep, whatever is done', () => {
    const key = fc.constantFrom(...KEYS)
    const weight = fc.integer({ min: 1, max: 6 })
    const step = fc.oneof(
      fc.record({ does: fc.constant('find' as const), key }),
      fc.record({ does: fc.constant('forget' as const), key }),
      fc.record({ does: fc.constant('keep' as const), key, weight }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (steps, room) => {
        const kept = lastUsed<string, number>({ room, weightOf: (value) => value })
        let list: [string, number][] = []
        for (const done of steps) {
          const known = list.find(([name]) => name === done.key)
          const others = list.filter(([name]) => name !== done.key)
          if (done.does === 'find') {
            expect(kept.find(done.key)).toBe(known?.[1] ?? null)
            list = known === undefined ? others : [...others, known]
          } else if (done.does === 'forget') {
            kept.forget(done.key)
            list = others
          } else {
            kept.keep(done.key, done.weight)
            list = [...others, [done.key, done.weight]]
            while (list.length > 1 && list.reduce((sum, [, one]) => sum + one, 0) > room) list = list.slice(1)
          }
        }
        expect(KEYS.map(kept.find)).toEqual(KEYS.map((name) => list.find(([one]) => one === name)?.[1] ?? null))
      }),
    )
  })
})
