import { z } from 'zod'
import { fixtureTripSources } from '../../src/adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures, type TripFixtures } from '../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import {
  createFactBook,
  type FactBook,
  type FactData,
  type FlightOption,
  holidaysBetween,
  type IntentV1,
  WeatherDay,
} from '../../src/domain/trips/index.ts'
import { addDays } from '../../src/lib/calendar.ts'
import { once } from '../../src/lib/once.ts'

/** How a world differs from what the fixtures say. */
export const World = z.strictObject({
  now: z.iso.datetime(),
  /** Forecasts; all other days are what is usual. */
  weather: z.array(WeatherDay.omit({ provenance: true, basis: true }).partial().required({ date: true })).default([]),
  /** US cents by id of lodging, flight or attraction. */
  prices: z.record(z.string(), z.int()).default({}),
  /** Ids that cannot be had at all, or on some dates. */
  closures: z.array(z.strictObject({ ref: z.string(), dates: z.array(z.iso.date()).optional() })).default([]),
  /** Only flights whose id begins with one of these. */
  flights: z.array(z.string()).optional(),
  /** Minutes by which flights whose id begins so leave and land later. */
  delays: z.record(z.string(), z.int()).default({}),
  /** Units of a currency for a dollar. */
  rates: z.record(z.string(), z.number()).default({}),
})
export type World = z.infer<typeof World>

/** Everything the fixtures know for a trip, changed as a world says. */
export async function factsOf(fixtures: TripFixtures, intent: IntentV1, world: World): Promise<FactBook> {
  const sources = fixtureTripSources({ fixtures, clock: { now: () => new Date(world.now) } })
  const call = { tenantId: 'test', signal: AbortSignal.timeout(60_000) }
  const destination = fixtures.destinations.find(({ city }) => city === intent.city)
  if (!destination) throw new Error(`the fixtures know no ${intent.city}`)
  const { start, end, tz } = intent.date_window
  const days = [start, end].map((date) => ({ start: date, end: date, tz }))
  const home = intent.origin ?? 'NBO'
  const ways = intent.airports.flatMap((airport) => [
    { origin: home, dest: airport, date_window: days[0] },
    { origin: airport, dest: home, date_window: days[1] },
  ])
  const flights = await Promise.all(
    ways.map(({ date_window = intent.date_window, ...way }) =>
      sources.flights({ ...way, date_window, avoid_overnight: false }, call),
    ),
  )
  const dates = datesOf(start, end)
  const { lat, lon } = destination.geo
  const answers = await Promise.all([
    sources.weather({ lat, lon, dates, tz }, call),
    sources.lodging({ city: intent.city, checkin: start, checkout: end, tier_prefs: intent.tiers }, call),
    sources.fx({ from: 'USD', to: 'EUR', as_of: world.now.slice(0, 10) }, call),
  ])
  const [weather, lodging, fx] = answers
  const { provenance } = lodging
  if (provenance === null) throw new Error('the fixtures gave no answer')
  const { city, country, geo, currency, airports, overland } = destination
  const data: FactData = {
    destination: { city, country, geo, tz: destination.tz, currency, airports, overland },
    airports: fixtures.airports,
    flights: flights.flatMap(({ items }) => items),
    lodging: lodging.items,
    attractions: fixtures.rows.attraction
      .filter(({ key }) => key === intent.city)
      .map((row) => ({ id: row.ref, ...row.data, provenance })),
    weather: weather.items,
    transit: [],
    fx: fx.items,
    daily_spend: fixtures.rows.daily_spend
      .filter(({ key }) => key === intent.city)
      .map((row) => ({ ...row.data, provenance })),
    holidays: holidaysBetween(fixtures.holidays, destination.country, start, end) ?? [],
  }
  return createFactBook(changed(data, world))
}

function datesOf(start: string, end: string): string[] {
  return start > end ? [] : [start, ...datesOf(addDays(start, 1), end)]
}

function changed(data: FactData, { weather, prices, closures, flights, delays, rates }: World): FactData {
  const gone = new Set(closures.flatMap(({ ref, dates }) => (dates === undefined ? [ref] : [])))
  const closedOn = (id: string): string[] => closures.flatMap(({ ref, dates }) => (ref === id ? (dates ?? []) : []))
  return {
    ...data,
    flights: data.flights
      .filter(({ flight_id }) => !gone.has(flight_id) && (flights?.some((ref) => flight_id.startsWith(ref)) ?? true))
      .map((each) => ({ ...delayed(each, delays), price_usd_cents: prices[each.flight_id] ?? each.price_usd_cents })),
    lodging: data.lodging
      .filter(({ lodging_id }) => !gone.has(lodging_id))
      .map((each) => ({
        ...each,
        price_per_night_usd_cents: prices[each.lodging_id] ?? each.price_per_night_usd_cents,
      })),
    attractions: data.attractions
      .filter(({ id }) => !gone.has(id))
      .map((each) => ({ ...each, blackout_dates: [...each.blackout_dates, ...closedOn(each.id)] })),
    weather: data.weather.map((day) => {
      const forecast = weather.find(({ date }) => date === day.date)
      return forecast ? WeatherDay.parse({ ...day, ...forecast, basis: 'forecast' }) : day
    }),
    fx: data.fx.map((rate) => ({ ...rate, rate: rates[rate.to] ?? rate.rate })),
  }
}

function delayed(flight: FlightOption, delays: World['delays']): FlightOption {
  const minutes = Object.entries(delays).find(([ref]) => flight.flight_id.startsWith(ref))?.[1] ?? 0
  const later = (instant: string): string => new Date(Date.parse(instant) + minutes * 60_000).toISOString()
  return { ...flight, departure: later(flight.departure), arrival: later(flight.arrival) }
}

/** Read once for all tests of a file. */
export const tripFixtures = once(() => readTripFixtures('fixtures/trips'))
