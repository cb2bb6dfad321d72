import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuiet } from '../../../../src/domain/tenancy/index.ts'
import { daysUntil, nextCheckAt, notAtNight } from '../../../../src/domain/trips/watch/due-checks.ts'
import { addDays } from '../../../../src/lib/calendar.ts'

const NIGHT = { from: '20:00', to: '08:00' }
const shop = (timezone: string, quietHours = NIGHT) => ({
  timezone,
  outreach: { abandonedCartMinutes: 120, perCustomerPerWeek: 2, perHour: 60, quietHours },
})
const NAIROBI = shop('Africa/Nairobi')

describe('when a trip is looked at', () => {
  it.each([
    ['long before', '2027-01-01T00:00:00Z', '2027-01-24T06:00:00.000Z'],
    ['after the first look', '2027-01-24T06:00:00Z', '2027-02-02T06:00:00.000Z'],
    ['a week before', '2027-02-02T06:00:00Z', '2027-02-06T06:00:00.000Z'],
    ['three days before, then every day', '2027-02-06T06:00:00Z', '2027-02-07T06:00:00.000Z'],
    ['two days before', '2027-02-07T06:00:00Z', '2027-02-08T06:00:00.000Z'],
    ['a look that came late is made up for by the next one', '2027-02-04T11:00:00Z', '2027-02-06T06:00:00.000Z'],
    ['the last look is the day before', '2027-02-08T06:00:00Z', null],
    ['once it has begun', '2027-02-10T00:00:00Z', null],
  ])('%s', (_, after, next) => {
    expect(nextCheckAt('2027-02-09', NAIROBI, new Date(after))?.toISOString() ?? null).toBe(next)
  })

  it.each([
    ['is nine on the clock of the shop', shop('America/New_York'), '2027-02-08T14:00:00.000Z'],
    ['is nine on both sides of a change of clocks', shop('Europe/Paris'), '2027-02-08T08:00:00.000Z'],
    [
      'waits for the night to be over',
      shop('Africa/Nairobi', { from: '22:00', to: '10:30' }),
      '2027-02-08T07:30:00.000Z',
    ],
    [
      'waits for a night that begins after midnight',
      shop('Africa/Nairobi', { from: '01:00', to: '09:30' }),
      '2027-02-08T06:30:00.000Z',
    ],
    [
      'never waits where there is no night',
      shop('Africa/Nairobi', { from: '00:00', to: '00:00' }),
      '2027-02-08T06:00:00.000Z',
    ],
  ])('%s', (_, at, expected) => {
    expect(nextCheckAt('2027-02-09', at, new Date('2027-02-07T20:00:00Z'))?.toISOString()).toBe(expected)
  })

  it('counts days on the calendar of the shop', () => {
    const late = new Date('2027-02-07T22:30:00Z')
    expect(daysUntil('2027-02-09', NAIROBI, late)).toBe(1)
    expect(daysUntil('2027-02-09', shop('America/New_York'), late)).toBe(2)
    expect(daysUntil('2027-02-01', NAIROBI, late)).toBe(-7)
  })

  it('is never at night, never in the past, and within the days that are named, whatever the clocks do', () => {
    const zones = fc.constantFrom(
      'Africa/Nairobi',
      'Europe/Paris',
      'America/New_York',
      'Pacific/Auckland',
      'Asia/Kolkata',
    )
    const clocks = fc
      .integer({ min: 0, max: 95 })
      .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16))
    const after = fc.integer({ min: Date.parse('2027-01-01'), max: Date.parse('2027-12-01') })
    fc.assert(
      fc.property(zones, clocks, clocks, after, fc.integer({ min: 0, max: 40 }), (zone, from, to, ms, ahead) => {
        const at = shop(zone, { from, to })
        const start = addDays(new Date(ms).toISOString().slice(0, 10), ahead)
        const next = nextCheckAt(start, at, new Date(ms))
        expect(isQuiet(at, notAtNight(at, new Date(ms)))).toBe(false)
        if (next === null) return
        expect(next.getTime()).toBeGreaterThan(ms)
        expect(isQuiet(at, next)).toBe(false)
        expect(daysUntil(start, at, next)).toBeGreaterThanOrEqual(0)
        expect(daysUntil(start, at, next)).toBeLessThanOrEqual(16)
      }),
    )
  })
})
