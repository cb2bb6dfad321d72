import { z } from 'zod'
import { TRIP_DAY } from '../limits.ts'
import {
  Currency,
  FlightTier,
  Geo,
  Iata,
  Instant,
  LocalDate,
  Provenance,
  Ref,
  Theme,
  Tier,
  Timezone,
  TransitMode,
  UsdCents,
  Window,
} from './common.ts'

const name = z.string().min(1).max(160)
const provenance = Provenance
const LANDS_LATER = { path: ['arrival'], message: 'it lands before it leaves' }

const flight = z.strictObject({
  flight_id: Ref,
  airline: name.optional(),
  origin: Iata,
  dest: Iata,
  departure: Instant,
  arrival: Instant,
  duration_seconds: z.int().min(1),
  /** For one person. */
  price_usd_cents: UsdCents,
  /** Any part of 00:00 to 05:00 on the clocks of the origin is in the air. */
  overnight: z.boolean(),
  tier: FlightTier,
  provenance,
  /** A second source that added the airline or the price. */
  enriched_by: Provenance.optional(),
})

export const FlightOption = flight.refine(landsLater, LANDS_LATER)
export type FlightOption = z.infer<typeof FlightOption>

/** A flight as somebody hands it over, who need not say where it comes from. */
export const GivenFlight = flight.extend({ provenance: Provenance.optional() }).refine(landsLater, LANDS_LATER)

export const Lodging = z.strictObject({
  lodging_id: Ref,
  name,
  geo: Geo,
  checkin_window: Window.default(() => ({ ...TRIP_DAY.checkIn })),
  checkout_window: Window.default(() => ({ ...TRIP_DAY.checkOut })),
  /** For one room and one night. */
  price_per_night_usd_cents: UsdCents,
  tier: Tier,
  kid_friendly: z.boolean().nullable(),
  room_type: z.string().min(1).max(80).optional(),
  /** What is not allowed: "no_pets". */
  house_rules: z.array(z.string().min(1).max(80)).default([]),
  min_nights: z.int().min(1).default(1),
  /** People in one room. */
  max_guests: z.int().min(1).default(2),
  provenance,
})
export type Lodging = z.infer<typeof Lodging>

/** Spans of each weekday; "0" is Monday. A day that is missing or empty is closed. */
export const OpeningHours = z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), z.array(Window).max(12))
export type OpeningHours = z.infer<typeof OpeningHours>

/** A place to visit, or to eat at. */
export const Attraction = z.strictObject({
  id: Ref,
  name,
  venue_type: z.enum(['museum', 'park', 'temple', 'other']),
  /** null: nobody knows. */
  indoor: z.boolean().nullable(),
  kid_friendly: z.boolean().nullable(),
  opening_hours: OpeningHours,
  /** Days on which it is closed whatever the week says. */
  blackout_dates: z.array(LocalDate).default([]),
  closed_on_holidays: z.boolean().default(false),
  location: Geo,
  /** For one person; absent: nobody knows. 0: free. */
  est_price_usd_cents: UsdCents.optional(),
  themes: z.array(Theme).default([]),
  typical_minutes: z.int().min(5).max(1_440).default(120),
  tz: Timezone,
  provenance,
})
export type Attraction = z.infer<typeof Attraction>

export const WeatherDay = z.strictObject({
  date: LocalDate,
  precip_prob: z.number().min(0).max(1),
  wind_kmh: z.number().min(0),
  temp_c_high: z.number(),
  temp_c_low: z.number(),
  /** `climate` is what is usual in that month: it advises and never forbids. */
  basis: z.enum(['forecast', 'climate', 'fixture']),
  provenance,
})
export type WeatherDay = z.infer<typeof WeatherDay>

/** One way from a point to another, in that direction. */
export const TransitLeg = z.strictObject({
  mode: TransitMode,
  from_geo: Geo,
  to_geo: Geo,
  duration_seconds: z.int().min(0),
  /** Local time of the last one of the day. */
  last_departure: Window.shape.start.optional(),
  /** For one person; of a taxi for the car. Absent: nobody knows. */
  price_usd_cents: UsdCents.optional(),
  provenance,
})
export type TransitLeg = z.infer<typeof TransitLeg>

/** Units of `to` for one unit of `from`, as of 00:00 UTC of a day. */
export const FXRate = z.strictObject({
  from: Currency,
  to: Currency,
  rate: z.number().positive(),
  as_of: LocalDate,
  provenance,
})
export type FXRate = z.infer<typeof FXRate>

/** What one person spends in a day besides everything named in the plan. */
export const DailySpend = z.strictObject({ tier: Tier, usd_cents: UsdCents, provenance })
export type DailySpend = z.infer<typeof DailySpend>

/** An airport as a place. */
export const Airport = z.strictObject({ iata: Iata, name, geo: Geo, tz: Timezone })
export type Airport = z.infer<typeof Airport>

/** A place a tenant sells trips to. */
export const Destination = z.strictObject({
  city: name,
  country: z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters'),
  geo: Geo,
  tz: Timezone,
  currency: Currency,
  airports: z.array(Iata).max(10),
  /** One gets there by road, rail or water from the origin: flights may be missing. */
  overland: z.boolean().default(false),
})
export type Destination = z.infer<typeof Destination>

/** A public holiday at the destination. */
export const Holiday = z.strictObject({ date: LocalDate, name })
export type Holiday = z.infer<typeof Holiday>

function landsLater({ departure, arrival }: { departure: string; arrival: string }): boolean {
  return Date.parse(departure) < Date.parse(arrival)
}
