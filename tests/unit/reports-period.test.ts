import { describe, expect, it } from 'vitest'
import { periodOf } from '../../src/domain/reports/period.ts'

const NOW = new Date('2026-11-28T12:00:00Z')

describe('the days of a report', () => {
  it('are thirty up to today by the clocks of the shop, where none are named', () => {
    const late = new Date('2026-11-28T22:30:00Z')
    expect(periodOf({ from: undefined, to: undefined, by: 'day' }, late, 'Africa/Nairobi')).toMatchObject({
      ...{ from: '2026-10-31', to: '2026-11-29', previous: { from: '2026-10-01', to: '2026-10-30' } },
    })
  })

  it('begin at midnight there, on days of 23 and of 25 hours too', () => {
    const hours = (from: string, to: string) => {
      const { steps, end } = periodOf({ from, to, by: 'day' }, NOW, 'Europe/Berlin')
      const starts = [...steps.map(({ start }) => start.getTime()), end.getTime()]
      return starts.slice(1).map((at, day) => (at - (starts[day] ?? 0)) / 3_600_000)
    }
    expect(hours('2026-03-28', '2026-03-30')).toEqual([24, 23, 24])
    expect(hours('2026-10-24', '2026-10-26')).toEqual([24, 25, 24])
  })

  it('are compared with as many before them', () => {
    const { previous, before, start } = periodOf(
      { from: '2026-03-30', to: '2026-04-05', by: 'day' },
      NOW,
      'Europe/Berlin',
    )
    expect(previous).toEqual({ from: '2026-03-23', to: '2026-03-29' })
    expect((start.getTime() - before.getTime()) / 3_600_000).toBe(7 * 24 - 1)
  })

  it.each([
    [
      'week',
      [
        ['2026-11-04', '2026-11-08'],
        ['2026-11-09', '2026-11-15'],
        ['2026-11-16', '2026-11-18'],
      ],
    ],
    ['month', [['2026-11-04', '2026-11-18']]],
  ] as const)('are cut by the %s', (by, expected) => {
    const { steps } = periodOf({ from: '2026-11-04', to: '2026-11-18', by }, NOW, 'Africa/Nairobi')
    expect(steps.map(({ from, to }) => [from, to])).toEqual(expected)
  })

  it('are refused where they make no period', () => {
    for (const [from, to] of [
      ['2026-11-02', '2026-11-01'],
      ['2025-01-01', '2026-11-01'],
    ] as const) {
      expect(() => periodOf({ from, to, by: 'day' }, NOW, 'Africa/Nairobi')).toThrow(
        expect.objectContaining({ code: 'invalid_input' }),
      )
    }
  })
})
