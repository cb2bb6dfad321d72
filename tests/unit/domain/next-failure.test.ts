import { describe, expect, it } from 'vitest'
import { type FailureCount, nextFailure } from '../../../src/domain/failed-work/next-failure.ts'

const MINUTE_MS = 60_000

describe('work that goes on failing', () => {
  /** The waits between failures, in minutes, when each try comes as soon as it may. */
  function waits(ownFault: boolean, times: number): number[] {
    let now = new Date('2026-11-02T08:00:00Z')
    let before: FailureCount | null = null
    return Array.from({ length: times }, () => {
      const next = nextFailure(before, { now, ownFault, deadAfter: 100 })
      const waited = (next.notBefore.getTime() - now.getTime()) / MINUTE_MS
      before = next
      now = next.notBefore
      return waited
    })
  }

  it('waits twice as long each time, for an hour at most', () => {
    expect(waits(true, 9)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60])
  })

  it('is tried again within five minutes of the end of an outage that is not its own', () => {
    expect(waits(false, 7)).toEqual([0.5, 1, 2, 4, 5, 5, 5])
  })
})
