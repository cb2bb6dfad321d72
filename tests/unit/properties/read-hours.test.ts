import { describe, expect, it } from 'vitest'
import { Hours } from '../../../src/domain/properties/schemas.ts'

const problemOf = (written: unknown) => {
  const read = Hours.safeParse(written)
  return read.success ? null : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
/** Each day that is open, as "mon 07:00-22:00, 23:00-24:00". */
const weekOf = (written: unknown) =>
  Object.entries(Hours.parse(written).week).flatMap(([day, spans]) => {
    const said = spans.map(({ from, to, last_order }) => `${from}-${to}${last_order ? ` (${last_order})` : ''}`)
    return said.length === 0 ? [] : [`${day} ${said.join(', ')}`]
  })
const every = (spans: string, days = 'mon tue wed thu fri sat sun') => days.split(' ').map((day) => `${day} ${spans}`)

describe('opening hours in words', () => {
  it.each([
    ['Mon-Fri 7am-10pm; Sat 8-23; Sun closed', [...every('07:00-22:00', 'mon tue wed thu fri'), 'sat 08:00-23:00']],
    ['24h', every('00:00-24:00')],
    ['open 24 hours', every('00:00-24:00')],
    ['24/7', every('00:00-24:00')],
    ['daily 12-15, 18-22:30', every('12:00-15:00, 18:00-22:30')],
    ['6.30 a.m. – 9 p.m.', every('06:30-21:00')],
    ['Fri & Sat 6pm-2am', every('18:00-02:00', 'fri sat')],
    ['Sat-Mon 10:00 to 16:00', every('10:00-16:00', 'mon sat sun')],
    [
      'weekdays noon-midnight, weekends 24h',
      [...every('12:00-24:00', 'mon tue wed thu fri'), ...every('00:00-24:00', 'sat sun')],
    ],
    ['Mon-Fri 8-17, Sat 9-13', [...every('08:00-17:00', 'mon tue wed thu fri'), 'sat 09:00-13:00']],
    ['Mon, Wed and Fri: 8-17', every('08:00-17:00', 'mon wed fri')],
    ['Mondays 8-9; Tuesdays 22:00-08:00', ['mon 08:00-09:00', 'tue 22:00-08:00']],
    ['Tue 18-22 last order 21:30', ['tue 18:00-22:00 (21:30)']],
    ['Tue 12-15, 18-22; last orders at 9:30pm', ['tue 12:00-15:00, 18:00-22:00 (21:30)']],
    ['Tue 6pm-1am (last order 12:30am)', ['tue 18:00-01:00 (00:30)']],
    ['wed 19:00-20:00, 7am-9am', ['wed 07:00-09:00, 19:00-20:00']],
    [
      { week: { mon: '8-12', tue: 'closed', sun: [{ from: '10:00', to: '24:00' }] } },
      ['mon 08:00-12:00', 'sun 10:00-24:00'],
    ],
  ])('%j is read', (written, week) => {
    expect(weekOf(written)).toEqual(week)
  })

  it.each([
    ['', 'says no time'],
    ['whenever we like', 'is no time'],
    ['Mon', 'is no time'],
    ['7-10pm', 'write am or pm at both times'],
    ['10-2', 'write am or pm at both times'],
    ['7am-10:00', null],
    ['7am-9', 'write am or pm at both times'],
    ['17:00-09:00', 'before it opens at 17:00'],
    ['20:00-19:00', 'before it opens at 20:00'],
    ['9am-9am', 'has no length'],
    ['25:00-26:00', 'no clock shows'],
    ['8:70-9:00', 'no clock shows'],
    ['13pm-15pm', 'no clock shows'],
    ['Mon-Fri 8-17; Fri 9-12', 'says again when it is open on fri'],
    ['8-12, 11-15', 'overlap'],
    ['18-22; last order 23:00', 'in none of the spans'],
    ['18-22 last order 23:00', 'is not between 18:00 and 22:00'],
    ['2026-02-30 closed', 'a day that exists'],
    ['24h; 2026-12-25 closed; 2026-12-25 10-12', 'stands there twice'],
    [7, 'must be an object'],
    [{ week: { monday: '8-12' } }, 'days are written mon'],
    [{ week: '8-12', seasons: [{ from: '12-01', to: '2027-01-01', week: '24h' }] }, 'the year at both ends'],
    [{ week: '8-12', seasons: [{ from: '2027-02-01', to: '2027-01-01', week: '24h' }] }, 'ends before it begins'],
    [{ week: '8-12', seasons: [{ from: '13-01', to: '12-31', week: '24h' }] }, 'seasons.0.from: write a day'],
    [{ week: { mon: [{ from: '8:00', to: '12:00' }] } }, 'week.mon.0.from: write a time'],
  ])('%j: %s', (written, problem) => {
    if (problem === null) expect(problemOf(written)).toBeNull()
    else expect(problemOf(written)).toContain(problem)
  })

  it('come out as parts that can be written again', () => {
    const written = {
      week: 'Mon-Fri 7am-10pm last order 9pm; Sat 18-2',
      seasons: [{ name: 'rains', from: '04-01', to: '06-30', week: 'Sat-Sun 10-16' }],
      exceptions: [{ date: '2026-12-25', hours: 'closed' }],
    }
    const parts = Hours.parse(written)
    expect(Hours.parse(parts)).toEqual(parts)
    expect(Hours.parse('24h; 2026-12-25 closed').exceptions).toEqual([{ date: '2026-12-25', hours: [] }])
  })
})
