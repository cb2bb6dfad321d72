import { type Job as BullJob, DelayedError, UnrecoverableError } from 'bullmq'
import { z } from 'zod'
import type { Log } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import type { Job, JobHandler } from '../../jobs/define-job.ts'
import type { Process, QueueBackend } from './backend.ts'
import { laneOf } from './lane.ts'
import type { ThreadGate } from './thread-gate.ts'
import { turnsOf } from './turns.ts'

export interface Workers {
  /** Finishes what is running and takes nothing new. Work that does not end in time is returned to the queue. */
  close(withinMs: number): Promise<void>
}

/** One BullMQ worker per kind of job. A handler that is not retryable fails its job at once. */
export function startWorkers(
  backend: QueueBackend,
  handlers: AnyHandler[],
  options: { concurrency: number; gate: ThreadGate; log: Log },
): Workers {
  const { gate } = options
  const workers = handlers.map((handler) => {
    const concurrency = handler.job.parallel === 'one' ? 1 : options.concurrency
    const turns = turnsOf(concurrency, { spare: handler.ofShops })
    const process = handler.job.parallel === 'thread' ? through(gate, handler.process) : handler.process
    const worker = backend.worker(handler.job.name, process, turns)
    worker.on('error', (error) => options.log.warn('worker_error', { queue: handler.job.name, problem: error.message }))
    worker.on('failed', (job, error) => {
      const { name: queue } = handler.job
      options.log.error('job_failed', { queue, attempt: job?.attemptsMade ?? 0, problem: error.message })
      // Set on what has lost its worker too often: it failed without having been run.
      if (!job?.deferredFailure) return
      handler
        .lost(job.data)
        .catch((lost: unknown) => options.log.error('lost_work_failed', { queue, problem: String(lost) }))
    })
    return worker
  })
  return {
    async close(withinMs) {
      const closing = Promise.all(workers.map((worker) => worker.close()))
      // Work that is still running keeps its lock until that expires, and another worker then takes it up again. A worker that
      // is closing already cannot be told to hurry.
      await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, withinMs).unref())])
    },
  }
}

function through(gate: ThreadGate, process: Process): Process {
  return (job, token) => gate.run(laneOf(job.data), () => process(job, token))
}

/** A handler with its payload type closed over, so that handlers of different jobs fit into one list. */
export interface AnyHandler {
  job: Pick<Job<never>, 'name' | 'parallel'>
  /** Whether each piece of this work is one shop's. */
  ofShops: boolean
  process: Process
  lost: (data: unknown) => Promise<void>
}

export function registered<Payload>(handler: JobHandler<Payload>): AnyHandler {
  return {
    job: handler.job,
    ofShops: handler.job.payload instanceof z.ZodObject && 'tenantId' in handler.job.payload.shape,
    process: async (job, token) => {
      const payload = handler.job.payload.parse(job.data)
      const lastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
      const result = await handler.run(payload, { lastAttempt }).catch((error: unknown) => {
        if (error instanceof AppError && !error.retryable) throw new UnrecoverableError(error.message)
        throw error
      })
      if (result !== null) await runAgain(job, result.againInMs, token)
    },
    lost: async (data) => handler.lost?.(handler.job.payload.parse(data)),
  }
}

async function runAgain(job: BullJob, inMs: number, token: string | undefined): Promise<never> {
  await job.moveToDelayed(Date.now() + inMs, token)
  throw new DelayedError()
}
