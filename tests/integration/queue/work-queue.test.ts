import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type QueueStore, queueBackend } from '../../../src/adapters/bullmq/backend.ts'
import { loopLoad } from '../../../src/adapters/bullmq/loop-load.ts'
import { threadGate } from '../../../src/adapters/bullmq/thread-gate.ts'
import { bullWorkQueue } from '../../../src/adapters/bullmq/work-queue.ts'
import { registered, startWorkers } from '../../../src/adapters/bullmq/workers.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { AppError } from '../../../src/domain/errors.ts'
import type { Job, JobResult, JobRun } from '../../../src/jobs/define-job.ts'
import { afterFile } from '../../support/after-file.ts'
import { testRedis } from '../../support/redis.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const Payload = z.strictObject({ key: z.string(), n: z.int() })
type Payload = z.infer<typeof Payload>

const redisUrl = await testRedis()
const db = await testDatabase()

const STORES: [string, QueueStore | null][] = [
  ['PostgreSQL', { kind: 'postgres', url: db.appUrl }],
  ['Redis', redisUrl === null ? null : { kind: 'redis', url: redisUrl }],
]

/** A queue of its own with one handler; everything is closed after the file. */
async function stage(store: QueueStore, run: (payload: Payload, run: JobRun) => Promise<JobResult>) {
  const job: Job<Payload> = {
    name: `test-${randomIds.secret(6)}`,
    payload: Payload,
    attempts: 3,
    backoffMs: 20,
    key: ({ key }) => key,
    parallel: 'many',
  }
  const log = testLog()
  const backend = queueBackend(store, `t${randomIds.secret(4)}`)
  const queue = bullWorkQueue(backend, log)
  await backend.ready()
  const workers = startWorkers(backend, [registered({ job, run })], {
    concurrency: 10,
    gate: threadGate(loopLoad),
    log,
  })
  afterFile(async () => {
    await workers.close(5_000)
    await queue.close()
    await backend.close()
  })
  return { job, queue, log }
}

describe.each(STORES)('work queue on %s', (_name, store) => {
  const onStore = store === null ? it.skip : it
  const given = store ?? { kind: 'postgres' as const, url: '' }

  onStore('never runs the same key twice at once, and runs once more for what came in between', async () => {
    let running = 0
    let overlaps = 0
    let runs = 0
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { job, queue } = await stage(given, async () => {
      running += 1
      runs += 1
      if (running > 1) overlaps += 1
      await gate
      running -= 1
      return null
    })
    await queue.enqueue(job, { key: 'a', n: 0 })
    await until(() => runs === 1)
    for (let n = 1; n <= 20; n++) await queue.enqueue(job, { key: 'a', n })
    release()
    await until(() => runs === 2)
    expect(overlaps).toBe(0)
  })

  onStore('brings a waiting run forward when told to hurry', async () => {
    const seen: number[] = []
    const { job, queue } = await stage(given, async ({ n }) => {
      seen.push(n)
      return null
    })
    await queue.enqueue(job, { key: 'a', n: 1 }, { delayMs: 60_000 })
    await queue.enqueue(job, { key: 'a', n: 2 }, { hurry: true })
    await until(() => seen.length === 1)
  })

  onStore('runs again after the time the handler asked for, without counting an attempt', async () => {
    const attempts: boolean[] = []
    const { job, queue } = await stage(given, async (_payload, { lastAttempt }) => {
      attempts.push(lastAttempt)
      return attempts.length < 5 ? { againInMs: 5 } : null
    })
    await queue.enqueue(job, { key: 'a', n: 1 })
    await until(() => attempts.length === 5)
    expect(attempts).toEqual([false, false, false, false, false])
  })

  onStore('tells the handler which attempt is the last, and stops at once on what is not retryable', async () => {
    const last: boolean[] = []
    let refused = 0
    const failing = await stage(given, async (_payload, { lastAttempt }) => {
      last.push(lastAttempt)
      throw new Error('not now')
    })
    const refusing = await stage(given, async () => {
      refused += 1
      throw new AppError('not_found', 'gone')
    })
    await failing.queue.enqueue(failing.job, { key: 'a', n: 1 })
    await refusing.queue.enqueue(refusing.job, { key: 'a', n: 1 })
    await until(() => last.length === 3)
    expect(last).toEqual([false, false, true])
    await until(() => refusing.log.lines.some((line) => line.event === 'job_failed'))
    expect(refused).toBe(1)
  })

  onStore('repeats a scheduled job, once for all who schedule it', async () => {
    const runs = { once: 0, twice: 0 }
    const staged = (who: keyof typeof runs) =>
      stage(given, async () => {
        runs[who] += 1
        return null
      })
    const [once, twice] = [await staged('once'), await staged('twice')]
    await once.queue.schedule(once.job, { key: 'tick', n: 0 }, 200)
    await twice.queue.schedule(twice.job, { key: 'tick', n: 0 }, 200)
    await twice.queue.schedule(twice.job, { key: 'tick', n: 0 }, 200)
    await until(() => runs.once >= 6 && runs.twice >= 4)
    // Run twice as often it would be far ahead of the other one.
    expect(runs.twice).toBeLessThan(runs.once * 1.5 + 1)
  })
})

describe('work queue whose store is away', () => {
  it('does not throw at the caller, whose row is safe, and says so in the log', async () => {
    const log = testLog()
    const backend = queueBackend({ kind: 'redis', url: 'redis://127.0.0.1:1' }, 'nobody')
    const queue = bullWorkQueue(backend, log)
    const job: Job<Payload> = {
      name: 'lost',
      payload: Payload,
      attempts: 1,
      backoffMs: 1,
      key: ({ key }) => key,
      parallel: 'many',
    }
    await queue.enqueue(job, { key: 'a', n: 1 })
    expect(log.lines.map((line) => line.event)).toContain('enqueue_failed')
    await backend.close()
  })
})
