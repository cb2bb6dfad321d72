import type { z } from 'zod'

/** A kind of background work. Payloads hold ids only: never text, phone numbers or secrets. */
export interface Job<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** Runs at most, the first one included. A handler that throws a non-retryable AppError is not run again. */
  attempts: number
  /** Wait before the second run; doubles with each further one. */
  backoffMs: number
  /** Work with the same key never runs twice at once, and one more run is kept while one is active. */
  key: (payload: Payload) => string
  /** Runs side by side in one worker process: `many` waits on the network, `one` is a periodic task. */
  parallel: 'many' | 'one'
}

/** What a handler may ask for: to be run again after a while, without that counting as a failure. */
export type JobResult = { againInMs: number } | null

export interface JobRun {
  /** True when no further run follows if this one throws. */
  lastAttempt: boolean
}

export interface JobHandler<Payload> {
  job: Job<Payload>
  run: (payload: Payload, run: JobRun) => Promise<JobResult>
}
