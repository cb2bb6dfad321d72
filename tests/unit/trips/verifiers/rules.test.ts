import { describe, expect, it } from 'vitest'
import { OWN_CHOICE_MEAL, verifyPlan } from '../../../../src/domain/trips/index.ts'
import {
  aDayOfWeather,
  aFlight,
  aLeg,
  aLodging,
  anAttraction,
  anIntent,
  aPlan,
  BACK,
  DATES,
  GOOD_DAYS,
  LIVE,
  type Line,
  NIGHT,
  OUT,
  someFacts,
  TZ,
} from '../../../support/a-trip.ts'
import { said, withDay } from './support.ts'

const others = ['a', 'c', 'd'].map((id) => anAttraction(id))
const withB = (over: Parameters<typeof anAttraction>[1]) => ({ attractions: [...others, anAttraction('b', over)] })
const weekdayTwo = (...spans: [string, string][]) => ({ 2: spans.map(([start, end]) => ({ start, end })) })
const visit = (window: string): Line => ['attraction', 'b', window]

describe('money', () => {
  // 2 flights of 90, 3 nights of 50, 4 visits of 10 and 4 days of 20: 450 USD.
  it.each([
    [45_000, []],
    [44_999, ['over_budget_within_slippage@null']],
    [40_910, ['over_budget_within_slippage@null']],
    [40_909, ['!over_budget@null']],
  ])('judges a plan of 450 USD against %i cents', (budget_usd_cents, found) => {
    expect(said(GOOD_DAYS, {}, anIntent({ budget_usd_cents }))).toEqual(found)
  })

  it('counts everybody: seats, rooms of two, tickets, days', () => {
    const intent = anIntent({ party: { adults: 2, children: 1 }, budget_usd_cents: 119_999 })
    const book = someFacts()
    const verdict = verifyPlan(aPlan(GOOD_DAYS, book, intent), intent, book)
    expect(verdict.violations.find(({ code }) => code === 'over_budget_within_slippage')?.details).toEqual({
      total_usd_cents: 120_000,
      budget_usd_cents: 119_999,
      over_usd_cents: 1,
    })
  })
})

describe('opening hours', () => {
  const HOURS: [what: string, over: Parameters<typeof anAttraction>[1], window: string, found: string[]][] = [
    ['a span that covers the visit', { opening_hours: weekdayTwo(['10:00', '12:00']) }, '10:00-12:00', []],
    ['a visit a minute too long', { opening_hours: weekdayTwo(['10:00', '12:00']) }, '10:00-12:01', ['outside_hours']],
    ['a visit a minute too early', { opening_hours: weekdayTwo(['10:00', '12:00']) }, '09:59-12:00', ['outside_hours']],
    [
      'the pause of split hours',
      { opening_hours: weekdayTwo(['10:00', '12:00'], ['14:00', '18:00']) },
      '13:00-13:30',
      ['outside_hours'],
    ],
    [
      'the second span of split hours',
      { opening_hours: weekdayTwo(['10:00', '12:00'], ['14:00', '18:00']) },
      '15:00-16:00',
      [],
    ],
    ['no hours at all', { opening_hours: {} }, '10:00-12:00', ['outside_hours']],
    ['an empty day', { opening_hours: { 2: [] } }, '10:00-12:00', ['outside_hours']],
    [
      'hours of another day',
      { opening_hours: { 3: [{ start: '08:00', end: '20:00' }] } },
      '10:00-12:00',
      ['outside_hours'],
    ],
    ['a day left out', { blackout_dates: [DATES[1]] }, '10:00-12:00', ['blackout_date']],
    ['another day left out', { blackout_dates: [DATES[2]] }, '10:00-12:00', []],
    ['a holiday it keeps', { closed_on_holidays: true }, '10:00-12:00', ['public_holiday']],
    ['a holiday it does not keep', { closed_on_holidays: false }, '10:00-12:00', []],
    ['an evening past midnight', { opening_hours: weekdayTwo(['18:00', '02:00']) }, '23:00-01:30', []],
    [
      'an evening that ends before',
      { opening_hours: weekdayTwo(['18:00', '01:00']) },
      '23:00-01:30',
      ['outside_hours'],
    ],
    [
      'the night that began the day before',
      { opening_hours: { 1: [{ start: '18:00', end: '02:00' }] } },
      '00:30-01:30',
      [],
    ],
    ['a place in another timezone', { opening_hours: weekdayTwo(['07:00', '09:00']), tz: 'UTC' }, '10:00-12:00', []],
    [
      'a place there that is closed',
      { opening_hours: weekdayTwo(['10:00', '12:00']), tz: 'UTC' },
      '10:00-12:00',
      ['outside_hours'],
    ],
  ]
  it.each(HOURS)('judges %s', (_, over, window, found) => {
    const holidays = [{ date: DATES[1], name: 'A holiday' }]
    expect(said(withDay(GOOD_DAYS, 1, [visit(window), NIGHT]), { ...withB(over), holidays })).toEqual(
      found.map((code) => `!${code}@d2s1:b`),
    )
  })

  it('are asked of a meal at a named place too', () => {
    const day: Line[] = [['meal', 'b', '12:00-13:00'], NIGHT]
    expect(said(withDay(GOOD_DAYS, 1, day), withB({ opening_hours: {} }))).toEqual(['!outside_hours@d2s1:b'])
  })
})

