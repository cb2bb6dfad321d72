import type { Job } from './define-job.ts'

export interface EnqueueOptions {
  /** Start no earlier than this. */
  delayMs?: number
  /** A run that still waits for its delay is brought forward to the new delay. */
  hurry?: boolean
}

/** Where work is put. Losing what is put here loses nothing: the rows are safe and a sweeper puts it again. */
export interface WorkQueue {
  enqueue<Payload>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>
}
