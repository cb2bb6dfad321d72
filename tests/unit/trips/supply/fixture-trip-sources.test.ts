import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtureTripSources } from '../../../../src/adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures } from '../../../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import {
  Attraction,
  FlightOption,
  FXRate,
  Lodging,
  TransitLeg,
  WeatherDay,
} from '../../../../src/domain/trips/index.ts'
import { flightOn, isOvernight } from '../../../../src/domain/trips/supply/flight-on.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const fixtures = readTripFixtures(join(import.meta.dirname, '../../../../fixtures/trips'))
const sources = fixtureTripSources({ fixtures, clock: { now: () => NOW } })
const call = { tenantId: 'none', signal: new AbortController().signal }
const window = (start: string, end = start) => ({ start, end, tz: 'Africa/Nairobi' })
const paris = { lat: 48.8566, lon: 2.3522 }

describe('flights from fixtures', () => {
  const ask = (origin: string, dest: string, avoid_overnight = false) =>
    sources.flights({ origin, dest, date_window: window('2026-12-14'), avoid_overnight }, call)

  it('are two of each tier at most, the cheapest, and told as fixtures', async () => {
    const { items, outcome, degraded } = await ask('NBO', 'MBA')
    expect([outcome, degraded]).toEqual(['ok', 'fixture'])
    expect(items.map(({ tier }) => tier)).toEqual(['budget', 'budget', 'mid', 'mid', 'premium', 'premium'])
    for (const item of items) expect(FlightOption.parse(item)).toEqual(item)
    expect(new Set(items.map(({ provenance }) => provenance.ref_id)).size).toBe(6)
  })

  it('are of the first and of the last day of a trip', async () => {
    const date_window = window('2026-12-14', '2026-12-19')
    const { items } = await sources.flights({ origin: 'MBA', dest: 'NBO', date_window, avoid_overnight: false }, call)
    for (const tier of ['budget', 'mid', 'premium']) {
      const days = items.filter((flight) => flight.tier === tier).map(({ departure }) => departure.slice(0, 10))
      expect(days).toEqual(['2026-12-14', '2026-12-19'])
    }
  })

  it('leave the night out where it is to be avoided', async () => {
    const night = await ask('NBO', 'CDG')
    expect(night.items.some(({ overnight }) => overnight)).toBe(true)
    const day = await ask('NBO', 'CDG', true)
    expect(day.items.length).toBeGreaterThan(0)
    expect(day.items.every(({ overnight }) => !overnight)).toBe(true)
  })

  it('cost what the month makes of their price, and fly on their days only', () => {
    const [schedule] = fixtures.rows.flight.filter(({ key }) => key === 'NBO-ORY')
    expect(schedule?.data.days).toEqual([1, 3, 5, 6])
    expect(flightOn('x', schedule?.data ?? never(), '2026-12-14')).toBeNull()
    expect(flightOn('x', schedule?.data ?? never(), '2026-12-15')).toMatchObject({
      price_usd_cents: 43_100,
      departure: '2026-12-15T03:10:00.000Z',
      arrival: '2026-12-15T14:40:00.000Z',
    })
  })

  it.each([
    ['22:00 to 23:59', '2026-12-14T19:00:00Z', '2026-12-14T20:59:00Z', false],
    ['22:00 to 00:00', '2026-12-14T19:00:00Z', '2026-12-14T21:00:00Z', false],
    ['22:00 to 00:01', '2026-12-14T19:00:00Z', '2026-12-14T21:01:00Z', true],
    ['04:59 to 06:00', '2026-12-14T01:59:00Z', '2026-12-14T03:00:00Z', true],
    ['05:00 to 06:00', '2026-12-14T02:00:00Z', '2026-12-14T03:00:00Z', false],
  ])('know whether %s in Nairobi is overnight', (_, leaves, lands, is) => {
    expect(isOvernight(new Date(leaves), new Date(lands), 'Africa/Nairobi')).toBe(is)
  })
})

describe('lodging from fixtures', () => {
  const ask = (checkin: string, checkout: string, tier_prefs: ('budget' | 'mid' | 'luxury')[] = []) =>
    sources.lodging({ city: 'Maasai Mara', checkin, checkout, tier_prefs }, call)

  it('is of every tier, four at most', async () => {
    const { items } = await ask('2026-12-14', '2026-12-18')
    expect(new Set(items.map(({ tier }) => tier))).toEqual(new Set(['budget', 'mid', 'luxury']))
    expect(items).toHaveLength(4)
    for (const item of items) expect(Lodging.parse(item)).toEqual(item)
  })

  it('leaves out camps that are shut in one of the nights', async () => {
    const shut = (await ask('2027-05-29', '2027-06-02', ['luxury'])).items.map(({ name }) => name)
    expect(shut).not.toContain("Governor's Bend Camp")
    const open = (await ask('2027-06-01', '2027-06-05', ['luxury'])).items.map(({ name }) => name)
    expect(open).toContain("Governor's Bend Camp")
  })
})

