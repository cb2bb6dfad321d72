import { percentile } from '../load.ts'
import { median, print } from '../print-figures.ts'
import { redisInstalled } from '../redis-server.ts'
import { killRuns, TRIP_RUNS_MUST_BE_ZERO } from './kill-runs.ts'
import { timeRuns } from './time-runs.ts'

/** What whoever asks for a trip waits, beside the bars that hold for a quiet machine. */
export async function benchTripRuns({ times, seed }: { times: number; seed: number }): Promise<void> {
  const { run, first, replan, floor } = await timeRuns({ times, seed, redis: redisInstalled() })
  print(`${run.length} trips asked for one after the other, ${replan.length} of them changed, one worker, seed ${seed}`)
  print(line('from the wish to the plan', run, floor, 'p95 < 1000'))
  print(line('to the end of the first node', first, floor, 'p95 < 300'))
  print(line('from a change to the next plan', replan, floor, 'p50 < 150, p95 < 300'))
  print(`  ${'one statement in a transaction'.padEnd(34)}p50 ${median(floor).toFixed(2)} ms`)
}

/** True when all is as promised. */
export async function benchTripKills(options: { runs: number; seed: number }): Promise<boolean> {
  const verdict = await killRuns({ ...options, redis: redisInstalled(), say: print })
  for (const [name, value] of Object.entries(verdict)) print(`  ${name.padEnd(22)} ${value}`)
  return TRIP_RUNS_MUST_BE_ZERO.every((name) => verdict[name] === 0)
}

function line(name: string, ms: number[], floor: number[], bar: string): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const [p50, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)]
  const ratio = (p50 / median(floor)).toFixed(0)
  return `  ${name.padEnd(34)}p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)} ms   ${ratio} times one statement (bar: ${bar})`
}
