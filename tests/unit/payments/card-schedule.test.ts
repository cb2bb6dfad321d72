import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_LIMITS } from '../../../src/domain/payments/methods/card/card-limits.ts'
import { cardSchedule } from '../../../src/domain/payments/methods/card/card-schedule.ts'

const createdAt = new Date('2026-11-16T09:00:00Z')
const secondsIn = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)
const attempt = {
  status: 'pending',
  createdAt,
  expiresAt: secondsIn(CARD_LIMITS.softExpirySeconds),
  providerRequestId: 't',
} as const

describe('when a card attempt is looked at', () => {
  it('is a minute apart at first and hours apart at the end', () => {
    const gap = (seconds: number) => {
      const { nextQueryAt } = cardSchedule(attempt, secondsIn(seconds), 0)
      return nextQueryAt && (nextQueryAt.getTime() - secondsIn(seconds).getTime()) / 1000
    }
    expect([0, 599, 600, 3_599, 3_600, 6 * 3_600].map(gap)).toEqual([60, 60, 300, 1, 1_800, 10_800])
  })

  it('never skips a deadline, and ends at the hard stop', () => {
    const stop = CARD_LIMITS.hardStopSeconds
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: stop + 1_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (age, chance) => {
          const { nextQueryAt, closedAt } = cardSchedule(attempt, secondsIn(age), chance)
          if (age >= stop) {
            expect([nextQueryAt, closedAt]).toEqual([null, secondsIn(age)])
            return
          }
          expect(closedAt).toBeNull()
          expect(nextQueryAt?.getTime()).toBeGreaterThan(secondsIn(age).getTime())
          const next = age < CARD_LIMITS.softExpirySeconds ? attempt.expiresAt : secondsIn(stop)
          expect(nextQueryAt?.getTime()).toBeLessThanOrEqual(next.getTime())
        },
      ),
    )
  })

  it('makes fewer than sixty questions per link', () => {
    let count = 0
    let now: Date | null = createdAt
    while (now) {
      now = cardSchedule({ ...attempt, status: 'expired' }, now, 0).nextQueryAt
      count += 1
    }
    expect(count).toBeLessThan(60)
  })

  it('waits for the deadline alone where no provider id is known', () => {
    const { nextQueryAt } = cardSchedule(
      { ...attempt, status: 'submit_unknown', providerRequestId: null },
      createdAt,
      0,
    )
    expect(nextQueryAt).toEqual(attempt.expiresAt)
  })

  it('goes on for a declined card, and ends for a paid, refused or cancelled one', () => {
    expect(cardSchedule({ ...attempt, status: 'failed' }, createdAt, 0).nextQueryAt).toEqual(secondsIn(60))
    for (const status of ['paid', 'rejected', 'cancelled'] as const) {
      expect(cardSchedule({ ...attempt, status }, createdAt, 0)).toEqual({ closedAt: createdAt, nextQueryAt: null })
    }
  })
})
