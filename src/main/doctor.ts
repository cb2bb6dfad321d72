import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { doctorChecks } from './doctor/checks.ts'
import { SWAP_POINTS } from './doctor/swap-points.ts'
import { explainAndExit } from './explain-and-exit.ts'

/**
 * `npm run doctor`: checks the configuration, cheapest first, and stops at the first failure. With `--swaps` it lists what can
 * be put in place of what instead.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { swaps: { type: 'boolean', default: false } } })
  return values.swaps ? listSwaps() : check()
}

async function check(): Promise<number> {
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

function listSwaps(): number {
  for (const { name, now, integration_point, port, required_env_vars } of SWAP_POINTS) {
    process.stdout.write(
      `${name}\n  now: ${now}\n  integration_point: ${integration_point}\n  port: ${port}\n  required_env_vars: ${required_env_vars.join(', ')}\n`,
    )
  }
  return 0
}

main().then((code) => process.exit(code), explainAndExit)
