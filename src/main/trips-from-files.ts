import { fixtureTripSources } from '../adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures } from '../adapters/trip-sources/fixture/trip-fixtures.ts'
import type { Clock } from '../domain/context.ts'
import type { TripSources } from '../domain/trips/sources.ts'
import { once } from '../lib/once.ts'
import { projectFile } from './project-file.ts'

/** Sources that answer from the project's files, which are read when somebody asks for the first time. */
export function tripsFromFiles(clock: Clock): () => TripSources {
  return once(() => fixtureTripSources({ fixtures: readTripFixtures(projectFile('fixtures/trips')), clock }))
}
