import type { IQueueBackend } from 'bullmq'
import { z } from 'zod'
import type { Turns } from './turns.ts'

/** How soon a process that holds back looks again whether it has room, and for shops that wait for their first slot. */
const LOOK_AGAIN_MS = 20

/** The next job as a backend hands it out: its fields, its id, and two waits. */
const Taken = z.tuple([z.object({ priority: z.coerce.number().default(0) }), z.string().min(1)]).rest(z.unknown())

/** Keeps `turns` informed of what the worker on this backend takes and gives back. */
export function takeTurns<Backend extends IQueueBackend>(backend: Backend, turns: Turns): Backend {
  const note = <Answer>(answer: Answer): Answer => {
    const taken = Taken.safeParse(answer)
    if (taken.success) turns.began(taken.data[1], taken.data[0].priority)
    return answer
  }
  const { moveToActive, moveToCompleted, moveToFailed, moveToDelayed, retryJob, waitForJob } = bound(backend)
  backend.moveToActive = async (...args) => note(await moveToActive(...args))
  backend.moveToCompleted = async (job, ...rest) => {
    turns.ended(job.id ?? '')
    const done = await moveToCompleted(job, ...rest)
    note(done.result)
    return done
  }
  backend.moveToFailed = async (job, ...rest) => {
    turns.ended(job.id ?? '')
    const done = await moveToFailed(job, ...rest)
    note(done.result)
    return done
  }
  backend.moveToDelayed = async (jobId, ...rest) => {
    turns.ended(jobId)
    return note(await moveToDelayed(jobId, ...rest))
  }
  backend.retryJob = (jobId, ...rest) => {
    turns.ended(jobId)
    return retryJob(jobId, ...rest)
  }
  // A process that holds back must not answer the store's call that work has come in: it would take nothing, and an idle
  // process would not hear it. It looks by itself instead, and each job that ends looks at once.
  backend.waitForJob = async (seconds) => {
    if (!turns.holdsBack()) return waitForJob(seconds)
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1_000, LOOK_AGAIN_MS)))
    return null
  }
  return backend
}

function bound<Backend extends IQueueBackend>(backend: Backend) {
  return {
    moveToActive: backend.moveToActive.bind(backend),
    moveToCompleted: backend.moveToCompleted.bind(backend),
    moveToFailed: backend.moveToFailed.bind(backend),
    moveToDelayed: backend.moveToDelayed.bind(backend),
    retryJob: backend.retryJob.bind(backend),
    waitForJob: backend.waitForJob.bind(backend),
  }
}
