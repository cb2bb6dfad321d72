import { describe, expect, it } from 'vitest'
import { isQuiet, nextOpenAt } from '../../../src/domain/tenancy/index.ts'
import { shopSettings } from '../../support/builders.ts'

const settings = shopSettings()
const hours = (from: string, to: string) => ({
  ...settings,
  outreach: { ...settings.outreach, quietHours: { from, to } },
})
const at = (iso: string) => new Date(iso)

describe('the quiet hours', () => {
  it.each([
    ['20:00', '08:00', '2026-11-16T16:59:59Z', false],
    ['20:00', '08:00', '2026-11-16T17:00:00Z', true],
    ['20:00', '08:00', '2026-11-17T04:59:59Z', true],
    ['20:00', '08:00', '2026-11-17T05:00:00Z', false],
    ['13:00', '14:00', '2026-11-16T10:30:00Z', true],
    ['13:00', '14:00', '2026-11-16T11:00:00Z', false],
    ['00:00', '00:00', '2026-11-16T22:00:00Z', false],
  ])('%s to %s hold at %s: %s', (from, to, moment, quiet) => {
    expect(isQuiet(hours(from, to), at(moment))).toBe(quiet)
  })
})

describe('the next moment for a message that nobody asked for', () => {
  // The shop of the builders is open from 08:00 to 19:00 in Nairobi, and closed on Sunday.
  it.each([
    ['is now in the daytime', hours('20:00', '08:00'), '2026-11-16T09:00:00Z', '2026-11-16T09:00:00Z'],
    ['is tomorrow after closing time', hours('20:00', '08:00'), '2026-11-16T16:30:00Z', '2026-11-17T05:00:00Z'],
    ['is Monday on a Saturday night', hours('20:00', '08:00'), '2026-11-21T18:00:00Z', '2026-11-23T05:00:00Z'],
    [
      'is when the quiet hours end within opening time',
      hours('13:00', '14:00'),
      '2026-11-16T10:30:00Z',
      '2026-11-16T11:00:00Z',
    ],
    [
      'is after quiet hours that outlast the opening',
      hours('20:00', '09:30'),
      '2026-11-16T17:00:00Z',
      '2026-11-17T06:30:00Z',
    ],
  ])('%s', (_what, shop, now, next) => {
    expect(nextOpenAt(shop, at(now))).toEqual(at(next))
  })

  it('never comes in a shop that is never open', () => {
    const closed = {
      mon: 'closed',
      tue: 'closed',
      wed: 'closed',
      thu: 'closed',
      fri: 'closed',
      sat: 'closed',
      sun: 'closed',
    } as const
    expect(nextOpenAt({ ...settings, openingHours: closed }, at('2026-11-16T09:00:00Z'))).toBeNull()
  })
})
