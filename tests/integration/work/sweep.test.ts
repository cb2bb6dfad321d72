import { describe, expect, it } from 'vitest'
import { queueBackend } from '../../../src/adapters/bullmq/backend.ts'
import { loopLoad } from '../../../src/adapters/bullmq/loop-load.ts'
import { threadGate } from '../../../src/adapters/bullmq/thread-gate.ts'
import { bullWorkQueue } from '../../../src/adapters/bullmq/work-queue.ts'
import { registered, startWorkers } from '../../../src/adapters/bullmq/workers.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { sweepHandler } from '../../../src/jobs/sweep.handler.ts'
import { sweepJob } from '../../../src/jobs/sweep.job.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { testClock, testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'
import { fillTenant } from '../isolation/fill-tenant.ts'

const db = await testDatabase()
const directory = postgresDirectory(db)

function openSweep(queue: WorkQueue, works = SWEPT_WORK) {
  const log = testLog()
  const ages = { due: 0, stale: 30_000, channel: 60_000 }
  const clock = testClock('2030-01-01T00:00:00Z')
  return { log, sweep: sweepHandler(sweepJob, { directory, queue, clock, log, works, ages }) }
}

describe('the sweep', () => {
  it('wakes the rest when one kind of work cannot be looked for, and when one row cannot be woken', async () => {
    const shops = [await fillTenant(db), await fillTenant(db)]
    const woken: string[] = []
    const queue: WorkQueue = {
      async enqueue(job, payload) {
        if (job.name === 'settle-payment' && JSON.stringify(payload).includes(shops[0]?.tenantId ?? ''))
          throw new Error('not this one')
        woken.push(`${job.name} ${JSON.stringify(payload)}`)
      },
    }
    const [broken, ...others] = SWEPT_WORK
    if (!broken) throw new Error('nothing is swept')
    const { sweep, log } = openSweep(queue, [{ ...broken, due: { ...broken.due, rows: 'nowhere' } }, ...others])
    await sweep.run({}, { lastAttempt: true })
    for (const { name } of others) expect(woken.some((one) => one.startsWith(`${name} `))).toBe(true)
    const payments = woken.filter((one) => one.startsWith('settle-payment '))
    expect(payments.join()).toContain(shops[1]?.tenantId)
    expect(log.lines.map(({ event }) => event).sort()).toEqual(['sweep', 'sweep_failed', 'wake_failed'])
  })

  it('goes on by its schedule after a run that threw', async () => {
    const backend = queueBackend({ kind: 'postgres', url: db.appUrl }, `t${randomIds.secret(4)}`)
    const log = testLog()
    const queue = bullWorkQueue(backend, log)
    let runs = 0
    const job = { ...sweepJob, name: `sweep-${randomIds.secret(4)}` }
    const run = async () => {
      runs += 1
      throw new Error('a bad run')
    }
    const workers = startWorkers(backend, [registered({ job, run })], {
      concurrency: 4,
      gate: threadGate(loopLoad),
      log,
    })
    await queue.schedule(job, {}, 100)
    await until(() => runs >= 4)
    await workers.close(5_000)
    await queue.close()
    await backend.close()
  })
})
