import { readFixtures } from './fixture-files.ts'
import { fixtureProblems } from './fixture-problems.ts'
import { suppliedFiles, writeSupply } from './write-fixtures.ts'

/** Makes `fixtures/trips/supply` from the tables beside it; of what is wrong with them nothing is written. */
const fixtures = readFixtures()
const problems = fixtureProblems(fixtures)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
} else {
  writeSupply(suppliedFiles(fixtures))
}
