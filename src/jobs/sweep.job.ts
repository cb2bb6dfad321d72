import { z } from 'zod'
import type { Job } from './define-job.ts'

export const Nothing = z.strictObject({})
export type Nothing = z.infer<typeof Nothing>

/** Wakes every kind of unfinished work that its own job has lost. Runs on a schedule, once for all workers. */
export const sweepJob: Job<Nothing> = {
  name: 'sweep',
  payload: Nothing,
  attempts: 1,
  backoffMs: 1_000,
  key: () => 'sweep',
  parallel: 'one',
}