describe('weather', () => {
  const WEATHER: [indoor: boolean | null, over: Parameters<typeof aDayOfWeather>[1], found: string[]][] = [
    [false, { precip_prob: 0.59 }, []],
    [false, { precip_prob: 0.6 }, ['!bad_weather@d2s1:b']],
    [false, { wind_kmh: 29.9 }, []],
    [false, { wind_kmh: 30 }, ['!bad_weather@d2s1:b']],
    [false, { precip_prob: 0.9, basis: 'fixture' }, ['!bad_weather@d2s1:b']],
    [false, { precip_prob: 0.9, basis: 'climate' }, ['bad_climate@d2s1:b']],
    [null, { precip_prob: 0.59 }, []],
    [null, { precip_prob: 0.6 }, ['uncertain_weather@d2s1:b']],
    [null, { precip_prob: 0.6, basis: 'climate' }, ['bad_climate@d2s1:b']],
    [true, { precip_prob: 1, wind_kmh: 90 }, []],
  ]
  it.each(WEATHER)('of a place whose roof is %s on a day of %o', (indoor, over, found) => {
    const weather = DATES.map((date, at) => aDayOfWeather(date, at === 1 ? over : {}))
    expect(said(GOOD_DAYS, { ...withB({ indoor }), weather })).toEqual(found)
  })

  it('says that it is not known, where that matters', () => {
    expect(said(GOOD_DAYS, { weather: [] })).toEqual([])
    expect(said(GOOD_DAYS, { ...withB({ indoor: false }), weather: [] })).toEqual(['weather_unknown@1'])
  })
})

