import type {
  Airport,
  Attraction,
  Choice,
  DailySpend,
  FactData,
  FlightOption,
  FXRate,
  Geo,
  Holiday,
  Lodging,
  Tier,
  TransitLeg,
  WeatherDay,
} from '../schemas/index.ts'
import { legRef, pointKey } from './leg-ref.ts'

/** The only thing that planning, verifying and repairing read. Lookups give null for what nobody knows. */
export interface FactBook {
  /** What it was made of: store this, and make the book again. */
  readonly data: FactData
  flight(flightId: string): FlightOption | null
  lodging(lodgingId: string): Lodging | null
  /** Also a place to eat at. */
  attraction(id: string): Attraction | null
  /** By `legRef`. */
  leg(ref: string): TransitLeg | null
  /** All known legs in this direction, quickest first. Ends are compared to four decimals. */
  legs(from: Geo, to: Geo): readonly TransitLeg[]
  weather(date: string): WeatherDay | null
  /** Units of `to` for one of `from`; the other direction is turned round. Same currency: null, there is nothing to know. */
  fx(from: string, to: string): FXRate | null
  dailySpend(tier: Tier): DailySpend | null
  holiday(date: string): Holiday | null
  airport(iata: string): Airport | null
  /** Where somebody is when a choice begins or ends: both are the same except for what moves. null: nobody knows. */
  placeOf(choice: Pick<Choice, 'kind' | 'option_ref'>): { from: Geo; to: Geo } | null
}

/** Of two facts with one name the later wins: what was fetched replaces what was known. */
export function createFactBook(data: FactData): FactBook {
  const flights = byKey(data.flights, (each) => each.flight_id)
  const lodging = byKey(data.lodging, (each) => each.lodging_id)
  const attractions = byKey(data.attractions, (each) => each.id)
  const legs = byKey(data.transit, legRef)
  const ways = groupWays(legs.values())
  const weather = byKey(data.weather, (each) => each.date)
  const rates = byKey(data.fx, ({ from, to }) => `${from}>${to}`)
  const spend = byKey(data.daily_spend, (each) => each.tier)
  const holidays = byKey(data.holidays, (each) => each.date)
  const airports = byKey(data.airports, (each) => each.iata)
  const book: FactBook = {
    data,
    flight: (id) => flights.get(id) ?? null,
    lodging: (id) => lodging.get(id) ?? null,
    attraction: (id) => attractions.get(id) ?? null,
    leg: (ref) => legs.get(ref) ?? null,
    legs: (from, to) => ways.get(`${pointKey(from)}>${pointKey(to)}`) ?? [],
    weather: (date) => weather.get(date) ?? null,
    fx: (from, to) => rates.get(`${from}>${to}`) ?? turned(rates.get(`${to}>${from}`)),
    dailySpend: (tier) => spend.get(tier) ?? null,
    holiday: (date) => holidays.get(date) ?? null,
    airport: (iata) => airports.get(iata) ?? null,
    placeOf: (choice) => placeOf(book, choice),
  }
  return book
}

function placeOf(book: FactBook, { kind, option_ref }: Pick<Choice, 'kind' | 'option_ref'>) {
  switch (kind) {
    case 'flight': {
      const flight = book.flight(option_ref)
      return span(book.airport(flight?.origin ?? '')?.geo, book.airport(flight?.dest ?? '')?.geo)
    }
    case 'transit': {
      const leg = book.leg(option_ref)
      return span(leg?.from_geo, leg?.to_geo)
    }
    case 'lodging':
      return span(book.lodging(option_ref)?.geo)
    case 'attraction':
    case 'meal':
      return span(book.attraction(option_ref)?.location)
  }
}

function span(from: Geo | undefined, to = from): { from: Geo; to: Geo } | null {
  return from && to ? { from, to } : null
}

function turned(rate: FXRate | undefined): FXRate | null {
  return rate ? { ...rate, from: rate.to, to: rate.from, rate: 1 / rate.rate } : null
}

function groupWays(legs: Iterable<TransitLeg>): Map<string, TransitLeg[]> {
  const ways = new Map<string, TransitLeg[]>()
  for (const leg of legs) {
    const key = `${pointKey(leg.from_geo)}>${pointKey(leg.to_geo)}`
    ways.set(key, [...(ways.get(key) ?? []), leg])
  }
  for (const way of ways.values()) {
    way.sort((a, b) => a.duration_seconds - b.duration_seconds || (a.mode < b.mode ? -1 : 1))
  }
  return ways
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]))
}
