import type { Redis } from 'ioredis'
import { postgresFactCache } from '../adapters/postgres/fact-cache.ts'
import type { TenantDb } from '../adapters/postgres/tenant-db.ts'
import { redisFactCache } from '../adapters/redis/fact-cache.ts'
import { resilience } from '../adapters/resilience.ts'
import { openMeteo } from '../adapters/trip-sources/open-meteo.ts'
import { NO_FORECAST, NOBODY, slowFetch } from '../adapters/trip-sources/pretended.ts'
import { slidingBreaker } from '../adapters/trip-sources/sliding-breaker.ts'
import { tripSources } from '../adapters/trip-sources/trip-sources.ts'
import type { Config } from '../config/config.ts'
import type { Clock, Log } from '../domain/context.ts'
import { TRIP_TIMES } from '../domain/trips/index.ts'
import type { TripSources } from '../domain/trips/sources.ts'
import { tripsFromFiles } from './trips-from-files.ts'

/** Where the facts of trips come from: files alone, or what the configuration names in front of them. */
export function productTripSources({
  config: { trips, queuePrefix, pretence },
  db,
  redis,
  clock,
  log,
}: {
  config: Config
  db: TenantDb
  redis: Redis | null
  clock: Clock
  log: Log
}): TripSources {
  const { failures, windowMs, probeMs } = TRIP_TIMES.breaker
  const breaker = () => slidingBreaker({ failures, windowMs })
  const fixtures = tripsFromFiles(clock)
  const { slowTool } = pretence
  const slow = slowTool === null ? {} : { fetch: slowFetch(slowTool) }
  const weather = trips.weather ?? (slowTool?.tool === 'weather' ? { ...NOBODY, apiKey: null } : null)
  const forecast = weather === null ? null : openMeteo({ ...weather, ...slow })
  return tripSources({
    fixtures: whenAsked(fixtures),
    openMeteo: pretence.weatherOff ? NO_FORECAST : forecast,
    accountOf: (_, tool) => trips.sources ?? (slowTool?.tool === tool ? NOBODY : null),
    ...slow,
    resilience: resilience({ log, retestMs: probeMs, breaker }),
    cache: redis ? redisFactCache(redis, queuePrefix, clock, log) : postgresFactCache(db, clock, log),
    clock,
    log,
  })
}

/** Files are read when the first trip asks: a shop that sells none never waits for them. */
function whenAsked(sources: () => TripSources): TripSources {
  return {
    weather: (request, call) => sources().weather(request, call),
    flights: (request, call) => sources().flights(request, call),
    lodging: (request, call) => sources().lodging(request, call),
    attractions: (request, call) => sources().attractions(request, call),
    transit: (request, call) => sources().transit(request, call),
    fx: (request, call) => sources().fx(request, call),
    geocode: (request, call) => sources().geocode(request, call),
  }
}
