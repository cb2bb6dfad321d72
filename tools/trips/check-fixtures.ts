import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURES, readFixtures } from './fixture-files.ts'
import { fixtureProblems } from './fixture-problems.ts'
import { suppliedFiles } from './write-fixtures.ts'

/** Says what is wrong with the fixtures of trips, and which files are no longer what their tables say. */
const fixtures = readFixtures()
const stale = [...suppliedFiles(fixtures)].filter(([name, text]) => textOf(name) !== text)
const problems = [
  ...fixtureProblems(fixtures),
  ...stale.map(([name]) => `supply/${name} is not what the tables say: run "npm run trips:build"`),
]
const rows = [...fixtures.places.values()].reduce((sum, place) => sum + place.rows.length, fixtures.flights.length)
process.stdout.write(`${fixtures.places.size} destinations, ${rows} rows, ${problems.length} problems\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1

function textOf(name: string): string | null {
  try {
    return readFileSync(join(FIXTURES, 'supply', name), 'utf8')
  } catch {
    return null
  }
}
