import type {
  Attraction,
  DateWindow,
  Degraded,
  FlightOption,
  FXRate,
  Geo,
  Lodging,
  Provenance,
  Tier,
  TransitLeg,
  TransitMode,
  WeatherDay,
} from './schemas/index.ts'

/** Requests are written as they go over the wire; two that are equal as canonical JSON are one question. */
export interface WeatherRequest {
  lat: number
  lon: number
  /** Local days, in the timezone of the place. */
  dates: string[]
  tz: string
}
export interface FlightsRequest {
  origin: string
  dest: string
  date_window: DateWindow
  avoid_overnight: boolean
}
export interface LodgingRequest {
  city: string
  checkin: string
  checkout: string
  /** None: all of them. */
  tier_prefs: Tier[]
}
export interface AttractionsRequest {
  city: string
  themes: string[]
  kid_friendly: boolean
}
export interface TransitRequest {
  from: Geo
  to: Geo
  /** None: all that go there. */
  mode_prefs: TransitMode[]
}
export interface FxRequest {
  from: string
  to: string
  /** Local date: the rate of 00:00 UTC of it. */
  as_of: string
}
export interface GeocodeRequest {
  query: string
}
/** A place that a name may mean. */
export interface GeocodedPlace {
  name: string
  country: string
  geo: Geo
  tz: string
  provenance: Provenance
}

/**
 * `ok` with no items: the source says that there are none. `unavailable`: it did not answer, and may later; `refused`: it said no to
 * this question. Of both there are no items, never remembered ones.
 */
export interface SourceAnswer<Item> {
  outcome: 'ok' | 'unavailable' | 'refused'
  /** Each with its own provenance. */
  items: Item[]
  /** Of the answer as a whole; null when there was none. */
  provenance: Provenance | null
  /** null: live. */
  degraded: Degraded | null
  /** When asking again makes sense. */
  retry_after_s?: number
}

/** Who asks, and until when it matters. */
export interface SourceCall {
  tenantId: string
  signal: AbortSignal
}

/** Where the facts of a trip come from. Never throws for what happens outside: that is an outcome. */
export interface TripSources {
  weather(request: WeatherRequest, call: SourceCall): Promise<SourceAnswer<WeatherDay>>
  flights(request: FlightsRequest, call: SourceCall): Promise<SourceAnswer<FlightOption>>
  lodging(request: LodgingRequest, call: SourceCall): Promise<SourceAnswer<Lodging>>
  attractions(request: AttractionsRequest, call: SourceCall): Promise<SourceAnswer<Attraction>>
  transit(request: TransitRequest, call: SourceCall): Promise<SourceAnswer<TransitLeg>>
  fx(request: FxRequest, call: SourceCall): Promise<SourceAnswer<FXRate>>
  geocode(request: GeocodeRequest, call: SourceCall): Promise<SourceAnswer<GeocodedPlace>>
}