describe('wishes', () => {
  const kids = anIntent({ prefs: { kid_friendly: true } })

  it.each([
    ['18:00-20:00', []],
    ['18:00-20:01', ['!after_curfew@d2s1:b']],
  ])('has children out of a place at %s', (window, found) => {
    expect(said(withDay(GOOD_DAYS, 1, [visit(window), NIGHT]), {}, kids)).toEqual(found)
    expect(said(withDay(GOOD_DAYS, 1, [['meal', OWN_CHOICE_MEAL, window], NIGHT]), {}, kids)).toEqual(
      found.map((each) => each.replace('b', OWN_CHOICE_MEAL)),
    )
  })

  it.each([
    ['20:00', '20:00', []],
    ['20:01', '20:00', ['!flight_after_curfew@d4s1:home']],
    ['20:01', '20:01', ['flight_after_curfew@d4s1:home']],
  ])('with children, of a flight that lands at %s when another lands at %s', (lands, otherLands, found) => {
    const home = { origin: 'UKA', dest: 'NBO' }
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00'),
      aFlight('home', DATES[3], '18:00', lands, home),
      aFlight('other', DATES[3], '17:00', otherLands, home),
    ]
    const days = withDay(GOOD_DAYS, 3, [['flight', 'home', `18:00-${lands}`]])
    expect(said(days, { flights }, kids)).toEqual(found)
  })

  it('refuses a night in the air to those who do not want one', () => {
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00', { overnight: true }),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    expect(said(GOOD_DAYS, { flights }, anIntent({ prefs: { avoid_overnight: true } }))).toEqual([
      '!overnight_flight@d1s1:out',
    ])
    expect(said(GOOD_DAYS, { flights })).toEqual([])
  })

  it.each([
    [true, []],
    [false, ['not_kid_friendly@d2s1:b']],
    [null, ['not_kid_friendly@d2s1:b']],
  ])('tells parents of a place that is fit for children: %s', (kid_friendly, found) => {
    expect(
      said(
        GOOD_DAYS,
        withB({ kid_friendly }),
        anIntent({ party: { adults: 2, children: 1 }, budget_usd_cents: 200_000 }),
      ),
    ).toEqual(found)
  })

  const WISHES: [
    wish: Record<string, unknown>,
    met: Parameters<typeof someFacts>[0],
    unmet: Parameters<typeof someFacts>[0],
  ][] = [
    [{ key: 'room_type', value: 'entire' }, { lodging: [aLodging('inn', { room_type: 'entire' })] }, {}],
    [{ key: 'house_rule', value: 'pets' }, {}, { lodging: [aLodging('inn', { house_rules: ['no_pets'] })] }],
    [{ key: 'must_see', value: 'Place b' }, {}, { attractions: [...others, anAttraction('b', { name: 'Other' })] }],
    [
      { key: 'cuisine', value: 'swahili' },
      { attractions: [...others, anAttraction('b'), anAttraction('eat', { themes: ['swahili'] })] },
      { attractions: [...others, anAttraction('b'), anAttraction('eat')] },
    ],
    [{ key: 'max_transfer_min', value: 20 }, { transit: [aLeg()] }, { transit: [aLeg({ duration_seconds: 1_201 })] }],
    [{ key: 'avoid_mode', value: 'bus' }, { transit: [aLeg()] }, { transit: [aLeg({ mode: 'bus' })] }],
  ]
  it.each(WISHES)('checks %o', (wish, met, unmet) => {
    const look = (facts: Parameters<typeof someFacts>[0], hard: boolean) => {
      const book = someFacts({ attractions: [...others, anAttraction('b'), anAttraction('eat')], ...facts })
      const intent = anIntent({ wishes: [{ ...wish, hard }] })
      const legs = book.data.transit.map((leg): Line => ['transit', refOf(leg), '14:00-14:20'])
      const days = withDay(GOOD_DAYS, 1, [visit('09:30-12:00'), ['meal', 'eat', '12:30-13:30'], ...legs, NIGHT])
      return verifyPlan(aPlan(days, book, intent), intent, book)
        .violations.filter(({ code }) => code === 'wish_unmet')
        .map(({ blocking }) => blocking)
    }
    expect(look(met, true)).toEqual([])
    expect(look(unmet, true)).toEqual([true])
    expect(look(unmet, false)).toEqual([false])
  })

  it('keeps what is locked, when it is locked', () => {
    const lock = (start: string, activity_id = 'b') =>
      anIntent({ prefs: { locked_slots: [{ day_offset: 1, window: { start, end: '12:00' }, activity_id }] } })
    expect(said(GOOD_DAYS, {}, lock('09:30'))).toEqual([])
    expect(said(GOOD_DAYS, {}, lock('09:35'))).toEqual(['!lock_changed@1'])
    expect(said(GOOD_DAYS, {}, lock('09:30', 'c'))).toEqual(['!lock_changed@1'])
  })

  it('tells of a theme that no day serves', () => {
    const intent = anIntent({ prefs: { themes: ['art'] } })
    expect(said(GOOD_DAYS, withB({ themes: ['art'] }), intent)).toEqual([])
    expect(said(GOOD_DAYS, withB({ themes: ['sea'] }), intent)).toEqual(['theme_not_served@null'])
  })

  it.each([
    ['08:00-17:00', []],
    ['08:00-17:01', ['day_too_full@1']],
  ])('calls nine hours enough: %s', (window, found) => {
    expect(said(withDay(GOOD_DAYS, 1, [visit(window), NIGHT]))).toEqual(found)
  })
})

describe('completeness', () => {
  it('wants a bed for every night but the last', () => {
    expect(said(withDay(GOOD_DAYS, 2, [['attraction', 'c', '09:30-12:00']]))).toEqual(['!night_without_lodging@2'])
  })

  it('wants a way there and back, unless one gets there without flying', () => {
    const days = withDay(withDay(GOOD_DAYS, 0, [NIGHT]), 3, [])
    expect(said(days)).toEqual(['!no_outbound_flight@0', '!no_return_flight@3'])
    expect(said(days, {}, anIntent({ origin: 'UKA' }))).toEqual([])
    const destination = {
      city: 'Diani',
      country: 'KE',
      geo: { lat: -4.2, lon: 39.5 },
      tz: TZ,
      currency: 'KES',
      airports: [],
    }
    expect(said(days, { destination: { ...destination, overland: true } })).toEqual([])
    expect(said(days, { destination })).toHaveLength(2)
  })

  it('wants every day of the trip', () => {
    const intent = anIntent({ date_window: { start: DATES[0], end: '2027-02-06', tz: TZ } })
    expect(said(GOOD_DAYS, {}, intent)).toEqual(['!wrong_days@null'])
  })

  it('wants the flights to start and end at home', () => {
    expect(said(GOOD_DAYS, {}, anIntent({ origin: 'WIL' }))).toEqual(['!no_outbound_flight@0', '!no_return_flight@3'])
    expect(said(GOOD_DAYS, {}, anIntent({ origin: null }))).toEqual([])
  })

  it.each([
    [3, []],
    [4, ['!too_few_nights@d1s4:inn']],
  ])('stays three nights in a house that wants %i', (min_nights, found) => {
    expect(said(GOOD_DAYS, { lodging: [aLodging('inn', { min_nights })] })).toEqual(found)
  })

  it('goes nowhere twice', () => {
    expect(said(withDay(GOOD_DAYS, 2, [visit('09:30-12:00'), NIGHT]))).toEqual(['!venue_twice@d3s1:b'])
  })
})

