import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HoursRule, hoursOfWeek, type OpeningHours, parseHours } from '../../../../src/domain/trips/index.ts'

const MONDAY = '2027-02-01'
const never = () => false

/** Monday to Sunday as "10:00-12:00,14:00-18:00", "" where it is closed. */
function week(text: string, first = MONDAY, isHoliday: (date: string) => boolean = never) {
  const parsed = parseHours(text)
  if (parsed.outcome === 'unreadable') throw new Error(`${parsed.at}: ${parsed.problem}`)
  const { opening_hours, ...rest } = hoursOfWeek(parsed.rules, first, isHoliday)
  return { days: days(opening_hours), ...rest }
}

function days(hours: OpeningHours): string[] {
  return (['0', '1', '2', '3', '4', '5', '6'] as const).map((day) =>
    (hours[day] ?? []).map(({ start, end }) => `${start}-${end}`).join(),
  )
}

const all = (spans: string) => Array.from({ length: 7 }, () => spans)

describe('written hours', () => {
  const WEEKS: [text: string, days: string[]][] = [
    ['24/7', all('00:00-24:00')],
    ['Mo-Su 09:00-17:00', all('09:00-17:00')],
    ['09:00-17:00', all('09:00-17:00')],
    ['Mo-Fr 9:00-12:00,14:00-18:00', [...Array.from({ length: 5 }, () => '09:00-12:00,14:00-18:00'), '', '']],
    ['Mo,We 10:00-12:00', ['10:00-12:00', '', '10:00-12:00', '', '', '', '']],
    ['Sa-Mo 10:00-12:00', ['10:00-12:00', '', '', '', '', '10:00-12:00', '10:00-12:00']],
    [
      'Mo-We,Fr-Su 10:00-12:00',
      ['10:00-12:00', '10:00-12:00', '10:00-12:00', '', '10:00-12:00', '10:00-12:00', '10:00-12:00'],
    ],
    ['Fr 18:00-02:00', ['', '', '', '', '18:00-02:00', '', '']],
    ['Fr 18:00-26:00', ['', '', '', '', '18:00-02:00', '', '']],
    ['Fr 18:00-24:00', ['', '', '', '', '18:00-24:00', '', '']],
    ['Mo-Su 09:00-17:00; Tu off', ['09:00-17:00', '', ...Array.from({ length: 5 }, () => '09:00-17:00')]],
    [
      'Mo-Su 09:00-17:00; Fr 14:00-17:00;',
      ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '14:00-17:00', '09:00-17:00', '09:00-17:00'],
    ],
    ['Apr-Sep 08:00-18:00; Oct-Mar 09:00-16:00', all('09:00-16:00')],
    ['Nov-Feb: Mo-Su 09:00-16:00', all('09:00-16:00')],
    ['Apr-Sep 08:00-18:00', all('')],
    [
      'Mo-Su 08:00-18:00; Feb 3 off',
      ['08:00-18:00', '08:00-18:00', '', '08:00-18:00', '08:00-18:00', '08:00-18:00', '08:00-18:00'],
    ],
    [
      'Mo-Su 08:00-18:00; Feb 2,4-5 10:00-12:00',
      ['08:00-18:00', '10:00-12:00', '08:00-18:00', '10:00-12:00', '10:00-12:00', '08:00-18:00', '08:00-18:00'],
    ],
    ['Mo-Su 08:00-18:00; 2027 Feb 1-2027 Mar 9 19:00-21:00', all('19:00-21:00')],
    ['Mo-Su 08:00-18:00; 2028 Feb 1-2028 Mar 9 19:00-21:00', all('08:00-18:00')],
    ['Mo-Su 08:00-18:00; Jan 15-Feb 2 off', ['', '', ...Array.from({ length: 5 }, () => '08:00-18:00')]],
  ]
  it.each(WEEKS)('%s', (text, expected) => {
    expect(week(text).days).toEqual(expected)
  })

  it('keep holidays apart from the week', () => {
    const onWednesday = (date: string) => date === '2027-02-03'
    const off = week('Mo-Su 09:00-17:00; PH off', MONDAY, onWednesday)
    expect(off).toEqual({ days: all('09:00-17:00'), blackout_dates: [], closed_on_holidays: true })
    expect(week('PH off; Mo-Su 09:00-17:00', MONDAY, onWednesday)).toEqual(off)
    const short = week('Mo-Su 09:00-17:00; PH 10:00-12:00', MONDAY, onWednesday)
    expect(short.closed_on_holidays).toBe(false)
    expect(short.days[2]).toBe('10:00-12:00')
    expect(short.days[3]).toBe('09:00-17:00')
    expect(week('24/7', MONDAY, onWednesday).closed_on_holidays).toBe(false)
    expect(week('Mo-Fr 09:00-17:00; Su,PH off', MONDAY, onWednesday).closed_on_holidays).toBe(true)
  })

  it('say on which days of the year a place is shut', () => {
    expect(week('Mo-Su 09:00-17:00; Dec 25-26 off', '2026-12-21').blackout_dates).toEqual(['2026-12-25', '2026-12-26'])
    expect(week('Mo-Su 09:00-17:00; Dec 30-Jan 1 off', '2026-12-28').blackout_dates).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  it.each([
    ['', 0],
    ['open', 0],
    ['Mo-Fr', 5],
    ['Mo-Fr 9-17', 6],
    ['Mo-Fr 09:00', 11],
    ['Mo-Fr 09:00-', 12],
    ['Mo-Fr 09:00+', 11],
    ['Mo-Fr 09:00-25:61', 12],
    ['Mo-Fr 24:00-25:00', 6],
    ['Mo-Fr 09:00-09:00', 12],
    ['Mo-Xx 09:00-17:00', 3],
    ['Mo-Fr 09:00-17:00 Sa off', 18],
    ['Mo-Fr 09:00-17:00, Sa 10:00-12:00', 19],
    ['sunrise-sunset', 0],
    ['Mo-Fr 09:00-17:00 "by appointment"', 18],
    ['Feb 30 off', 4],
    ['27 Feb off', 0],
    ['2027 Mar 9-2027 Feb 1 off', 22],
    ['week 1-10 Mo 09:00-12:00', 0],
    ['Mo[1] 09:00-12:00', 2],
    ['easter off', 0],
  ])('refuse "%s" at %i', (text, at) => {
    expect(parseHours(text)).toMatchObject({ outcome: 'unreadable', at })
  })

  it('never make a reader throw, nor say more than a rule can', () => {
    const word = fc.constantFrom(
      'Mo',
      'Fr',
      '-',
      ',',
      ';',
      ' ',
      '09:00',
      '18:00',
      '26:00',
      'PH',
      'off',
      'Feb',
      '3',
      '2027',
      '24/7',
      ':',
      'x',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const parsed = parseHours(words.join(''))
        if (parsed.outcome === 'unreadable') expect(parsed.at).toBeLessThanOrEqual(words.join('').length)
        else expect(HoursRule.array().safeParse(parsed.rules).success).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
