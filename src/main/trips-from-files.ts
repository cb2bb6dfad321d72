import { fixtureAtlas } from '../adapters/trip-sources/fixture/fixture-atlas.ts'
import { fixtureTripSources } from '../adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures } from '../adapters/trip-sources/fixture/trip-fixtures.ts'
import type { Clock } from '../domain/context.ts'
import type { TripAtlas } from '../domain/trips/atlas.ts'
import type { NewDestination, SupplyRow } from '../domain/trips/schemas/supply.ts'
import type { TripSources } from '../domain/trips/sources.ts'
import { once } from '../lib/once.ts'
import { projectFile } from './project-file.ts'

const fixtures = once(() => readTripFixtures(projectFile('fixtures/trips')))

/** Sources that answer from the project's files, which are read when somebody asks for the first time. */
export function tripsFromFiles(clock: Clock): () => TripSources {
  return once(() => fixtureTripSources({ fixtures: fixtures(), clock }))
}

/** What those files know of the world. */
export const atlasFromFiles: TripAtlas = fixtureAtlas(fixtures)

/** The destinations of those files. */
export const destinationsFromFiles = (): NewDestination[] => fixtures().destinations

/** The visits and places to stay that they know in some cities. */
export function supplyFromFiles(cities: readonly string[]): SupplyRow[] {
  const { attraction, lodging } = fixtures().rows
  return [...attraction, ...lodging].filter(({ key }) => cities.includes(key))
}
