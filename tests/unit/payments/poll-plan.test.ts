import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextLookAt } from '../../../src/domain/payments/methods/stk/poll-plan.ts'

const createdAt = new Date('2026-11-16T09:00:00Z')
const at = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)
const attempt = { createdAt, expiresAt: at(300), canQuery: true }
const look = (ageSeconds: number, chance = 0, canQuery = true) => {
  const next = nextLookAt({ ...attempt, canQuery }, at(ageSeconds), chance)
  return next === null ? null : (next.getTime() - createdAt.getTime()) / 1000
}

function looks(chance: number): number[] {
  const ages: number[] = []
  for (let next = look(0, chance); next !== null; next = look(next, chance)) ages.push(next)
  return ages
}

describe('the poll plan', () => {
  it('asks first after 15 to 20 s, then every 10 to 15 s until 2 min', () => {
    expect(looks(0).filter((age) => age <= 120)).toEqual([15, 25, 35, 45, 55, 60, 65, 75, 85, 95, 105, 115, 120])
    expect(look(0, 1)).toBe(20)
  })

  it('asks at 3, 5, 10, 20 and 40 min, then hourly to 24 h', () => {
    const later = looks(0).filter((age) => age > 120)
    expect(later.slice(0, 6)).toEqual([180, 300, 600, 1_200, 2_400, 6_000])
    expect(later.at(-1)).toBe(86_400)
    expect(later.length).toBeLessThan(32)
  })

  it('looks in at 60 s, at the expiry and at the end when there is nothing to ask', () => {
    expect([look(0, 0, false), look(60, 0, false), look(300, 0, false), look(86_400, 0, false)]).toEqual([
      60,
      300,
      86_400,
      null,
    ])
  })

  it('always lies ahead and never beyond the hard stop, so that no attempt is polled in a loop', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100_000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (age, chance) => {
          const now = at(age)
          const next = nextLookAt(attempt, now, chance)
          if (next === null) return age >= 86_399
          return next > now && next <= at(86_400)
        },
      ),
    )
  })
})