describe('attractions from fixtures', () => {
  it('are of a wanted theme, and suit children where they come', async () => {
    const { items } = await sources.attractions({ city: 'Mombasa', themes: ['beach'], kid_friendly: true }, call)
    expect(items.length).toBeGreaterThan(1)
    for (const item of items) {
      expect(Attraction.parse(item)).toEqual(item)
      expect(item.themes).toContain('beach')
      expect(item.kid_friendly).toBe(true)
    }
  })

  it('are twenty where nothing is wanted, with places to eat at among them', async () => {
    const { items } = await sources.attractions({ city: 'Paris', themes: [], kid_friendly: false }, call)
    expect(items).toHaveLength(20)
    expect(items.filter(({ themes }) => themes.includes('food'))).toHaveLength(6)
  })

  it('are none of a city that nobody knows', async () => {
    const { items, outcome } = await sources.attractions({ city: 'Atlantis', themes: [], kid_friendly: false }, call)
    expect([outcome, items]).toEqual(['ok', []])
  })
})

describe('the other fixtures', () => {
  it('tell the usual weather of the nearest place, and none where nothing is near', async () => {
    const dates = ['2027-04-10', '2027-04-11']
    const near = await sources.weather({ lat: -1.45, lon: 35.05, dates, tz: 'Africa/Nairobi' }, call)
    expect(near.items.map(({ date, basis, precip_prob }) => [date, basis, precip_prob])).toEqual([
      ['2027-04-10', 'climate', 0.62],
      ['2027-04-11', 'climate', 0.62],
    ])
    for (const item of near.items) expect(WeatherDay.parse(item)).toEqual(item)
    expect((await sources.weather({ lat: 0, lon: -30, dates, tz: 'UTC' }, call)).items).toEqual([])
  })

  it('compute ways from the straight line, which is not less than a live answer', async () => {
    const to = { lat: 48.8606, lon: 2.3376 }
    const { items, degraded } = await sources.transit({ from: paris, to, mode_prefs: ['walk', 'metro'] }, call)
    expect(degraded).toBeNull()
    expect(items.map(({ mode, duration_seconds }) => [mode, duration_seconds / 60])).toEqual([
      ['walk', 14],
      ['metro', 8],
    ])
    for (const item of items) expect(TransitLeg.parse(item)).toEqual(item)
    // Whether a bus or a metro goes there nobody has said: walking and a taxi are what goes everywhere.
    const anyhow = await sources.transit({ from: paris, to, mode_prefs: [] }, call)
    expect(anyhow.items.map(({ mode }) => mode)).toEqual(['walk', 'taxi'])
  })

  it('give rates straight between two days, both ways, and refuse a currency that they lack', async () => {
    const ask = (from: string, to: string, as_of: string) => sources.fx({ from, to, as_of }, call)
    const { days, rates } = fixtures.fx
    const [monday, next] = [days.indexOf('2026-11-23'), days.indexOf('2026-11-30')]
    const [before, after] = [rates.KES?.[monday] ?? 0, rates.KES?.[next] ?? 0]
    const [rate] = (await ask('USD', 'KES', '2026-11-25')).items
    expect(FXRate.parse(rate).rate).toBeCloseTo(before + ((after - before) * 2) / 7, 4)
    const [turned] = (await ask('KES', 'USD', '2026-11-25')).items
    expect((rate?.rate ?? 0) * (turned?.rate ?? 0)).toBeCloseTo(1, 6)
    expect((await ask('USD', 'KES', '2020-01-01')).items[0]?.rate).toBe(rates.KES?.[0])
    expect((await ask('USD', 'KES', '2040-01-01')).items[0]?.rate).toBe(rates.KES?.at(-1))
    expect((await ask('USD', 'XXX', '2026-11-25')).outcome).toBe('refused')
  })

  it('find places by any of their names, and cities that trips are not sold to', async () => {
    const find = async (query: string) => (await sources.geocode({ query }, call)).items[0]
    expect(await find('watamu')).toMatchObject({ name: 'Malindi', tz: 'Africa/Nairobi' })
    expect(await find('Lisbon')).toMatchObject({ country: 'PT', tz: 'Europe/Lisbon' })
    expect(await find('Nowhere at all')).toBeUndefined()
  })
})

function never(): never {
  throw new Error('the fixtures have no such flight')
}
