import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanOf } from '../../../../src/domain/trips/index.ts'
import { clockOf, minutesOf } from '../../../../src/domain/trips/time/local-time.ts'
import { addDays } from '../../../../src/lib/calendar.ts'
import { clockAt, momentAt } from '../../../../src/lib/temporal.ts'

const iso = (ms: number) => new Date(ms).toISOString()

describe('a local window', () => {
  const WINDOWS: [string, string, [string, string], [string, string], boolean][] = [
    ['2027-02-03', 'Africa/Nairobi', ['09:30', '12:00'], ['2027-02-03T06:30', '2027-02-03T09:00'], false],
    ['2027-02-03', 'Africa/Nairobi', ['21:00', '07:00'], ['2027-02-03T18:00', '2027-02-04T04:00'], false],
    ['2027-02-03', 'Africa/Nairobi', ['00:00', '24:00'], ['2027-02-02T21:00', '2027-02-03T21:00'], false],
    // Paris skips 02:00 to 03:00 on that night.
    ['2026-03-29', 'Europe/Paris', ['01:30', '03:30'], ['2026-03-29T00:30', '2026-03-29T01:30'], false],
    ['2026-03-29', 'Europe/Paris', ['02:15', '02:45'], ['2026-03-29T01:15', '2026-03-29T01:45'], true],
    ['2026-03-29', 'Europe/Paris', ['02:30', '03:30'], ['2026-03-29T01:30', '2026-03-29T02:30'], true],
    ['2026-03-29', 'Europe/Paris', ['09:00', '10:00'], ['2026-03-29T07:00', '2026-03-29T08:00'], false],
    ['2026-03-28', 'Europe/Paris', ['21:00', '07:00'], ['2026-03-28T20:00', '2026-03-29T05:00'], false],
    // And shows 02:00 to 03:00 twice on that one.
    ['2026-10-25', 'Europe/Paris', ['01:30', '03:30'], ['2026-10-24T23:30', '2026-10-25T02:30'], false],
    ['2026-10-25', 'Europe/Paris', ['02:15', '02:45'], ['2026-10-25T00:15', '2026-10-25T00:45'], false],
    // Cairo skips its midnight.
    ['2026-04-24', 'Africa/Cairo', ['00:30', '02:00'], ['2026-04-23T22:30', '2026-04-24T00:00'], true],
  ]
  it.each(WINDOWS)('of %s in %s from %s is %s', (date, tz, [start, end], [from, to], nonexistent) => {
    const span = spanOf(date, { start, end }, tz)
    expect([iso(span.startMs), iso(span.endMs)]).toEqual([`${from}:00.000Z`, `${to}:00.000Z`])
    expect(span.nonexistent).toBe(nonexistent)
  })
})

describe('clocks', () => {
  const zones = fc.constantFrom(
    'Africa/Nairobi',
    'Europe/Paris',
    'America/New_York',
    'Africa/Cairo',
    'Australia/Lord_Howe',
  )
  const dates = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
  const minutes = fc.integer({ min: 0, max: 1_439 })

  it('show what a moment was made of, unless they skip it', () => {
    fc.assert(
      fc.property(dates, minutes, zones, (date, minute, tz) => {
        const { ms, named } = momentAt(date, minute, tz)
        const shown = clockAt(ms, tz)
        if (named === 'never') expect(shown).not.toEqual({ date, minutes: minute })
        else expect(shown).toEqual({ date, minutes: minute })
      }),
      { numRuns: 1_000 },
    )
  })

  it('show the same time twice only where they go back, and the first is meant', () => {
    expect(momentAt('2026-10-25', 150, 'Europe/Paris')).toEqual({ ms: Date.UTC(2026, 9, 25, 0, 30), named: 'twice' })
    expect(momentAt('2026-10-25', 180, 'Europe/Paris')).toEqual({ ms: Date.UTC(2026, 9, 25, 2), named: 'once' })
  })

  it('agree with how Intl shows every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500_000 }), zones, (minute, tz) => {
        const ms = Date.UTC(2025, 0, 1) + minute * 60_000
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' }).format(
          ms,
        )
        const { date, minutes: at } = clockAt(ms, tz)
        expect(`${date} ${clockOf(at)}`).toBe(shown)
      }),
      { numRuns: 1_000 },
    )
  })

  it('are written as minutes and back', () => {
    fc.assert(fc.property(minutes, (minute) => minutesOf(clockOf(minute)) === minute))
  })
})
