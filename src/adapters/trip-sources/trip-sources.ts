import type { z } from 'zod'
import { TRIP_TIMES } from '../../domain/trips/limits.ts'
import { Provenance } from '../../domain/trips/schemas/common.ts'
import { Attraction, FlightOption, FXRate, Lodging, TransitLeg } from '../../domain/trips/schemas/evidence.ts'
import type { GeocodedPlace, SourceCall, TripSources } from '../../domain/trips/sources.ts'
import { type AskDeps, askKept, type Question, type Told } from './ask-kept.ts'
import { askWeather } from './ask-weather.ts'
import { type HttpTool, httpTripSource, type TripSourceAccount, WIRE_ITEMS } from './http/http-trip-source.ts'
import { oneFlight } from './one-flight.ts'
import type { OpenMeteo } from './open-meteo.ts'

export interface TripSourcesOptions extends Omit<AskDeps, 'times'> {
  /** What is told where nobody is connected, or nobody answers. */
  fixtures: TripSources
  /** Null: what is usual stands for the weather. */
  openMeteo: OpenMeteo | null
  /** Who stands behind a tool of a tenant; null for nobody. */
  accountOf: (tenantId: string, tool: HttpTool) => TripSourceAccount | null
  times?: AskDeps['times']
  fetch?: typeof fetch
}

const TIMES: AskDeps['times'] = {
  softMs: TRIP_TIMES.attemptSoftMs,
  hardMs: TRIP_TIMES.attemptHardMs,
  waitMs: TRIP_TIMES.retryJitterMs,
}
const HOUR = 3_600
const DAY = 24 * HOUR
/** Where a place lies does not change at all. */
const LIVES: Record<HttpTool, Question<never>['life']> = {
  flights: { freshSeconds: TRIP_TIMES.fareTtlSeconds, staleSeconds: 6 * HOUR },
  lodging: { freshSeconds: TRIP_TIMES.fareTtlSeconds, staleSeconds: 6 * HOUR },
  attractions: { freshSeconds: DAY, staleSeconds: 6 * DAY },
  transit: { freshSeconds: DAY, staleSeconds: 6 * DAY },
  fx: { freshSeconds: TRIP_TIMES.fxTtlSeconds, staleSeconds: DAY },
  geocode: { freshSeconds: 365 * DAY, staleSeconds: 0 },
}
/** How the things of a tool are read, from a source and again from what was kept, and what a source calls each. */
interface Shape<Found extends object> extends Pick<Question<Found>, 'item' | 'refOf'> {
  found: z.ZodType<Found>
}
const FLIGHTS: Shape<Omit<FlightOption, 'provenance'>> = {
  ...{ item: FlightOption, found: WIRE_ITEMS.flights, refOf: ({ flight_id }) => flight_id },
}
const LODGING: Shape<Omit<Lodging, 'provenance'>> = {
  ...{ item: Lodging, found: WIRE_ITEMS.lodging, refOf: ({ lodging_id }) => lodging_id },
}
const ATTRACTIONS: Shape<Omit<Attraction, 'provenance'>> = {
  ...{ item: Attraction, found: WIRE_ITEMS.attractions, refOf: ({ id }) => id },
}
const TRANSIT: Shape<Omit<TransitLeg, 'provenance'>> = {
  ...{ item: TransitLeg, found: WIRE_ITEMS.transit, refOf: ({ mode }) => mode },
}
const FX: Shape<Omit<FXRate, 'provenance'>> = {
  ...{ item: FXRate, found: WIRE_ITEMS.fx, refOf: ({ from, to }) => `${from}>${to}` },
}
const GEOCODE: Shape<Omit<GeocodedPlace, 'provenance'>> = {
  ...{
    item: WIRE_ITEMS.geocode.extend({ provenance: Provenance }),
    found: WIRE_ITEMS.geocode,
    refOf: ({ name }) => name,
  },
}

/**
 * The facts of trips: from whoever is connected, else from what was answered before, else from files, and always with where from.
 * A refusal stays one; only who does not answer is stood in for.
 */
export function tripSources(options: TripSourcesOptions): TripSources {
  const { fixtures, openMeteo, accountOf, times = TIMES } = options
  const deps = { ...options, times }
  const joined = oneFlight()
  const ask = askKept(deps)
  const http = httpTripSource(options)

  async function from<Found extends object>(
    tool: HttpTool,
    { tenantId, signal }: SourceCall,
    { request, ...how }: Shape<Found> & { request: object },
    instead: () => Promise<Told<Found>>,
  ): Promise<Told<Found>> {
    const account = accountOf(tenantId, tool)
    if (account === null) return instead()
    const attempt: Question<Found>['attempt'] = (signal, timeoutMs) =>
      http({ tool, found: how.found }, account, request, { signal, timeoutMs })
    const answer = await ask<Found>({ tool, request, life: LIVES[tool], ...how, attempt }, { tenantId, signal })
    if (answer.outcome !== 'unavailable') return answer
    const { retry_after_s } = answer
    return { ...(await instead()), ...(retry_after_s !== undefined && { retry_after_s }) }
  }

  return {
    async weather(request, call) {
      const known = openMeteo === null ? null : await askWeather({ ...deps, openMeteo, joined }, request, call)
      const found = new Map(known?.items.map((day) => [day.date, day]))
      const open = request.dates.filter((date) => !found.has(date))
      if (known !== null && open.length === 0) return known
      const usual = await fixtures.weather({ ...request, dates: open }, call)
      const instead = new Map(usual.items.map((day) => [day.date, day]))
      const items = request.dates.flatMap((date) => found.get(date) ?? instead.get(date) ?? [])
      const later = known?.retry_after_s === undefined ? {} : { retry_after_s: known.retry_after_s }
      return { ...usual, items, ...(known?.provenance && { provenance: known.provenance }), ...later }
    },
    flights: (request, call) => from('flights', call, { request, ...FLIGHTS }, () => fixtures.flights(request, call)),
    lodging: (request, call) => from('lodging', call, { request, ...LODGING }, () => fixtures.lodging(request, call)),
    attractions: (request, call) =>
      from('attractions', call, { request, ...ATTRACTIONS }, () => fixtures.attractions(request, call)),
    transit: (request, call) => from('transit', call, { request, ...TRANSIT }, () => fixtures.transit(request, call)),
    fx: (request, call) => from('fx', call, { request, ...FX }, () => fixtures.fx(request, call)),
    geocode: (request, call) => from('geocode', call, { request, ...GEOCODE }, () => fixtures.geocode(request, call)),
  }
}
