import { describe, expect, it } from 'vitest'
import { legRef, OWN_CHOICE_MEAL } from '../../../../src/domain/trips/index.ts'
import {
  aFlight,
  aLeg,
  aLodging,
  anAttraction,
  BACK,
  DATES,
  GOOD_DAYS,
  type Line,
  NIGHT,
  OUT,
} from '../../../support/a-trip.ts'
import { said, withDay } from './support.ts'

const FAR = { lat: -4.05, lon: 39.66 }
const visit = (id: string, window: string): Line => ['attraction', id, window]

describe('what people can do', () => {
  it('finds nothing in a good plan', () => {
    expect(said(GOOD_DAYS)).toEqual([])
  })

  const SECOND_DAY: [what: string, lines: Line[], found: string[]][] = [
    ['15 minutes between two places at one spot', [visit('b', '09:00-11:00'), visit('e', '11:15-12:00'), NIGHT], []],
    [
      '14 minutes between them',
      [visit('b', '09:00-11:00'), visit('e', '11:14-12:00'), NIGHT],
      ['!gap_too_short@d2s2:e'],
    ],
    [
      'one right after the other',
      [visit('b', '09:00-11:00'), visit('e', '11:00-12:00'), NIGHT],
      ['!gap_too_short@d2s2:e'],
    ],
    ['20 minutes after a museum', [visit('m', '09:00-11:00'), visit('b', '11:20-12:00'), NIGHT], []],
    [
      '19 minutes after a museum',
      [visit('m', '09:00-11:00'), visit('b', '11:19-12:00'), NIGHT],
      ['!gap_too_short@d2s2:b'],
    ],
    [
      '19 minutes before a museum',
      [visit('b', '09:00-11:00'), visit('m', '11:19-12:00'), NIGHT],
      ['!gap_too_short@d2s2:m'],
    ],
    ['two at once', [visit('b', '09:00-11:00'), visit('e', '10:59-12:00'), NIGHT], ['!overlap@d2s2:e']],
    [
      'one that starts when the other ends, and a meal between',
      [visit('b', '09:00-11:00'), ['meal', OWN_CHOICE_MEAL, '11:00-12:00'], visit('e', '12:00-13:00'), NIGHT],
      [],
    ],
    [
      'a meal during a visit',
      [visit('b', '09:00-11:00'), ['meal', OWN_CHOICE_MEAL, '10:30-11:30'], NIGHT],
      [`!overlap@d2s2:${OWN_CHOICE_MEAL}`],
    ],
    ['35 minutes to a place 20 minutes away', [visit('b', '09:00-11:00'), visit('far', '11:35-12:00'), NIGHT], []],
    ['34 minutes to it', [visit('b', '09:00-11:00'), visit('far', '11:34-12:00'), NIGHT], ['!gap_too_short@d2s2:far']],
    [
      'a way that nobody knows',
      [visit('b', '09:00-11:00'), visit('lost', '12:00-13:00'), NIGHT],
      ['transit_unknown@d2s2:lost', 'transit_unknown@d2s2:lost'],
    ],
    ['leaving by the last metro', [visit('far', '21:00-22:55'), NIGHT], []],
    ['leaving a minute too late for it', [visit('far', '21:00-22:56'), NIGHT], ['!last_departure_missed@d2s1:far']],
    [
      'dinner at another place after it, too late',
      [visit('far', '18:00-20:00'), ['meal', OWN_CHOICE_MEAL, '22:00-23:20'], NIGHT],
      [`!last_departure_missed@d2s2:${OWN_CHOICE_MEAL}`],
    ],
  ]
  it.each(SECOND_DAY)('judges %s', (_, lines, found) => {
    const open = { 0: [], 1: [], 2: [{ start: '08:00', end: '24:00' }] }
    const attractions = [
      ...['a', 'b', 'c', 'd', 'e'].map((id) => anAttraction(id)),
      anAttraction('m', { venue_type: 'museum' }),
      anAttraction('far', { location: FAR, opening_hours: open }),
      anAttraction('lost', { location: { lat: -3.2, lon: 40.1 } }),
    ]
    const back = aLeg({ from_geo: FAR, to_geo: aLeg().from_geo, last_departure: '23:30' })
    expect(said(withDay(GOOD_DAYS, 1, lines), { attractions, transit: [aLeg(), back] })).toEqual(found)
  })

  it('takes the way that the plan says', () => {
    const slow = aLeg({ mode: 'bus', duration_seconds: 3_000 })
    const transit = [aLeg(), slow, aLeg({ from_geo: FAR, to_geo: aLeg().from_geo })]
    const attractions = ['a', 'b', 'c', 'd']
      .map((id) => anAttraction(id))
      .concat(anAttraction('far', { location: FAR }))
    const day = (to: string): Line[] => [
      visit('b', '09:00-11:00'),
      ['transit', legRef(slow), '11:00-11:50'],
      visit('far', to),
      NIGHT,
    ]
    expect(said(withDay(GOOD_DAYS, 1, day('12:05-13:00')), { attractions, transit })).toEqual([])
    expect(said(withDay(GOOD_DAYS, 1, day('12:04-13:00')), { attractions, transit })).toEqual([
      '!gap_too_short@d2s3:far',
    ])
  })

  it('takes no way that leads elsewhere for it', () => {
    const short = aLeg({ mode: 'walk', to_geo: { lat: -4.28, lon: 39.594 }, duration_seconds: 60 })
    const transit = [aLeg(), aLeg({ from_geo: FAR, to_geo: aLeg().from_geo }), short]
    const attractions = ['a', 'b', 'c', 'd']
      .map((id) => anAttraction(id))
      .concat(anAttraction('far', { location: FAR }))
    const day: Line[] = [
      visit('b', '09:00-11:00'),
      ['transit', legRef(short), '11:00-11:01'],
      visit('far', '11:34-13:00'),
      NIGHT,
    ]
    expect(said(withDay(GOOD_DAYS, 1, day), { attractions, transit })).toEqual(['!gap_too_short@d2s3:far'])
  })

  const FIRST_DAY: [what: string, lines: Line[], found: string[]][] = [
    ['a visit when the room is ready', [OUT, visit('a', '15:00-16:00'), NIGHT], []],
    ['a visit before it', [OUT, visit('a', '14:59-16:00'), NIGHT], ['!before_check_in@d1s2:a']],
    ['a visit 120 minutes after landing', [['flight', 'noon', '12:00-13:30'], visit('a', '15:30-16:00'), NIGHT], []],
    [
      'a visit 119 minutes after landing',
      [['flight', 'noon', '12:00-13:30'], visit('a', '15:29-16:00'), NIGHT],
      ['!gap_too_short@d1s2:a'],
    ],
    ['rest after landing at 20:01', [['flight', 'late', '19:00-20:01'], NIGHT], []],
    [
      'a visit after landing at 20:00',
      [['flight', 'evening', '19:00-20:00'], visit('a', '22:00-22:30'), NIGHT],
      ['!outside_hours@d1s2:a'],
    ],
    [
      'a visit after landing at 20:01',
      [['flight', 'late', '19:00-20:01'], visit('a', '22:01-22:30'), NIGHT],
      ['!after_late_arrival@d1s2:a', '!outside_hours@d1s2:a'],
    ],
  ]
  it.each(FIRST_DAY)('judges %s', (_, lines, found) => {
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00'),
      aFlight('noon', DATES[0], '12:00', '13:30'),
      aFlight('evening', DATES[0], '19:00', '20:00'),
      aFlight('late', DATES[0], '19:00', '20:01'),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    expect(said(withDay(GOOD_DAYS, 0, lines), { flights })).toEqual(found)
  })

  const LAST_DAY: [what: string, lines: Line[], found: string[]][] = [
    ['a visit that ends an hour after the room is left', [visit('d', '10:00-12:00'), BACK], []],
    ['a visit that ends a minute later', [visit('d', '10:00-12:01'), BACK], ['!after_check_out@d4s1:d']],
    ['120 minutes to a flight', [visit('d', '09:00-10:00'), ['flight', 'noon', '12:00-13:00']], []],
    [
      '119 minutes to a flight',
      [visit('d', '09:00-10:01'), ['flight', 'noon', '12:00-13:00']],
      ['!too_close_to_flight@d4s2:noon'],
    ],
  ]
  it.each(LAST_DAY)('judges %s', (_, lines, found) => {
    const home = { origin: 'UKA', dest: 'NBO' }
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00'),
      aFlight('back', DATES[3], '17:00', '18:00', home),
      aFlight('noon', DATES[3], '12:00', '13:00', home),
    ]
    expect(said(withDay(GOOD_DAYS, 3, lines), { flights })).toEqual(found)
  })

  it.each([
    ['10:00', ['!outside_hours@d4s1:d']],
    ['09:59', ['!before_early_departure@d4s1:d', '!outside_hours@d4s1:d']],
  ])('lets nobody do anything before a flight at %s that is early', (leaves, found) => {
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00'),
      aFlight('early', DATES[3], leaves, '11:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    const day: Line[] = [visit('d', '06:00-07:30'), ['flight', 'early', `${leaves}-11:00`]]
    expect(said(withDay(GOOD_DAYS, 3, day), { flights })).toEqual(found)
  })

  it('counts what the day before does after midnight', () => {
    const days = withDay(withDay(GOOD_DAYS, 1, [['meal', OWN_CHOICE_MEAL, '23:00-01:00'], NIGHT]), 2, [
      ['meal', OWN_CHOICE_MEAL, '00:30-01:30'],
      NIGHT,
    ])
    expect(said(days)).toEqual([`!overlap@d3s1:${OWN_CHOICE_MEAL}`])
  })

  it('asks the house when its rooms are ready', () => {
    const lodging = [aLodging('inn', { checkin_window: { start: '16:00', end: '23:00' } })]
    expect(said(GOOD_DAYS, { lodging })).toEqual(['!before_check_in@d1s2:a'])
  })
})
