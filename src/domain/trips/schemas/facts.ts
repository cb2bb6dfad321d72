import { z } from 'zod'
import { Provenance, UsdCents } from './common.ts'
import {
  Airport,
  Attraction,
  DailySpend,
  Destination,
  FlightOption,
  FXRate,
  GivenFlight,
  Holiday,
  Lodging,
  TransitLeg,
  WeatherDay,
} from './evidence.ts'

/** Everything known about one trip. What is not in it is unknown, never assumed. */
export const FactData = z.strictObject({
  /** null: only what the other lists say. */
  destination: Destination.nullable(),
  airports: z.array(Airport),
  flights: z.array(FlightOption),
  lodging: z.array(Lodging),
  attractions: z.array(Attraction),
  weather: z.array(WeatherDay),
  transit: z.array(TransitLeg),
  fx: z.array(FXRate),
  daily_spend: z.array(DailySpend),
  holidays: z.array(Holiday),
})
export type FactData = z.infer<typeof FactData>

const given = { provenance: Provenance.optional() }

/** Facts as somebody hands them over: they need not say where they come from. */
export const GivenFacts = z.strictObject({
  destination: Destination.optional(),
  airports: z.array(Airport).default([]),
  flights: z.array(GivenFlight),
  lodging: z.array(Lodging.extend(given)),
  attractions: z.array(Attraction.extend(given)),
  weather: z.array(WeatherDay.extend(given)),
  transit: z.array(TransitLeg.extend(given)).default([]),
  fx: z.array(FXRate.extend(given)),
  /** For one person and one day, whatever the tier. */
  daily_spend_usd_cents: UsdCents,
  holidays: z.array(Holiday).default([]),
})
export type GivenFacts = z.infer<typeof GivenFacts>
