import { describe, expect, it } from 'vitest'
import type { Degraded, Provenance } from '../../../../src/domain/trips/index.ts'
import { type AskedAgain, withAnswers, withOwnSupply } from '../../../../src/domain/trips/watch/with-answers.ts'
import {
  aDayOfWeather,
  aFlight,
  aLodging,
  anAttraction,
  DATES,
  LIVE,
  SEA,
  someFacts,
  TZ,
} from '../../../support/a-trip.ts'

const from = (degraded: Degraded | null): Provenance => ({ ...LIVE, degraded })
const window = { start: DATES[0], end: DATES[3], tz: TZ }
const flights = (items: ReturnType<typeof aFlight>[], degraded: Degraded | null = null): AskedAgain => ({
  tool: 'flights',
  request: { origin: 'NBO', dest: 'UKA', date_window: window, avoid_overnight: false },
  answer: { outcome: 'ok', items, provenance: from(degraded), degraded },
})
const weather = (items: ReturnType<typeof aDayOfWeather>[]): AskedAgain => ({
  tool: 'weather',
  request: { ...SEA, dates: [...DATES], tz: TZ },
  answer: { outcome: 'ok', items, provenance: LIVE, degraded: null },
})
const idsAfter = (asked: AskedAgain, facts = someFacts()) =>
  withAnswers(facts.data, [asked]).flights.map(({ flight_id }) => flight_id)

describe('what is known after asking again', () => {
  it('is what was answered, and what was not asked', () => {
    expect(idsAfter(flights([aFlight('later', DATES[0], '11:00', '12:00')]))).toEqual(['back', 'later'])
  })

  it('has nothing left of what a whole answer does not name', () => {
    expect(idsAfter(flights([]))).toEqual(['back'])
  })

  it('is as it was where a source did not answer, or refused', () => {
    const { data } = someFacts()
    const none = (outcome: 'unavailable' | 'refused'): AskedAgain => ({
      tool: 'flights',
      request: { origin: 'NBO', dest: 'UKA', date_window: window, avoid_overnight: false },
      answer: { outcome, items: [], provenance: null, degraded: 'omitted' },
    })
    expect(withAnswers(data, [none('unavailable'), none('refused')])).toEqual(data)
  })

  it('cancels no flight because files stand in for who is away', () => {
    expect(idsAfter(flights([], 'fixture'))).toEqual(['out', 'back'])
    expect(idsAfter(flights([], 'cache'))).toEqual(['out', 'back'])
  })

  it('believes files where files were believed before', () => {
    const out = aFlight('out', DATES[0], '09:00', '10:00', { provenance: from('fixture') })
    expect(idsAfter(flights([], 'fixture'), someFacts({ flights: [out] }))).toEqual([])
  })

  it('exchanges the beds of the tier that was asked for', () => {
    const facts = someFacts({ lodging: [aLodging('inn'), aLodging('palace', { tier: 'luxury' })] })
    const asked: AskedAgain = {
      tool: 'lodging',
      request: { city: 'Diani', checkin: DATES[0], checkout: DATES[3], tier_prefs: ['mid'] },
      answer: { outcome: 'ok', items: [aLodging('hut')], provenance: LIVE, degraded: null },
    }
    expect(withAnswers(facts.data, [asked]).lodging.map(({ lodging_id }) => lodging_id)).toEqual(['palace', 'hut'])
  })

  it('keeps venues that an answer does not name, because only some are ever named', () => {
    const asked: AskedAgain = {
      tool: 'attractions',
      request: { city: 'Diani', themes: [], kid_friendly: false },
      answer: {
        outcome: 'ok',
        items: [anAttraction('b', { est_price_usd_cents: 7_000 })],
        provenance: LIVE,
        degraded: null,
      },
    }
    const after = withAnswers(someFacts().data, [asked]).attractions
    expect(after.map(({ id, est_price_usd_cents }) => [id, est_price_usd_cents])).toEqual([
      ['a', 1_000],
      ['b', 7_000],
      ['c', 1_000],
      ['d', 1_000],
    ])
  })

  describe('of what the shop itself offers', () => {
    const own = { ...LIVE, tool: 'supply' }
    const nothing = { flights: [], lodging: [], attractions: [], dailySpend: [] }

    it('is nothing that a source says', () => {
      const facts = someFacts({ flights: [aFlight('ours', DATES[0], '09:00', '10:00', { provenance: own })] })
      const theirs = aFlight('ours', DATES[0], '11:00', '12:00')
      const [flight] = withAnswers(facts.data, [flights([theirs])]).flights
      expect(flight?.provenance).toEqual(own)
      expect(withAnswers(facts.data, [flights([])]).flights).toHaveLength(1)
    })

    it('is what the shop says now: dearer, or gone', () => {
      const inn = (cents: number) => aLodging('inn', { price_per_night_usd_cents: cents, provenance: own })
      const { data } = someFacts({ lodging: [inn(5_000), aLodging('theirs')] })
      const dearer = withOwnSupply(data, { ...nothing, lodging: [inn(9_000)] }).lodging
      expect(dearer.map(({ lodging_id, price_per_night_usd_cents: price }) => [lodging_id, price])).toEqual([
        ['inn', 9_000],
        ['theirs', 5_000],
      ])
      expect(withOwnSupply(data, nothing).lodging.map(({ lodging_id }) => lodging_id)).toEqual(['theirs'])
      expect(withOwnSupply(data, nothing).daily_spend).toEqual(data.daily_spend)
    })
  })

  it.each([
    ['a forecast replaces what is usual', 'climate', 'forecast', 0.9],
    ['a forecast replaces a forecast', 'forecast', 'forecast', 0.9],
    ['what is usual says nothing against a forecast', 'forecast', 'climate', 0.1],
  ] as const)('%s', (_, before, after, rain) => {
    const facts = someFacts({ weather: [aDayOfWeather(DATES[1], { basis: before })] })
    const told = withAnswers(facts.data, [weather([aDayOfWeather(DATES[1], { basis: after, precip_prob: 0.9 })])])
    expect(told.weather.map(({ precip_prob }) => precip_prob)).toEqual([rain])
  })
})
