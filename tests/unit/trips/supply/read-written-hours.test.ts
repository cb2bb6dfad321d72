import { describe, expect, it } from 'vitest'
import { readWrittenHours } from '../../../../src/domain/trips/supply/read-written-hours.ts'

const read = (text: string) => {
  const answer = readWrittenHours(text)
  if (answer.outcome === 'refused') throw new Error(answer.problem)
  return answer.hours
}

describe('hours as people write them', () => {
  it('become a week, with the days on which it does not count', () => {
    const hours = read('Mo-Fr 09:00-17:00; Sa 10:00-02:00; PH off; Nov 30-Dec 1 off')
    expect(Object.keys(hours.opening_hours)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(hours.opening_hours['5']).toEqual([{ start: '10:00', end: '02:00' }])
    expect(hours.closed_on_holidays).toBe(true)
    expect(hours.blackout_dates).toEqual([2026, 2027, 2028].flatMap((year) => [`${year}-11-30`, `${year}-12-01`]))
  })

  it('may close over New Year', () => {
    const days = read('Mo-Su 09:00-17:00; Dec 31-Jan 1 off').blackout_dates
    expect(days).toEqual(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31', '2029-01-01'])
  })

  it('are all week where they say 24/7', () => {
    const hours = read('24/7')
    expect(Object.values(hours.opening_hours)).toEqual(Array(7).fill([{ start: '00:00', end: '24:00' }]))
    expect(hours.closed_on_holidays).toBe(false)
  })

  it.each([
    ['Mo-Fr 09:00-17:00; Jul-Aug 08:00-20:00', 'season'],
    ['Mo-Fr 09:00-17:00; Jul-Aug Mo off', 'season'],
    ['Mo-Fr 09:00-17:00; PH 10:00-12:00', 'public holidays'],
    ['Mo-Fr whenever', 'character 7'],
    ['', 'character 1'],
  ])('are refused where a week cannot say them: "%s"', (text, problem) => {
    const answer = readWrittenHours(text)
    expect(answer).toEqual({ outcome: 'refused', problem: expect.stringContaining(problem) })
  })
})
