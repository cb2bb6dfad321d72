import { readConfig } from '../config/config.ts'
import { doctorChecks } from './doctor-checks.ts'
import { explainAndExit } from './explain-and-exit.ts'

/** `npm run doctor`: checks the configuration, cheapest first, and stops at the first failure. */
async function main(): Promise<number> {
  const checks = doctorChecks(readConfig())
  for (const [index, check] of checks.entries()) {
    try {
      process.stdout.write(`ok    ${check.name}: ${await check.run()}\n`)
    } catch (error) {
      const skipped = checks.length - index - 1
      process.stdout.write(`FAIL  ${check.name}: ${error instanceof Error ? error.message : error}\n`)
      process.stdout.write(`Mend this first; ${skipped} check${skipped === 1 ? ' was' : 's were'} skipped.\n`)
      return 1
    }
  }
  process.stdout.write('Everything that is configured works.\n')
  return 0
}

main().then((code) => process.exit(code), explainAndExit)
