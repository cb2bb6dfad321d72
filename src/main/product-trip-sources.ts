import type { Redis } from 'ioredis'
import { postgresFactCache } from '../adapters/postgres/fact-cache.ts'
import type { TenantDb } from '../adapters/postgres/tenant-db.ts'
import { redisFactCache } from '../adapters/redis/fact-cache.ts'
import { resilience } from '../adapters/resilience.ts'
import { openMeteo } from '../adapters/trip-sources/open-meteo.ts'
import { slidingBreaker } from '../adapters/trip-sources/sliding-breaker.ts'
import { tripSources } from '../adapters/trip-sources/trip-sources.ts'
import type { Config } from '../config/config.ts'
import type { Clock, Log } from '../domain/context.ts'
import { TRIP_TIMES } from '../domain/trips/index.ts'
import type { TripSources } from '../domain/trips/sources.ts'
import { tripsFromFiles } from './trips-from-files.ts'

/** Where the facts of trips come from: files alone, or what the configuration names in front of them. */
export function productTripSources({
  config: { trips, queuePrefix },
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
  return tripSources({
    fixtures: whenAsked(fixtures),
    openMeteo: trips.weather === null ? null : openMeteo(trips.weather),
    accountOf: () => trips.sources,
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
