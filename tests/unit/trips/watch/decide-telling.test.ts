import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideTelling, type Told } from '../../../../src/domain/trips/watch/decide-telling.ts'

const shop = {
  timezone: 'Africa/Nairobi',
  outreach: {
    abandonedCartMinutes: 120,
    perCustomerPerWeek: 2,
    perHour: 60,
    quietHours: { from: '20:00', to: '08:00' },
  },
}
const start = '2027-02-09'
const told = (at: string, digest: string, answered: boolean | null): Told => ({ at: new Date(at), digest, answered })
const WEEK = '2027-02-02T06:00:00Z'
const EVE = '2027-02-08T06:00:00Z'

describe('telling a customer that her trip has changed', () => {
  it.each<[string, string, string | null, Told[], ReturnType<typeof decideTelling>]>([
    ['is silent when nothing matters', WEEK, null, [], 'not'],
    ['tells what is new', WEEK, 'rain', [], 'now'],
    ['is silent at night', '2027-02-02T20:00:00Z', 'rain', [], 'not'],
    ['tells the same news once', '2027-02-06T06:00:00Z', 'rain', [told(WEEK, 'rain', true)], 'not'],
    ['tells the same news once, answered or not', '2027-02-06T06:00:00Z', 'rain', [told(WEEK, 'rain', false)], 'not'],
    ['asks once more on the day before', EVE, 'rain', [told(WEEK, 'rain', false)], 'again'],
    ['does not ask again what was answered', EVE, 'rain', [told(WEEK, 'rain', true)], 'not'],
    ['does not repeat what asked nothing', EVE, 'rain', [told(WEEK, 'rain', null)], 'not'],
    [
      'asks a third time of nothing',
      EVE,
      'rain',
      [told(WEEK, 'rain', false), told('2027-02-07T06:00:00Z', 'rain', false)],
      'not',
    ],
    ['tells other news on another day', '2027-02-06T06:00:00Z', 'fare', [told(WEEK, 'rain', false)], 'now'],
    ['tells one thing a day', '2027-02-02T13:00:00Z', 'fare', [told(WEEK, 'rain', false)], 'not'],
    [
      'begins the day at midnight of the shop',
      '2027-02-07T06:00:00Z',
      'fare',
      [told('2027-02-06T21:30:00Z', 'rain', true)],
      'not',
    ],
    [
      'tells three things of a trip',
      EVE,
      'fee',
      ['a', 'b', 'c'].map((each, at) => told(`2027-02-0${at + 2}T06:00:00Z`, each, true)),
      'not',
    ],
  ])('%s', (_, now, digest, before, expected) => {
    expect(decideTelling({ start, shop, now: new Date(now), told: before, digest })).toBe(expected)
  })

  it('never tells more than three things of a trip, nor two on one day, whatever happens when', () => {
    const looks = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 20 * 24 }), fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.boolean()),
      {
        maxLength: 60,
      },
    )
    fc.assert(
      fc.property(looks, (all) => {
        const sent: Told[] = []
        for (const [hours, digest, answered] of all.toSorted((a, b) => a[0] - b[0])) {
          const now = new Date(Date.parse('2027-01-20T00:00:00Z') + hours * 3_600_000)
          if (decideTelling({ start, shop, now, told: sent, digest }) !== 'not')
            sent.push({ at: now, digest, answered })
        }
        const days = sent.map(({ at }) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10))
        expect(sent.length).toBeLessThanOrEqual(3)
        expect(new Set(days).size).toBe(days.length)
        for (const digest of new Set(sent.map((each) => each.digest))) {
          expect(sent.filter((each) => each.digest === digest).length).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})
