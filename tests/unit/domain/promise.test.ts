import { describe, expect, it } from 'vitest'
import { promiseAt } from '../../../src/domain/handoff/index.ts'
import { shopSettings } from '../../support/builders.ts'

const at = (settings: Parameters<typeof shopSettings>[0], now: string) =>
  promiseAt(shopSettings(settings), new Date(now)).toISOString()
const closed = 'closed' as const
const week = (hours: { open: string; close: string } | typeof closed) => ({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
})

describe('promiseAt', () => {
  it.each([
    ['counts from now while the shop is open', '2026-11-16T09:00:00Z', '2026-11-16T09:15:00.000Z'],
    ['runs on after opening when the shop closes in between', '2026-11-16T15:50:00Z', '2026-11-17T05:05:00.000Z'],
    ['waits for opening in the night', '2026-11-16T22:00:00Z', '2026-11-17T05:15:00.000Z'],
    ['skips the closed Sunday', '2026-11-21T17:00:00Z', '2026-11-23T05:15:00.000Z'],
  ])('%s', (_fact, now, promised) => {
    expect(at({}, now)).toBe(promised)
  })

  it('knows a shop that closes after midnight', () => {
    const openingHours = week({ open: '18:00', close: '02:00' })
    expect(at({ openingHours }, '2026-11-16T22:30:00Z')).toBe('2026-11-16T22:45:00.000Z')
    expect(at({ openingHours }, '2026-11-16T22:50:00Z')).toBe('2026-11-17T15:05:00.000Z')
  })

  it('follows the clocks of a timezone that changes them', () => {
    const openingHours = week({ open: '08:00', close: '18:00' })
    const settings = { openingHours, timezone: 'Europe/Berlin' }
    expect(at(settings, '2026-03-28T20:00:00Z')).toBe('2026-03-29T06:15:00.000Z')
    expect(at(settings, '2026-03-27T20:00:00Z')).toBe('2026-03-28T07:15:00.000Z')
  })

  it('promises as if it were open when it never is', () => {
    expect(at({ openingHours: week(closed) }, '2026-11-16T09:00:00Z')).toBe('2026-11-16T09:15:00.000Z')
  })
})
