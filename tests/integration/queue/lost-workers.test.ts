import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import type { QueueStore } from '../../../src/adapters/bullmq/backend.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { countFailures } from '../../../src/jobs/count-failures.ts'
import { createShop } from '../../support/builders.ts'
import { type QueueStage, queueStage } from '../../support/queue-stage.ts'
import { testRedis } from '../../support/redis.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const redisUrl = await testRedis()
const db = await testDatabase()

const STORES: [string, QueueStore | null][] = [
  ['PostgreSQL', { kind: 'postgres', url: db.appUrl }],
  ['Redis', redisUrl === null ? null : { kind: 'redis', url: redisUrl }],
]

/** A lost lock is missed by the second look. */
const RECOVERED = { within: 40_000 }

/**
 * As when a process was killed, or blocked for so long that it did not renew its locks in time.
 * @param before how many processes each piece of work has lost already
 */
async function loseLocks(store: QueueStore, stage: QueueStage, before = 0): Promise<void> {
  if (store.kind === 'postgres') {
    await db.directory.$executeRaw`
      UPDATE bullmq.job SET lock_token = 'nobody', locked_until_ms = 0, stalled_count = ${before}::int WHERE queue = ${stage.job.name}`
    return
  }
  const redis = new Redis(store.url)
  const active = await redis.lrange(`${stage.prefix}:active`, 0, -1)
  await Promise.all(
    active.flatMap((id) => [
      redis.hset(`${stage.prefix}:${id}`, 'stc', before),
      redis.del(`${stage.prefix}:${id}:lock`),
    ]),
  )
  redis.disconnect()
}

describe.each(STORES)('work whose worker lost its lock on %s', (_name, store) => {
  const onStore = store === null ? it.skip : it
  const given = store ?? { kind: 'postgres' as const, url: '' }

  onStore('runs again once, not beside what was asked for since, and its late end changes nothing', async () => {
    const stage = await queueStage(given)
    const payload = { tenantId: randomIds.uuid(), key: 'conversation' }
    let end = () => {}
    const late = new Promise<void>((resolve) => {
      end = resolve
    })
    let runs = 0
    let again = 0
    let most = 0
    const run = async () => {
      runs += 1
      if (runs === 1) {
        await late
        return null
      }
      again += 1
      most = Math.max(most, again)
      end()
      await new Promise((resolve) => setImmediate(resolve))
      again -= 1
      return null
    }
    await stage.startProcess(run, { concurrency: 4 })
    await stage.queue.enqueue(stage.job, payload)
    await until(() => runs === 1)
    await loseLocks(given, stage)
    for (let n = 0; n < 5; n++) await stage.queue.enqueue(stage.job, payload)
    // What was taken up again, and one more run for all that was asked for meanwhile.
    await until(() => runs === 3, RECOVERED)
    await stage.queue.enqueue(stage.job, payload)
    await until(() => runs === 4)
    expect(most).toBe(1)
  })

  onStore('is counted as failed when it takes every process down that works on it', async () => {
    const stage = await queueStage(given)
    const { tenantId } = await createShop(db)
    const subjectId = randomIds.uuid()
    let begun = 0
    const never = () => {
      begun += 1
      return new Promise<null>(() => undefined)
    }
    const due = {
      rows: 'none',
      age: 'due' as const,
      schedule: 'sweep' as const,
      payload: () => ({ tenantId, key: '' }),
    }
    const handler = { job: { ...stage.job, due, deadAfter: 8 }, run: never }
    const { run, lost } = countFailures(handler, { ctxFor: () => testCtx(db, { tenantId }) })
    await stage.startProcess(run, { concurrency: 1, ...(lost && { lost }) })
    await stage.startProcess(run, { concurrency: 1, ...(lost && { lost }) })
    await stage.queue.enqueue(stage.job, { tenantId, key: subjectId })
    await until(() => begun === 1)
    await loseLocks(given, stage, 3)
    const [failed] = await until(async () => {
      const rows = await db.transaction(tenantId, (tx) => tx.failedWork.findMany({ where: { tenantId, subjectId } }))
      return rows.length > 0 ? rows : null
    }, RECOVERED)
    expect(failed).toMatchObject({ work: stage.job.name, status: 'waiting', attempts: 1 })
    expect(failed?.problem).toContain('went away')
    expect(begun).toBe(1)
  })
})

describe('closing the workers', () => {
  it('does not wait longer than it was told for work that does not end', async () => {
    const stage = await queueStage({ kind: 'postgres', url: db.appUrl })
    let begun = false
    const workers = await stage.startProcess(
      () => {
        begun = true
        return new Promise(() => undefined)
      },
      { concurrency: 1 },
    )
    await stage.queue.enqueue(stage.job, { tenantId: randomIds.uuid(), key: 'endless' })
    await until(() => begun)
    await workers.close(10)
  })
})
