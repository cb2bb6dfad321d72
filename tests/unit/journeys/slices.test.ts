import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSlice } from '../../../journeys/core/read-slice.ts'
import { defineSlice } from '../../../journeys/core/slice.ts'

const Leg = z.strictObject({ to: z.string(), nights: z.int() })

/** A slice in its second version: `days` of a leg are called `nights` since then, and `party` is new. */
const trip = defineSlice({
  version: 2,
  schema: z.object({ legs: z.array(Leg), party: z.int().min(1) }),
  reset: () => ({ legs: [], party: 2 }),
  upgrade: (_from, data) => ({
    legs: z
      .array(z.object({ to: z.string(), days: z.int() }))
      .parse(data.legs)
      .map(({ to, days }) => ({ to, nights: days - 1 })),
  }),
  isMissed: ({ legs }) => Array.isArray(legs) && legs.length > 0,
})
const lamu = { to: 'Lamu', nights: 3 }
const read = (stored: unknown) => readSlice('trip', trip, z.json().parse(stored))

describe('a stored slice', () => {
  it('of an older version is upgraded, and what is new since then has its first value', () => {
    const { value, corrupt } = read({ version: 1, data: { legs: [{ to: 'Lamu', days: 4 }] } })
    expect([value, corrupt]).toEqual([{ legs: [lamu], party: 2 }, []])
  })

  it('with a field more, at any depth, is read without it', () => {
    const data = { legs: [{ ...lamu, stars: 5 }], party: 4, hotel: 'x' }
    expect(read({ version: 2, data })).toEqual({ value: { legs: [lamu], party: 4 }, corrupt: [], missed: false })
  })

  it('with a field less has that field as it was before anything was said', () => {
    expect(read({ version: 2, data: { legs: [lamu] } }).value).toEqual({ legs: [lamu], party: 2 })
  })

  it('of a newer version, which another process wrote, is read as far as it is known', () => {
    expect(read({ version: 3, data: { legs: [lamu], party: 1, budget: 5 } })).toMatchObject({
      value: { legs: [lamu], party: 1 },
      corrupt: [],
    })
  })

  it('that is broken starts again, keeps what was there, and says whether anybody would miss it', () => {
    const data = { legs: [{ to: 5 }], party: 1 }
    expect(read({ version: 2, data })).toEqual({
      value: { legs: [], party: 2 },
      corrupt: [{ part: 'trip', stored: data, problem: expect.stringContaining('legs.0.to') }],
      missed: true,
    })
    expect(read({ version: 2, data: { legs: [], party: 'all' } })).toMatchObject({ missed: false })
    expect(read('garbage')).toMatchObject({ value: { legs: [], party: 2 }, corrupt: [{ stored: 'garbage' }] })
  })

  it('that is not there yet is fresh', () => {
    expect(readSlice('trip', trip, undefined)).toEqual({ value: { legs: [], party: 2 }, corrupt: [], missed: false })
  })
})
