import type { Log } from '../../domain/context.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { WorkQueue } from '../../jobs/queue.ts'
import type { QueueBackend, QueueHandle } from './backend.ts'
import { laneOf } from './lane.ts'

/** Finished jobs are of no use, a few failed ones help to find out why; the rows are the truth. */
const KEEP = { removeOnComplete: true, removeOnFail: { count: 1_000 } }

export interface BullWorkQueue extends WorkQueue {
  /** Runs a job every so often, once for all processes. */
  schedule<Payload extends object>(job: Job<Payload>, payload: Payload, everyMs: number): Promise<void>
  /** How many jobs wait, in each of the queues that this process has put work on. None while the store is away. */
  depths(): Promise<Map<string, number>>
  close(): Promise<void>
}

/** Puts work on BullMQ queues, one per kind of job. A queue that is away is logged, not thrown: a sweeper puts it again. */
export function bullWorkQueue(backend: QueueBackend, log: Log): BullWorkQueue {
  const queues = new Map<string, QueueHandle>()
  const queueOf = (name: string) => {
    const known = queues.get(name)
    if (known) return known
    const queue = backend.queue(name)
    queue.on('error', (error) => log.warn('queue_error', { queue: name, problem: error.message }))
    queues.set(name, queue)
    return queue
  }
  return {
    async enqueue(job, payload, options = {}) {
      try {
        await queueOf(job.name).add(job.name, Object(payload), {
          ...KEEP,
          attempts: job.attempts,
          backoff: { type: 'exponential', delay: job.backoffMs },
          delay: options.delayMs ?? 0,
          priority: laneOf(payload),
          deduplication: { id: job.key(payload), keepLastIfActive: true, reschedule: options.hurry ?? false },
        })
      } catch (error) {
        log.warn('enqueue_failed', { queue: job.name, problem: error instanceof Error ? error.message : String(error) })
      }
    },
    async schedule(job, payload, everyMs) {
      const template = { name: job.name, data: payload, opts: { ...KEEP, attempts: job.attempts } }
      await queueOf(job.name).upsertJobScheduler(`every-${job.name}`, { every: everyMs }, template)
    },
    async depths() {
      const counted = await Promise.allSettled(
        [...queues].map(
          async ([name, queue]) => [name, await queue.getJobCountByTypes('wait', 'prioritized')] as const,
        ),
      )
      return new Map(counted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
    },
  }
}
