import { type Job as BullJob, DelayedError, UnrecoverableError } from 'bullmq'
import { z } from 'zod'
import type { Log } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import type { JobHandler } from '../../jobs/define-job.ts'
import type { Process, QueueBackend } from './backend.ts'
import { turnsOf } from './turns.ts'

export interface Workers {
  /** Finishes what is running and takes nothing new. Work that does not end in time is returned to the queue. */
  close(withinMs: number): Promise<void>
}

/** One BullMQ worker per kind of job. A handler that is not retryable fails its job at once. */
export function startWorkers(
  backend: QueueBackend,
  handlers: AnyHandler[],
  options: { concurrency: number; log: Log },
): Workers {
  const workers = handlers.map((handler) => {
    const concurrency = handler.job.parallel === 'many' ? options.concurrency : 1
    const turns = turnsOf(concurrency, { spare: handler.ofShops })
    const worker = backend.worker(handler.job.name, handler.process(options.log), turns)
    worker.on('error', (error) => options.log.warn('worker_error', { queue: handler.job.name, problem: error.message }))
    worker.on('failed', (job, error) =>
      options.log.error('job_failed', {
        queue: handler.job.name,
        attempt: job?.attemptsMade ?? 0,
        problem: error.message,
      }),
    )
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

/** A handler with its payload type closed over, so that handlers of different jobs fit into one list. */
export interface AnyHandler {
  job: { name: string; parallel: 'many' | 'one' }
  /** Whether each piece of this work is one shop's. */
  ofShops: boolean
  process: (log: Log) => Process
}

export function registered<Payload>(handler: JobHandler<Payload>): AnyHandler {
  return {
    job: handler.job,
    ofShops: handler.job.payload instanceof z.ZodObject && 'tenantId' in handler.job.payload.shape,
    process: () => async (job, token) => {
      const payload = handler.job.payload.parse(job.data)
      const lastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
      const result = await handler.run(payload, { lastAttempt }).catch((error: unknown) => {
        if (error instanceof AppError && !error.retryable) throw new UnrecoverableError(error.message)
        throw error
      })
      if (result !== null) await runAgain(job, result.againInMs, token)
    },
  }
}

async function runAgain(job: BullJob, inMs: number, token: string | undefined): Promise<never> {
  await job.moveToDelayed(Date.now() + inMs, token)
  throw new DelayedError()
}
