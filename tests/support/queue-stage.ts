import { z } from 'zod'
import { type QueueStore, queueBackend } from '../../src/adapters/bullmq/backend.ts'
import { loopLoad } from '../../src/adapters/bullmq/loop-load.ts'
import { threadGate } from '../../src/adapters/bullmq/thread-gate.ts'
import { type BullWorkQueue, bullWorkQueue } from '../../src/adapters/bullmq/work-queue.ts'
import { registered, startWorkers, type Workers } from '../../src/adapters/bullmq/workers.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import type { Job, JobHandler, JobResult, JobRun } from '../../src/jobs/define-job.ts'
import { afterFile } from './after-file.ts'
import { testLog } from './test-ctx.ts'

/**
 * Often, so that no test waits for the next look at work that lost its worker; and never for work that nobody was woken for, or a
 * test could not tell.
 */
const LOOKS = { stalledInterval: 200, drainDelay: 3_600 }

const ShopPayload = z.strictObject({ tenantId: z.uuid(), key: z.string() })
export type ShopPayload = z.infer<typeof ShopPayload>

export interface QueueStage {
  job: Job<ShopPayload>
  queue: BullWorkQueue
  /** The name that Redis keeps the keys of this queue under. */
  prefix: string
  /** Starts the workers of one more process. */
  startProcess(
    run: (payload: ShopPayload, run: JobRun) => Promise<JobResult>,
    options: { concurrency: number; lost?: JobHandler<ShopPayload>['lost'] },
  ): Promise<Workers>
}

/** A queue of its own for work that names a shop; everything is closed after the file. */
export async function queueStage(store: QueueStore): Promise<QueueStage> {
  const job: Job<ShopPayload> = {
    name: `shops-${randomIds.secret(6)}`,
    payload: ShopPayload,
    attempts: 3,
    backoffMs: 20,
    key: ({ key }) => key,
    parallel: 'many',
  }
  const prefix = `t${randomIds.secret(4)}`
  const log = testLog()
  const producer = queueBackend(store, prefix)
  await producer.ready()
  const queue = bullWorkQueue(producer, log)
  const ends: (() => Promise<void>)[] = []
  afterFile(async () => {
    for (const end of ends) await end()
    await queue.close()
    await producer.close()
  })
  return {
    job,
    queue,
    prefix: `{${prefix}}:${job.name}`,
    async startProcess(run, { concurrency, lost }) {
      const backend = queueBackend(store, prefix, LOOKS)
      await backend.ready()
      const workers = startWorkers(backend, [registered({ job, run, ...(lost && { lost }) })], {
        concurrency,
        gate: threadGate(loopLoad),
        log,
      })
      ends.push(async () => {
        await workers.close(500)
        await backend.close()
      })
      return workers
    },
  }
}
