import { CircuitState } from 'cockatiel'
import { describe, expect, it } from 'vitest'
import { slidingBreaker } from '../../../../src/adapters/trip-sources/sliding-breaker.ts'

/** Failures at these seconds: at which of them the circuit opens. */
function opensAt(seconds: number[], succeedBetween = false): number[] {
  let at = 0
  const breaker = slidingBreaker({ failures: 5, windowMs: 60_000 }, () => at * 1_000)
  return seconds.filter((second) => {
    at = second
    if (succeedBetween) breaker.success(CircuitState.Closed)
    return breaker.failure(CircuitState.Closed)
  })
}

describe('the sliding breaker', () => {
  it.each([
    ['at the fifth failure within a minute', [0, 10, 20, 30, 59.9], [59.9]],
    ['not at one that comes a minute after the first', [0, 10, 20, 30, 60], []],
    ['as soon as any five lie within a minute', [0, 30, 50, 55, 60, 85], [85]],
    ['and again at each that follows at once', [0, 1, 2, 3, 4, 5], [4, 5]],
  ])('opens %s', (_, failures, opened) => {
    expect(opensAt(failures)).toEqual(opened)
  })

  it('opens however many calls succeed between the failures', () => {
    expect(opensAt([0, 10, 20, 30, 40], true)).toEqual([40])
  })
})
