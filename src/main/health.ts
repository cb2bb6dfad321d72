import { databaseHealth } from '../adapters/postgres/database-health.ts'
import { systemClock } from '../adapters/system/clock.ts'
import type { Health } from '../http/health.ts'
import { remembered } from '../http/remembered.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'

/** A probe that waits longer has given up on us anyway. */
const WITHIN_MS = 1_500
/** However many ask, the parts are looked at once a second. */
const FRESH_MS = 1_000

/** What is wrong with each part that the product stands on; answers in time, whatever hangs. */
export function healthOf({ databaseUrl, backend }: Pick<Runtime, 'databaseUrl' | 'backend'>): () => Promise<Health> {
  const look = databaseHealth({ url: databaseUrl, migrations: projectFile('prisma/migrations'), withinMs: WITHIN_MS })
  const queue = queueHealth(backend)
  const parts = async (): Promise<Health> => {
    const noAnswer = `no answer within ${WITHIN_MS} ms`
    const [database, queues] = await Promise.all([
      inTime(look(), { database: noAnswer, migrations: 'unknown: the database did not answer' }),
      inTime(queue(), noAnswer),
    ])
    return { ...database, queue: queues }
  }
  const shared = remembered(parts, { clock: systemClock, presentMs: FRESH_MS, absentMs: 0 })
  return async () => (await shared.find('health')) ?? {}
}

/** One question waits at a time: while the queue is away, every probe would add another that waits for it. */
function queueHealth(backend: Runtime['backend']): () => Promise<string | null> {
  let waiting: Promise<string | null> | null = null
  return () => {
    waiting ??= backend.problem().finally(() => {
      waiting = null
    })
    return waiting
  }
}

async function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), WITHIN_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
