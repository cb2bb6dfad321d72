import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { Currency } from '../../src/domain/trips/schemas/common.ts'
import { Airport } from '../../src/domain/trips/schemas/evidence.ts'
import type { SupplyFile, SupplyRow } from '../../src/domain/trips/schemas/supply.ts'
import { canonicalJson } from '../../src/lib/canonical-json.ts'
import { Json } from '../../src/lib/json.ts'
import { sha256 } from '../../src/lib/sha256.ts'
import { readFlights } from './read-flights.ts'
import { readPlace } from './read-place.ts'
import { readTable } from './read-table.ts'

export const FIXTURES = join(import.meta.dirname, '../../fixtures/trips')

export interface Fixtures {
  airports: Airport[]
  /** By the name of its file, without the ending. */
  places: Map<string, SupplyFile>
  flights: SupplyRow[]
  fx: FxTable
}

/** What one US dollar buys of each currency, on some days; between them it is taken to go straight. */
export const FxTable = z.strictObject({
  days: z.array(z.iso.date()).min(2),
  rates: z.record(Currency, z.array(z.number().positive())),
})
export type FxTable = z.infer<typeof FxTable>

const AirportsFile = z.strictObject({ airports: z.string() })

/** The tables that people write, as rows. Throws with the file that is wrong, and what is wrong with it. */
export function readFixtures(): Fixtures {
  const airports = named('airports.yaml', (text) =>
    readTable(AirportsFile.parse(parse(text)).airports, { least: 4, most: 4 }).map(([iata, name, at = '', tz]) => {
      const [lat, lon] = at.split(',').map(Number)
      return Airport.parse({ iata, name, geo: { lat, lon }, tz })
    }),
  )
  const places = readdirSync(join(FIXTURES, 'places')).map((file): [string, SupplyFile] => {
    const { destination, rows } = named(`places/${file}`, readPlace)
    return [
      file.replace(/\.yaml$/, ''),
      { destination: { ...destination, fixture_version: versionOf({ destination, rows }) }, rows },
    ]
  })
  const flights = named('flights.yaml', (text) => readFlights(text, airports))
  const fx = named('fx.yaml', (text) => FxTable.parse(parse(text)))
  return { airports, places: new Map(places), flights, fx }
}

/** Sixteen digits that change with anything that is said. */
export function versionOf(said: unknown): string {
  return sha256(canonicalJson(Json.parse(said))).slice(0, 16)
}

function named<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(join(FIXTURES, file), 'utf8'))
  } catch (error) {
    throw new Error(`fixtures/trips/${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
