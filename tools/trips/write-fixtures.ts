import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURES, type Fixtures } from './fixture-files.ts'

/** What `fixtures/trips/supply` must hold, by the name of the file: made from the tables, and read by the product. */
export function suppliedFiles({ airports, places, flights, fx }: Fixtures): Map<string, string> {
  const files = new Map([...places].map(([name, { destination, rows }]) => [`${name}.json`, page(destination, rows)]))
  files.set('flights.json', `{ "rows": ${lines(flights)} }\n`)
  files.set('airports.json', `{ "airports": ${lines(airports)} }\n`)
  files.set('fx.json', `${JSON.stringify(fx, null, 1)}\n`)
  return files
}

/** Writes them, in the place of whatever was there. */
export function writeSupply(files: ReadonlyMap<string, string>): void {
  const folder = join(FIXTURES, 'supply')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

function page(destination: object, rows: readonly object[]): string {
  return `{ "destination": ${JSON.stringify(destination)},\n"rows": ${lines(rows)} }\n`
}

/** One thing a line, so that a change shows what has changed. */
function lines(things: readonly object[]): string {
  return `[\n${things.map((thing) => JSON.stringify(thing)).join(',\n')}\n]`
}
