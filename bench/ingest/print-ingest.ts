import { print } from '../print-figures.ts'
import { redisInstalled } from '../redis-server.ts'
import { lineOf } from '../waits.ts'
import { DOCUMENTS_MUST_BE_ZERO } from './judge-documents.ts'
import { killWorkers } from './kill-workers.ts'
import { benchIngestLoad } from './load.ts'

/** True when all is as promised. */
export async function ingestKillsBench(options: { kills: number; seed: number }): Promise<boolean> {
  const { killedIn, ...verdict } = await killWorkers({ ...options, redis: redisInstalled(), say: print })
  print(`  ${JSON.stringify(killedIn)}`)
  for (const [name, value] of Object.entries(verdict)) print(`  ${name.padEnd(18)} ${value}`)
  return DOCUMENTS_MUST_BE_ZERO.every((name) => verdict[name] === 0)
}

/** True when all is as promised. */
export async function ingestLoadBench(options: { seed: number; perSecond: number }): Promise<boolean> {
  const { idle, ingesting, documents, messages } = await benchIngestLoad(options)
  print(
    `${messages} messages at ${options.perSecond}/s, and ${documents} books of 500 pages read meanwhile, one worker`,
  )
  print(`  no book, p50/p95 ms                ${lineOf(idle)}`)
  print(`  while books are read               ${lineOf(ingesting)}`)
  const turn = ingesting.turn[1] / idle.turn[1]
  // A turn that has begun may be quick and yet have waited for seconds to begin.
  const total = ingesting.total[1] / idle.total[1]
  print(
    `  ratio of the p95                  turn ${turn.toFixed(2)}, from her message to the answer ${total.toFixed(2)} (bar: 1.30)`,
  )
  return turn <= 1.3 && total <= 1.3
}
