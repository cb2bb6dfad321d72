import os from 'node:os'
import { answerInThread } from '../../adapters/threads/answer-in-thread.ts'
import type { Config } from '../../config/config.ts'
import { buildEngine } from '../engine.ts'
import { buildRuntime } from '../runtime.ts'
import { type HistoricShop, type Played, playHistory } from './play-history.ts'

/** What is to be played, and where. */
export interface HistoryQuestion {
  config: Config
  database: { appUrl: string; secretKey: string }
  shops: HistoricShop[]
  now: Date
}

/** The demo is used meanwhile. Only on Linux is this the priority of a thread; elsewhere it would be that of the process. */
const NICE = 5
/** One transaction at a time, and what the libraries keep open beside it. */
const POOL = 3

/** The thread in which history is played: turns compute, and nobody's message shall wait for it. */
answerInThread(async ({ config, database, shops, now }: HistoryQuestion): Promise<Played> => {
  if (process.platform === 'linux') os.setPriority(NICE)
  const quiet = { ...config, database: { ...config.database, pool: POOL }, redisUrl: null, logLevel: 'error' } as const
  // Its own reader alone: no vendor is asked about what never was.
  const runtime = buildRuntime({ ...quiet, anthropic: { ...config.anthropic, apiKey: null } }, database)
  try {
    return await playHistory(runtime, await buildEngine(runtime), { shops, now })
  } finally {
    await runtime.close()
  }
})
