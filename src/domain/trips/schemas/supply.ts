import { z } from 'zod'
import { ClockTime, Currency, FlightTier, Geo, Iata, LocalDate, Ref, Tier, Timezone, UsdCents } from './common.ts'
import { Attraction, Lodging } from './evidence.ts'

/** More than nothing: what costs nothing is left without a price, what is unknown too. */
const Price = UsdCents.min(1, 'a price of 0 says nothing: leave it out where it is not known')
const City = z.string().min(1).max(120)
/** A day of every year, "04-15". */
const YearDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day of the year is written "04-15"')

/** From one day of every year to another, both included; it may run over New Year. */
export const YearSpan = z.strictObject({ from: YearDay, to: YearDay })
export type YearSpan = z.infer<typeof YearSpan>

/** A place that a tenant sells trips to, as it is handed over. */
export const NewDestination = z.strictObject({
  city: City,
  country: z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters'),
  /** Other names that customers know it by. */
  also: z.array(City).max(20).default([]),
  geo: Geo,
  tz: Timezone,
  currency: Currency,
  airports: z.array(Iata).max(10),
  /** One gets there by road, rail or water from the home airport's town. */
  overland: z.boolean().default(false),
  /** What its supply was made from; the same version is the same supply. */
  fixture_version: z.string().min(1).max(80).nullable().default(null),
})
export type NewDestination = z.infer<typeof NewDestination>

/** A flight that leaves on some weekdays at the same local time. */
export const FlightSchedule = z.strictObject({
  airline: z.string().min(1).max(160),
  origin: Iata,
  dest: Iata,
  /** On the clocks of the origin. */
  departs: ClockTime,
  origin_tz: Timezone,
  duration_seconds: z.int().min(600).max(86_400),
  /** "0" is Monday. */
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
  tier: FlightTier,
  /** For one person, in an ordinary month. */
  price_usd_cents: Price,
  /** What each month, from January, does to it, in percent. */
  season_percent: z.array(z.int().min(10).max(500)).length(12).nullable().default(null),
})
export type FlightSchedule = z.infer<typeof FlightSchedule>

/** What the weather is like there in a month. */
export const ClimateMonth = z.strictObject({
  temp_c_high: z.number().min(-60).max(60),
  temp_c_low: z.number().min(-60).max(60),
  /** Chance that a day is wet. */
  precip_prob: z.number().min(0).max(1),
  wind_kmh: z.number().min(0).max(200),
})
export type ClimateMonth = z.infer<typeof ClimateMonth>

export const SuppliedVenue = Attraction.omit({ provenance: true, id: true })
  .extend({ est_price_usd_cents: Price.optional() })
  .refine(({ opening_hours }) => Object.values(opening_hours).some((spans) => (spans?.length ?? 0) > 0), {
    path: ['opening_hours'],
    message: 'it is never open: give the hours of one weekday at least',
  })
export type SuppliedVenue = z.infer<typeof SuppliedVenue>

export const SuppliedLodging = Lodging.omit({ provenance: true, lodging_id: true }).extend({
  price_per_night_usd_cents: Price,
  /** Seasons in which nobody is taken in. */
  closed: z.array(YearSpan).max(6).default([]),
})
export type SuppliedLodging = z.infer<typeof SuppliedLodging>

const head = {
  ref: Ref,
  /** First and last day on which it holds; null for always. */
  valid_from: LocalDate.nullable().default(null),
  valid_to: LocalDate.nullable().default(null),
}
const row = <Kind extends string, Data extends z.ZodType>(kind: Kind, key: z.ZodString, data: Data) =>
  z.strictObject({ kind: z.literal(kind), key, ...head, data })

/** One thing that trips are made of. `key` is what it is looked for by: a city, or the two airports of a flight. */
export const SupplyRow = z
  .discriminatedUnion('kind', [
    row('attraction', City, SuppliedVenue),
    row('lodging', City, SuppliedLodging),
    row('flight', z.string().regex(/^[A-Z]{3}-[A-Z]{3}$/, 'a route is written "NBO-MBA"'), FlightSchedule),
    row('climate', City, ClimateMonth),
    row('daily_spend', City, z.strictObject({ tier: Tier, usd_cents: Price })),
  ])
  .superRefine((given, check) => {
    const refuse = (path: string[], message: string) => check.addIssue({ code: 'custom', path, message })
    const { kind, key, ref, valid_from, valid_to, data } = given
    if (valid_from !== null && valid_to !== null && valid_from > valid_to)
      refuse(['valid_to'], 'lies before valid_from')
    if (kind === 'flight' && key !== `${data.origin}-${data.dest}`)
      refuse(['key'], `is not ${data.origin}-${data.dest}`)
    if (kind === 'climate' && !/^(0[1-9]|1[0-2])$/.test(ref)) refuse(['ref'], 'names no month: "01" to "12"')
    if (kind === 'daily_spend' && ref !== data.tier) refuse(['ref'], 'is the tier')
  })
export type SupplyRow = z.infer<typeof SupplyRow>

export const SupplyKind = z.enum(['attraction', 'lodging', 'flight', 'climate', 'daily_spend'])
export type SupplyKind = z.infer<typeof SupplyKind>

/** Everything known of one destination, as a file has it. */
export const SupplyFile = z.strictObject({ destination: NewDestination, rows: z.array(SupplyRow) })
export type SupplyFile = z.infer<typeof SupplyFile>
