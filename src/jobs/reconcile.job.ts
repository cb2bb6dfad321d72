import type { Job } from './define-job.ts'
import { Nothing } from './sweep.job.ts'

/** Finds the shops that have payments to reconcile and wakes one run for each. On a schedule, once for all workers. */
export const reconcileJob: Job<Nothing> = {
  name: 'reconcile',
  payload: Nothing,
  attempts: 1,
  backoffMs: 1_000,
  key: () => 'reconcile',
  parallel: 'one',
}
