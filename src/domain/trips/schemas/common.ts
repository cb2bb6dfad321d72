import { z } from 'zod'
import { GeoPoint } from '../../../lib/geo.ts'
import { isTimezone } from '../../../lib/timezone.ts'

/** US cents, the only money inside a run. */
export const UsdCents = z.int().min(0)

/** A local time of the day. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written "09:30"')

/**
 * From one local time to another. An end at or before its start lies on the next day, and the whole window belongs to the day it
 * starts on; "24:00" ends a day, so "00:00" to "24:00" is all of it.
 */
export const Window = z
  .strictObject({ start: ClockTime, end: z.union([ClockTime, z.literal('24:00')]) })
  .refine(({ start, end }) => start !== end, { path: ['end'], message: 'a window has a length' })
export type Window = z.infer<typeof Window>

/** A calendar day at the destination. */
export const LocalDate = z.iso.date()

/** A moment, always UTC and ending in "Z". */
export const Instant = z.iso.datetime()

/** IANA name, "Africa/Nairobi". */
export const Timezone = z.string().max(64).refine(isTimezone, { message: 'no such timezone' })

export const Geo = GeoPoint
export type Geo = z.infer<typeof Geo>

/** Three letters of an airport. */
export const Iata = z.string().regex(/^[A-Z]{3}$/, 'an airport is three capital letters')

/** ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'a currency is three capital letters')

/** A name by which a source knows a thing. */
export const Ref = z.string().min(1).max(160)

export const Theme = z.string().min(1).max(60)

/** How dear: of a customer's wish, of lodging and of daily spend. */
export const Tier = z.enum(['budget', 'mid', 'luxury'])
export type Tier = z.infer<typeof Tier>

/** How dear a flight is; `premium` is what `luxury` is elsewhere. */
export const FlightTier = z.enum(['budget', 'mid', 'premium'])
export type FlightTier = z.infer<typeof FlightTier>

export const TransitMode = z.enum(['walk', 'metro', 'bus', 'taxi', 'matatu', 'boat'])
export type TransitMode = z.infer<typeof TransitMode>

export const TripTool = z.enum(['weather', 'flights', 'lodging', 'attractions', 'transit', 'fx', 'geocode'])
export type TripTool = z.infer<typeof TripTool>

/** How an answer fell short of a live one; null: it did not. */
export const Degraded = z.enum(['cache', 'fixture', 'omitted'])
export type Degraded = z.infer<typeof Degraded>

/** Where a fact comes from. Without one nothing is claimed. */
export const Provenance = z.strictObject({
  source: z.enum(['tool', 'rag', 'user']),
  /** Name of the tool, of the knowledge search, or of what the customer used to say it. */
  tool: z.string().min(1).max(60),
  ref_id: Ref.optional(),
  source_url: z.url().max(500).optional(),
  /** When the source was asked: for a cached answer when it was asked at first. */
  fetched_at: Instant,
  cache_hit: z.boolean().default(false),
  /** sha256 of the answer in which the fact stood. */
  response_digest: z.string().regex(/^[0-9a-f]{64}$/),
  degraded: Degraded.nullable().default(null),
})
export type Provenance = z.infer<typeof Provenance>