describe('evidence', () => {
  it('knows every option', () => {
    expect(said(withDay(GOOD_DAYS, 1, [['attraction', 'invented', '09:30-12:00'], NIGHT]))).toEqual([
      'transit_unknown@d2s1:invented',
      '!no_fact@d2s1:invented',
    ])
  })

  it('lets no price stand that is not that of its fact', () => {
    const intent = anIntent()
    const book = someFacts()
    const plan = aPlan(GOOD_DAYS, book, intent)
    const dearer = someFacts(withB({ est_price_usd_cents: 1_001 }))
    const codes = (facts: typeof book) => verifyPlan(plan, intent, facts).violations.map(({ code }) => code)
    expect(codes(book)).toEqual([])
    expect(codes(dearer)).toEqual(['cost_differs'])
    expect(codes(someFacts(withB({ est_price_usd_cents: undefined })))).toEqual(['cost_differs', 'cost_unknown'])
    expect(codes(someFacts({ daily_spend: [{ tier: 'mid', usd_cents: 1_999, provenance: LIVE }] }))).toEqual([
      'cost_differs',
    ])
    expect(codes(someFacts({ daily_spend: [] }))).toEqual(['no_fact'])
  })

  it.each([
    ['09:00-10:00', []],
    ['09:00-10:01', ['!time_differs@d1s1:out']],
    ['08:59-10:00', ['!time_differs@d1s1:out']],
  ])('flies when the flight does, and not at %s unless that is it', (window, found) => {
    const day: Line[] = [['flight', 'out', window], ['attraction', 'a', '15:30-17:30'], NIGHT]
    expect(said(withDay(GOOD_DAYS, 0, day)).filter((each) => each.includes('time_differs'))).toEqual(found)
  })

  it.each([
    ['14:00-14:20', []],
    ['14:00-14:19', ['!time_differs']],
  ])('takes the time that a way takes: %s', (window, found) => {
    const day: Line[] = [visit('09:30-12:00'), ['transit', refOf(aLeg()), window], NIGHT]
    const codes = said(withDay(GOOD_DAYS, 1, day), { transit: [aLeg()] }).map((each) => each.split('@')[0])
    expect(codes).toEqual(found)
  })

  it('flies on the day on which the flight does', () => {
    const flights = [
      aFlight('out', DATES[1], '09:00', '10:00'),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    expect(said(GOOD_DAYS, { flights })).toEqual(['!time_differs@d1s1:out'])
  })

  it('tells of a price that nobody knows, and of facts that are not fresh', () => {
    expect(said(GOOD_DAYS, withB({ est_price_usd_cents: undefined }))).toEqual(['cost_unknown@d2s1:b'])
    expect(said(GOOD_DAYS, withB({ provenance: { ...LIVE, degraded: 'fixture' } }))).toEqual(['degraded_fact@d2s1:b'])
    expect(said(GOOD_DAYS, withB({ provenance: { ...LIVE, cache_hit: true } }))).toEqual(['degraded_fact@d2s1:b'])
  })
})

describe('the verdict', () => {
  it('goes by day, slot and kind, with the trip at the end', () => {
    const days = withDay(withDay(GOOD_DAYS, 0, [OUT, ['attraction', 'a', '14:00-23:00'], NIGHT]), 3, [
      ['attraction', 'd', '11:00-13:00'],
      BACK,
    ])
    expect(said(days, {}, anIntent({ budget_usd_cents: 1_000 }))).toEqual([
      '!before_check_in@d1s2:a',
      '!outside_hours@d1s2:a',
      '!after_check_out@d4s1:d',
      '!over_budget@null',
    ])
  })

  it('judges only days again that changed, or whose facts did', () => {
    const intent = anIntent()
    const book = someFacts()
    const first = verifyPlan(aPlan(GOOD_DAYS, book), intent, book)
    expect(first.reused).toBe(0)
    const moved = aPlan(withDay(GOOD_DAYS, 2, [['attraction', 'c', '06:00-07:00'], NIGHT]), book)
    const second = verifyPlan(moved, intent, book, first)
    expect(second.reused).toBe(2)
    expect(second.violations).toEqual(verifyPlan(moved, intent, book).violations)
    const wet = someFacts({
      ...withB({ indoor: false }),
      weather: DATES.map((date) => aDayOfWeather(date, { wind_kmh: 40 })),
    })
    expect(verifyPlan(aPlan(GOOD_DAYS, wet), intent, wet, first).violations.map(({ code }) => code)).toEqual([
      'bad_weather',
    ])
  })
})

function refOf(leg: ReturnType<typeof aLeg>): string {
  return `${leg.mode}:-4.2790,39.5940>-4.0500,39.6600`
}
