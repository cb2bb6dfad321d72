import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryDelayMs } from '../../../src/domain/messaging/record-send.ts'

describe('retryDelayMs', () => {
  it('is what the provider asked for at first, then doubles, up to a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => retryDelayMs({ attempts }, 1_000))
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  })

  it('never hammers: the least it waits is a tenth of a second', () => {
    expect(retryDelayMs({ attempts: 1 }, 0)).toBe(100)
  })

  it('never shrinks with more attempts and always stays within a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(120_000), (attempts, asked) => {
        const delay = retryDelayMs({ attempts }, asked)
        expect(delay).toBeGreaterThanOrEqual(100)
        expect(delay).toBeLessThanOrEqual(60_000)
        expect(retryDelayMs({ attempts: attempts + 1 }, asked)).toBeGreaterThanOrEqual(delay)
      }),
    )
  })
})
