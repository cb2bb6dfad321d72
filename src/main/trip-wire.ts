import { z } from 'zod'
import {
  Currency,
  Geo,
  Iata,
  LocalDate,
  Theme,
  Tier,
  Timezone,
  TransitMode,
  type TripSources,
} from '../domain/trips/index.ts'
import type { TripAnswer } from '../sandbox/index.ts'

const City = z.string().min(1).max(120)
const Flights = z.strictObject({
  ...{ origin: Iata, dest: Iata, avoid_overnight: z.boolean() },
  date_window: z.strictObject({ start: LocalDate, end: LocalDate, tz: Timezone }),
})
const Lodging = z.strictObject({ city: City, checkin: LocalDate, checkout: LocalDate, tier_prefs: z.array(Tier) })
const Attractions = z.strictObject({ city: City, themes: z.array(Theme), kid_friendly: z.boolean() })
const Transit = z.strictObject({ from: Geo, to: Geo, mode_prefs: z.array(TransitMode) })
const Fx = z.strictObject({ from: Currency, to: Currency, as_of: LocalDate })
const Geocode = z.strictObject({ query: z.string().min(1) })

/** What the sandbox's source of trips says: what these sources do, without where it comes from. Throws for what is no such request. */
export function tripWire(sources: () => TripSources): TripAnswer {
  const call = { tenantId: 'the outside', signal: new AbortController().signal }
  const ask = (tool: string, request: object): Promise<{ items: { provenance: unknown }[] }> | null => {
    if (tool === 'flights') return sources().flights(Flights.parse(request), call)
    if (tool === 'lodging') return sources().lodging(Lodging.parse(request), call)
    if (tool === 'attractions') return sources().attractions(Attractions.parse(request), call)
    if (tool === 'transit') return sources().transit(Transit.parse(request), call)
    if (tool === 'fx') return sources().fx(Fx.parse(request), call)
    if (tool === 'geocode') return sources().geocode(Geocode.parse(request), call)
    return null
  }
  return async (tool, request) => {
    const answer = await ask(tool, request)
    return answer === null ? null : answer.items.map(({ provenance: _, ...item }) => item)
  }
}
