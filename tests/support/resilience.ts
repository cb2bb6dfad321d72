import { type Resilience, resilience } from '../../src/adapters/resilience.ts'
import { testLog } from './test-ctx.ts'

/** Circuits of their own for one test. They stay closed unless `failuresToOpen` is given: a test of faults makes many. */
export function testResilience(
  options: { failuresToOpen?: number; retestMs?: number; log?: ReturnType<typeof testLog> } = {},
): Resilience {
  const { failuresToOpen = 1_000_000, retestMs = 10_000, log = testLog() } = options
  return resilience({ log, retestMs, failuresToOpen })
}
