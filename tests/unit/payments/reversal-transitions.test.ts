import { describe, expect, it } from 'vitest'
import { REVERSAL_TRANSITIONS, ReversalStatus } from '../../../src/domain/payments/index.ts'

const events = Object.entries(REVERSAL_TRANSITIONS)

describe('the transitions of a reversal', () => {
  it('lead nowhere from an end: money that has gone does not come back, and a refusal needs a new reversal', () => {
    for (const [, row] of events) {
      expect(row.done).toBeUndefined()
      expect(row.refused).toBeUndefined()
    }
  })

  it('reach every status but the first, and lead from every open one to both ends', () => {
    const reached = new Set(events.flatMap(([, row]) => Object.values(row)))
    expect([...reached].sort()).toEqual(ReversalStatus.options.filter((status) => status !== 'requested').sort())
    for (const from of ['requested', 'pending', 'unknown'] as const) {
      const ends = new Set(events.map(([, row]) => row[from]))
      expect(ends.has('done') && ends.has('refused')).toBe(true)
    }
  })

  it('never lead back to where it would be sent again', () => {
    for (const [event, row] of events) {
      expect([event, Object.values(row).includes('requested')]).toEqual([event, false])
      expect([event, row.unknown === 'pending']).toEqual([event, false])
    }
  })
})
